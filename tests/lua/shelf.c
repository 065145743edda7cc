// Scripts from memory.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/hash.h"
#include "lua/shelf.h"

static int find(void *context, const char *key, ag_script *out)
{
    const shelf *on = context;
    for (int i = 0; i < on->count; i++) {
        if (strcmp(on->scripts[i].key, key) == 0) {
            *out = on->scripts[i];
            return 1;
        }
    }
    return 0;
}

static const char *key_at(void *context, int index)
{
    const shelf *on = context;
    return index < on->count ? on->scripts[index].key : NULL;
}

void shelf_put(shelf *on, const char *key, const char *text)
{
    assert_true(on->count < SHELF_MAX);
    int i = on->count++;
    on->source = (ag_source){ .context = on, .find = find, .key = key_at };
    snprintf(on->paths[i], sizeof on->paths[i], "cards/%s.lua", key);
    ag_hash_script(text, strlen(text), on->hashes[i]);
    on->scripts[i] = (ag_script){ .key = key,
                                  .path = on->paths[i],
                                  .source = text,
                                  .size = strlen(text),
                                  .hash = on->hashes[i] };
}

ag_status shelf_load(shelf *on, const char *key, ag_error *error)
{
    ag_host *host;
    uint16_t printed;
    assert_int_equal(ag_host_open(&on->source, &host, error), AG_OK);
    ag_status status = ag_host_load_card(host, key, &printed, error);
    ag_host_close(host);
    return status;
}

void shelf_refuses(const char *text, const char *part)
{
    shelf on = { .count = 0 };
    ag_error error = { .text = "" };
    shelf_put(&on, "t/card", text);
    ag_status status = shelf_load(&on, "t/card", &error);
    if (status == AG_OK || strstr(error.text, part) == NULL) {
        fail_msg("expected \"%s\", got %d \"%s\" for:\n%s", part, status, error.text, text);
    }
}

ag_host *shelf_host(shelf *on, const char *text, uint16_t *printed)
{
    ag_host *host;
    ag_error error = { .text = "" };
    *on = (shelf){ .count = 0 };
    shelf_put(on, "t/card", text);
    assert_int_equal(ag_host_open(&on->source, &host, &error), AG_OK);
    if (ag_host_load_card(host, "t/card", printed, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return host;
}
