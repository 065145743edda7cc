// Tags over all files: one that a single card has and that is near to another, and filters that ask for one that no
// card has.
#ifndef AG_API_CHECK_TAGS_H
#define AG_API_CHECK_TAGS_H

#include "api/check_files.h"

ag_status ag_check_tags(const ag_check_files *files, ag_findings *findings, ag_error *error);

#endif
