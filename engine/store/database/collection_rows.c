// One line for each card, in the order of the keys: explain/collection.h describes the line.
#include "store/database/collection_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explain/collection.h"

// Room for a line whose fields are as long as the database allows.
enum { LINE_MAX = 1024 };

ag_deck_facts ag_library_deck_facts(const ag_library *library, const ag_card_row *card)
{
    return (ag_deck_facts){ .type = card->type,
                            .tags = card->tags,
                            .classes = card->classes,
                            .faction = card->faction,
                            .requires = card->requires,
                            .deckbuilding = card->deckbuilding,
                            .of_raid =
                                strncmp(ag_library_path(library, card->key), "raids/", 6) == 0,
                            .is_token = card->is_token };
}

static size_t write_line(const ag_library *library, const ag_card_row *card, char *out)
{
    ag_collected line = { .key = card->key,
                          .name = card->name,
                          .is_unlimited = card->is_unlimited,
                          .is_ongoing = card->ongoing,
                          .facts = ag_library_deck_facts(library, card) };
    return ag_collected_write(&line, out, LINE_MAX);
}

static void collect(ag_library *library, const ag_list *cards)
{
    size_t size = 0;
    char *text = malloc((size_t)cards->count * LINE_MAX + 1);
    if (text == NULL) return;
    for (int i = 0; i < cards->count; i++) {
        size += write_line(library, ag_list_at(cards, i), text + size);
    }
    ag_script_version *version = ag_version_open(AG_COLLECTION_KEY, AG_COLLECTION_KEY, text, size);
    free(text);
    if (version != NULL) {
        library->collection = (ag_script_row){ .key = AG_COLLECTION_KEY,
                                               .path = AG_COLLECTION_KEY,
                                               .pack = "aggro",
                                               .hash = version->hash,
                                               .source = version->text,
                                               .version = version };
    }
}

const ag_script_row *ag_library_collected(ag_library *library)
{
    if (library->collection.key == NULL) {
        (void)ag_library_table(library, AG_TABLE_SCRIPT);  // reads all paths at once
        collect(library, ag_library_table(library, AG_TABLE_CARD));
    }
    return library->collection.key == NULL ? NULL : &library->collection;
}

void ag_library_forget_collection(ag_library *library)
{
    ag_version_replace(library->collection.version);
    library->collection = (ag_script_row){ .key = NULL };
}
