// Tags over all files: a tag of a single card that is close to another tag, and filters
// that ask for a tag of no card.
#ifndef AG_API_CHECK_CHECK_TAGS_H
#define AG_API_CHECK_CHECK_TAGS_H

#include "api/check/check_files.h"

ag_status ag_check_tags(const ag_check_files *files, ag_findings *findings, ag_error *error);

#endif
