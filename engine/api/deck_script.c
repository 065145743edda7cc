// A deck's script as a list: a file that lies anywhere is loaded as the database would load it.
#include "api/deck_list.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/describe.h"

// The scripts of the database, and the file at hand before them.
typedef struct file_source {
    ag_source source;
    const ag_source *rest;
    ag_script script;
} file_source;

static int file_find(void *context, const char *key, ag_script *out)
{
    const file_source *from = context;
    if (strcmp(key, from->script.key) == 0) {
        *out = from->script;
        return 1;
    }
    return from->rest->find(from->rest->context, key, out);
}

static const char *file_key(void *context, int index)
{
    const file_source *from = context;
    return index == 0 ? from->script.key : from->rest->key(from->rest->context, index - 1);
}

// Where the script names the card, from `*at` on.
static int line_of(const char *text, const char *word, const char **at)
{
    int line = 1;
    const char *found = strstr(*at, word);
    if (found != NULL) {
        *at = found + strlen(word);
    }
    for (const char *c = text; found != NULL && c < found; c++) {
        line += *c == '\n';
    }
    return found == NULL ? 0 : line;
}

static void take_facts(ag_deck_list *list, const ag_facts *facts, const char *text)
{
    const char *at = text;
    list->name = ag_arena_text(&list->arena, facts->name);
    list->plan = ag_arena_text(&list->arena, facts->plan);
    if (facts->hero[0] != '\0') {
        const char *hero_at = text;
        ag_deck_list_add(list, line_of(text, facts->hero, &hero_at), 1, facts->hero,
                         strlen(facts->hero), "", 0, 1);
    }
    at = strstr(text, "cards") != NULL ? strstr(text, "cards") : text;
    for (int i = 0; i < facts->row_count; i++) {
        const char *key = facts->rows[i].key;
        ag_deck_list_add(list, line_of(text, key, &at), facts->rows[i].count, key, strlen(key), "",
                         0, 0);
    }
}

ag_status ag_deck_read_script(ag_deck_list *list, const char *text, size_t size, ag_error *error)
{
    file_source from = { .rest = &list->engine->source,
                         .script = { "decks/read_from_a_file", list->file, text, size,
                                     "00000000000000000000000000000000" } };
    from.source = (ag_source){ .context = &from, .find = file_find, .key = file_key };
    ag_facts *facts = calloc(1, sizeof *facts);
    if (facts == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", list->file);
    }
    ag_status status = ag_script_describe(NULL, &from.source, from.script.key, facts, error);
    if (status == AG_OK && facts->kind != AG_SCRIPT_DECK) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "%s: this script is no deck: `return deck \"Name\" { … }` was expected",
                         list->file);
    }
    if (status == AG_OK) {
        take_facts(list, facts, text);
    }
    free(facts);
    return status;
}
