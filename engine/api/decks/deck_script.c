// A deck's script as a list: a file anywhere is loaded as the database would load it.
#include "api/decks/deck_list.h"

#include <stdlib.h>
#include <string.h>

#include "api/handle/lone_script.h"
#include "base/error.h"
#include "base/letter.h"
#include "lua/describe/describe.h"

// The line on which the script names the card, from `*at` on.
static int line_of(const char *text, const char *word, const char **at)
{
    const char *found = strstr(*at, word);
    if (found != NULL) *at = found + strlen(word);
    return found == NULL ? 0 : ag_line_of(text, found);
}

static void take_facts(ag_deck_list *list, const ag_facts *facts, const char *text)
{
    const char *at = text;
    list->may_be_empty = 1;
    list->name = ag_arena_text(&list->arena, facts->name);
    list->plan = ag_arena_text(&list->arena, facts->plan);
    if (facts->hero[0] != '\0') {
        const char *hero_at = text;
        ag_deck_list_add(list, &(ag_deck_line){ .line = line_of(text, facts->hero, &hero_at),
                                                .count = 1,
                                                .name = facts->hero,
                                                .is_hero = 1 });
    }
    at = strstr(text, "cards") != NULL ? strstr(text, "cards") : text;
    for (int i = 0; i < facts->row_count; i++) {
        const char *key = facts->rows[i].key;
        ag_deck_list_add(list, &(ag_deck_line){ .line = line_of(text, key, &at),
                                                .count = facts->rows[i].count,
                                                .name = key });
    }
}

ag_status ag_deck_read_script(ag_deck_list *list, const char *text, ag_error *error)
{
    ag_lone_script from;
    ag_lone_script_open(&from, &list->engine->source, "decks/read_from_a_file", list->file, text,
                        strlen(text));
    ag_facts *facts = calloc(1, sizeof *facts);
    if (facts == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", list->file);
    ag_host *host = NULL;
    ag_status status = ag_script_describe(&host, &from.source, from.script.key, facts, error);
    ag_host_close(host);
    if (status == AG_OK && facts->kind != AG_SCRIPT_DECK) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "%s: this script is no deck: `return deck \"Name\" { … }` was expected",
                         list->file);
    }
    if (status == AG_OK) take_facts(list, facts, text);
    free(facts);
    return status;
}
