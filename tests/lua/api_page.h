// docs/api.md, as the rows of words say it.
#ifndef AG_TESTS_LUA_API_PAGE_H
#define AG_TESTS_LUA_API_PAGE_H

#include "base/span.h"

void api_page_write(ag_text *out);

#endif
