// The library as the script host needs it: scripts by key, and all cards as one text on demand.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explain/collection.h"
#include "store/database/library.h"

// ---- the collection: a line for each card, in the order of the keys ----

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

// ---- scripts by key ----

static ag_script_version *find_version(ag_library *library, const char *key)
{
    int all = strcmp(key, AG_COLLECTION_KEY) == 0;
    const ag_script_row *row =
        all ? ag_library_collected(library) : ag_library_script(library, key);
    return row == NULL ? NULL : row->version;
}

static ag_script script_of(const ag_script_version *version)
{
    return (ag_script){ .key = version->key,
                        .path = version->path,
                        .source = version->text,
                        .size = version->size,
                        .hash = version->hash };
}

static int source_find(void *context, const char *key, ag_script *out)
{
    const ag_script_version *version = find_version(context, key);
    if (version != NULL) *out = script_of(version);
    return version != NULL;
}

static int scripts_find(void *context, const char *key, ag_script *out)
{
    const ag_script_row *row = ag_library_script(context, key);
    if (row != NULL) *out = script_of(row->version);
    return row != NULL;
}

static const char *source_key(void *context, int index)
{
    const ag_list *rows = ag_library_table(context, AG_TABLE_SCRIPT);
    return index >= 0 && index < rows->count ? ((const ag_script_row *)ag_list_at(rows, index))->key
                                             : NULL;
}

// ---- for a game ----

static const char *source_called(void *context, const char *key, int side)
{
    ag_translated card;
    if (!ag_library_translated(context, key, &card)) return NULL;
    return side == 1 && card.back_name[0] != '\0' ? card.back_name : card.name;
}

typedef struct hold {
    ag_source source;
    ag_library *library;
    ag_list versions;  // ag_script_version *: the texts it was given
    ag_arena arena;    // for its error messages only
} hold;

static int is_held(const hold *own, const ag_script_version *version)
{
    for (int i = 0; i < own->versions.count; i++) {
        if (*(ag_script_version *const *)ag_list_at(&own->versions, i) == version) return 1;
    }
    return 0;
}

static int hold_find(void *context, const char *key, ag_script *out)
{
    hold *own = context;
    ag_script_version *version = find_version(own->library, key);
    if (version == NULL) return 0;
    if (!is_held(own, version)) {
        ag_script_version **place = ag_list_push(&own->versions, &own->arena);
        if (place == NULL) return 0;
        *place = version;
        ag_version_hold(version);
    }
    *out = script_of(version);
    return 1;
}

static const char *hold_key(void *context, int index)
{
    const hold *own = context;
    return source_key(own->library, index);
}

static const char *hold_called(void *context, const char *key, int side)
{
    const hold *own = context;
    return source_called(own->library, key, side);
}

static void hold_close(void *context)
{
    hold *own = context;
    for (int i = 0; i < own->versions.count; i++) {
        ag_version_drop(*(ag_script_version *const *)ag_list_at(&own->versions, i));
    }
    ag_list_close(&own->versions);
    sqlite3_free(own);
}

const ag_source *ag_library_hold(ag_library *library)
{
    hold *own = sqlite3_malloc64(sizeof *own);
    if (own == NULL) return NULL;
    *own = (hold){ .library = library, .versions.size = sizeof(ag_script_version *) };
    own->source = (ag_source){ .context = own,
                               .find = hold_find,
                               .key = hold_key,
                               .called = hold_called,
                               .close = hold_close };
    return &own->source;
}

// ---- for immediate use ----

ag_source ag_library_source(ag_library *library)
{
    return (ag_source){
        .context = library, .find = source_find, .key = source_key, .called = source_called
    };
}

ag_source ag_library_scripts(const ag_library *library)
{
    return (ag_source){ .context = (ag_library *)library, .find = scripts_find, .key = source_key };
}
