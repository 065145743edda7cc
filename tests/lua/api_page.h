// docs/api.md and docs/events.md, as the rows of words and events say it.
#ifndef AG_TESTS_LUA_API_PAGE_H
#define AG_TESTS_LUA_API_PAGE_H

#include "base/span.h"

void api_page_write(ag_text *out);
void events_page_write(ag_text *out);

#endif
