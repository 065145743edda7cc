// One line for each card, in the order of the keys: game/collection.h says what stands in it.
#include "store/collection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "game/collection.h"

// Room for a line whose fields are as long as the database lets them be.
enum { LINE_MAX = 1024 };

static int is_of_raid(const ag_library *library, const char *key)
{
    const ag_script_row *script = ag_library_script(library, key);
    return script != NULL && strncmp(script->path, "raids/", 6) == 0;
}

static size_t write_line(const ag_library *library, const ag_card_row *card, char *out)
{
    ag_collected line = { .key = card->key,
                          .name = card->name,
                          .is_unlimited = card->is_unlimited,
                          .facts = { .type = card->type,
                                     .tags = card->tags,
                                     .classes = card->classes,
                                     .faction = card->faction,
                                     .requires = card->requires,
                                     .of_raid = is_of_raid(library, card->key),
                                     .is_token = card->is_token } };
    return ag_collected_write(&line, out, LINE_MAX);
}

void ag_library_collect(ag_library *library)
{
    char hash[AG_HASH_TEXT_SIZE];
    const ag_rows *cards = &library->tables[AG_TABLE_CARD];
    size_t size = 0;
    char *text = malloc((size_t)cards->count * LINE_MAX + 1);
    library->collection = (ag_script_row){ .key = NULL };
    if (text == NULL) {
        library->arena.failed = 1;
        return;
    }
    for (int i = 0; i < cards->count; i++) {
        size += write_line(library, ag_rows_at(cards, i), text + size);
    }
    ag_hash_script(text, size, hash);
    ag_arena *arena = &library->arena;
    library->collection = (ag_script_row){ .key = AG_COLLECTION_KEY,
                                           .hash = ag_arena_text(arena, hash),
                                           .source = ag_arena_bytes(arena, text, size),
                                           .path = AG_COLLECTION_KEY,
                                           .pack = "aggro" };
    free(text);
}
