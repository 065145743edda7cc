// Where the Boss player's decks come from: the mode's in the raid's folder, a deck of the
// database, a list in a file.
#include "api/decks/boss_decks.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "api/decks/deck_list.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/span.h"

enum { MODES_MAX = 32 };
#define STANDARD "standard"

static const char *deck_name(const char *part)
{
    const char *slash = strrchr(part, '/');
    return slash != NULL ? slash + 1 : part;
}

// ---- modes ----

// "hard" for a deck "main_hard" of a raid that has "main"; NULL for any other deck.
static const char *mode_of(const ag_deck_row *deck, const char *of)
{
    size_t length = strlen(of);
    int beside = strncmp(deck->key, of, length) == 0 && deck->key[length] == '_';
    return beside ? deck->key + length + 1 : NULL;
}

static int is_part(const ag_list *parts, const char *key)
{
    for (int i = 0; i < parts->count; i++) {
        if (strcmp(((const ag_part_row *)ag_list_at(parts, i))->key, key) == 0) return 1;
    }
    return 0;
}

static int is_new(const char *const *modes, int count, const char *mode)
{
    int at = 0;
    while (at < count && strcmp(modes[at], mode) != 0) at++;
    return at == count;
}

// "epic_felfire" is not a mode if the raid has a mode "epic": it is a further deck for that.
static int is_further(const ag_raid_def *raid, const char *mode)
{
    for (int i = 0; i < raid->mode_count; i++) {
        size_t length = strlen(raid->modes[i].name);
        if (strncmp(raid->modes[i].name, mode, length) == 0 && mode[length] == '_') return 1;
    }
    return 0;
}

static int add_modes_of_decks(const ag_library *library, const ag_raid_def *raid,
                              const char **modes, int count)
{
    const ag_list *parts = ag_library_table(library, AG_TABLE_RAID_DECK);
    const ag_list *decks = ag_library_table(library, AG_TABLE_DECK);
    for (int i = 0; i < parts->count * decks->count && count < MODES_MAX; i++) {
        const ag_part_row *part = ag_list_at(parts, i / decks->count);
        const ag_deck_row *deck = ag_list_at(decks, i % decks->count);
        const char *mode = strcmp(part->raid, raid->key) == 0 ? mode_of(deck, part->key) : NULL;
        if (mode != NULL && !is_part(parts, deck->key) && !is_further(raid, mode)
            && is_new(modes, count, mode)) {
            modes[count++] = mode;
        }
    }
    return count;
}

const char *ag_boss_decks_mode(const ag_library *library, const ag_raid_def *raid, int index)
{
    const char *modes[MODES_MAX] = { STANDARD };
    int count = 1;
    AG_ASSERT(raid->mode_count < MODES_MAX);
    for (int i = raid->mode_count - 1; i >= 0; i--) {  // they are in alphabetical order
        if (is_new(modes, count, raid->modes[i].name)) modes[count++] = raid->modes[i].name;
    }
    count = add_modes_of_decks(library, raid, modes, count);
    return index >= 0 && index < count ? modes[index] : NULL;
}

// ---- the decks of a mode ----

static ag_status take_lines(ag_boss_decks *to, ag_boss_deck *deck, const ag_deck_row *row,
                            ag_error *error)
{
    const ag_library *library = to->engine->library;
    int total = 0;
    for (int i = 0; i < row->line_count; i++) total += ag_library_line(library, row, i)->count;
    deck->label = row->key;
    deck->count = 0;
    deck->keys = ag_arena_item(&to->arena, sizeof *deck->keys * ((size_t)total + 1));
    if (deck->keys == NULL) return ag_no_memory(error, "a deck");
    for (int i = 0; i < row->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(library, row, i);
        for (int copy = 0; copy < line->count; copy++) deck->keys[deck->count++] = line->key;
    }
    return AG_OK;
}

static ag_status take_mode(ag_boss_decks *to, ag_error *error)
{
    const ag_library *library = to->engine->library;
    const ag_list *parts = ag_library_table(library, AG_TABLE_RAID_DECK);
    ag_status status = AG_OK;
    for (int i = 0; i < parts->count && status == AG_OK; i++) {
        const ag_part_row *part = ag_list_at(parts, i);
        if (strcmp(part->raid, to->raid) != 0) continue;
        const ag_deck_row *row = ag_raid_deck_of_mode(library, part->key, to->mode);
        if (to->count == AG_DECK_MAX || row == NULL) {
            return ag_fail(error, AG_BAD_CONTENT,
                           row == NULL ? "the deck \"%s\" is not in the card database"
                                       : "the raid of \"%s\" has more decks than a game takes",
                           part->key);
        }
        ag_boss_deck *deck = &to->decks[to->count++];
        deck->part = part->key;
        status = take_lines(to, deck, row, error);
    }
    return status;
}

// ---- decks that were named ----

static const char *part_name(void *context, int index)
{
    const ag_boss_decks *decks = context;
    return index < decks->count ? deck_name(decks->decks[index].part) : NULL;
}

static ag_boss_deck *deck_called(ag_boss_decks *decks, const char *name, ag_error *error)
{
    for (int i = 0; i < decks->count; i++) {
        if (strcmp(deck_name(decks->decks[i].part), name) == 0) return &decks->decks[i];
    }
    if (decks->count == 0) {
        ag_fail(error, AG_NOT_FOUND, "\"%s\" has no Boss player, and so no deck \"%s\"",
                decks->raid, name);
        return NULL;
    }
    char list[256], meant[AG_MEANT_BYTES];
    ag_writer out = ag_writer_open(list, sizeof list);
    ag_write_all(&out, part_name, decks);
    ag_fail(error, AG_NOT_FOUND, "the Boss player of \"%s\" has no deck \"%s\"%s; there is %s",
            decks->raid, name, ag_meant_one(ag_nearest(name, part_name, decks), meant), list);
    return NULL;
}

ag_status ag_boss_decks_check_part(ag_boss_decks *decks, const char *name, ag_error *error)
{
    return deck_called(decks, name, error) != NULL ? AG_OK : AG_NOT_FOUND;
}

// A file, a key, the end of a key in the raid's folder, or a name.
static ag_status open_list(const ag_boss_decks *decks, const char *word, ag_deck_list **out,
                           ag_error *error)
{
    ag_engine *engine = (ag_engine *)(uintptr_t)decks->engine;
    char key[AG_NAME_MAX * 2];
    snprintf(key, sizeof key, "%s/decks/%s", decks->raid, word);
    if (ag_library_deck(engine->library, key) != NULL) return ag_deck_open(engine, key, out, error);
    if (strpbrk(word, "./") != NULL && ag_library_deck(engine->library, word) == NULL) {
        if (access(word, F_OK) == 0) return ag_deck_read_file(engine, word, NULL, out, error);
        return ag_fail(error, AG_NOT_FOUND, "there is no file and no deck \"%s\"", word);
    }
    return ag_deck_open(engine, word, out, error);
}

// Takes the cards of the list, if all of them can be taken.
static ag_status take_list(ag_boss_decks *to, ag_boss_deck *deck, const ag_deck_list *list,
                           ag_error *error)
{
    int line;
    const char *trouble = ag_deck_says(list, AG_DECK_TROUBLES, 0, &line);
    ag_deck_info about = ag_deck_about(list);
    if (trouble != NULL) {
        char place[16] = "";
        snprintf(place, sizeof place, line > 0 ? ":%d" : "", line);
        return ag_fail(error, AG_BAD_CONTENT, "%s%s: %s", about.file, place, trouble);
    }
    if (list->hero != NULL) {
        return ag_fail(error, AG_BAD_CONTENT, "%s: \"%s\" is a hero: a Boss player's deck has none",
                       about.file, list->hero->name);
    }
    deck->count = 0;
    deck->keys = ag_arena_item(&to->arena, sizeof *deck->keys * ((size_t)about.cards + 1));
    if (deck->keys == NULL) return ag_no_memory(error, "a deck");
    for (int i = 0; i < list->entries.count; i++) {
        const ag_deck_entry *entry = ag_list_at(&list->entries, i);
        for (int copy = 0; copy < entry->count; copy++) {
            deck->keys[deck->count++] = entry->card->key;
        }
    }
    return AG_OK;
}

static ag_status note_named(ag_boss_decks *to, const char *word, ag_error *error)
{
    size_t used = strlen(to->named);
    int size =
        snprintf(to->named + used, sizeof to->named - used, "%s%s", used > 0 ? "\t" : "", word);
    return size > 0 && (size_t)size < sizeof to->named - used
               ? AG_OK
               : ag_fail(error, AG_USAGE, "the names of the Boss player's decks are too long");
}

// "main=FILE"
static ag_status take_word(ag_boss_decks *to, const char *word, ag_error *error)
{
    char name[AG_NAME_MAX];
    ag_deck_list *list = NULL;
    const char *equals = strchr(word, '=');
    if (equals == NULL || equals[1] == '\0' || (size_t)(equals - word) >= sizeof name) {
        return ag_fail(error, AG_USAGE,
                       "\"%s\": the name of a deck, the sign = "
                       "and a file or a deck are needed (main=my_main.lua)",
                       word);
    }
    snprintf(name, sizeof name, "%.*s", (int)(equals - word), word);
    ag_boss_deck *deck = deck_called(to, name, error);
    if (deck == NULL) return AG_NOT_FOUND;
    deck->label = ag_arena_text(&to->arena, equals + 1);
    ag_status status = note_named(to, word, error);
    if (status == AG_OK) status = open_list(to, equals + 1, &list, error);
    if (status == AG_OK) {
        status = take_list(to, deck, list, error);
        ag_deck_close(list);
    }
    return status;
}

// ---- opening ----

static ag_status begin(ag_boss_decks *out, const ag_boss_table *table, ag_error *error)
{
    *out = (ag_boss_decks){ .engine = table->engine,
                            .raid = table->raid,
                            .mode = table->mode == NULL ? STANDARD : table->mode,
                            .raiders = table->raiders };
    return take_mode(out, error);
}

ag_status ag_boss_decks_open(ag_boss_decks *out, const ag_boss_table *table,
                             const char *const *words, ag_error *error)
{
    ag_status status = begin(out, table, error);
    for (int i = 0; words != NULL && i < AG_BOSS_DECKS_MAX && status == AG_OK; i++) {
        status = words[i] == NULL ? AG_OK : take_word(out, words[i], error);
    }
    return status;
}

ag_status ag_boss_decks_again(ag_boss_decks *out, const ag_boss_table *table, const char *named,
                              ag_error *error)
{
    char text[AG_BOSS_DECKS_TEXT];
    char *rest = NULL;
    ag_status status = begin(out, table, error);
    snprintf(text, sizeof text, "%s", named);
    for (char *word = strtok_r(text, "\t", &rest); word != NULL && status == AG_OK;
         word = strtok_r(NULL, "\t", &rest)) {
        status = take_word(out, word, error);
    }
    return status;
}

void ag_boss_decks_close(ag_boss_decks *decks)
{
    ag_arena_close(&decks->arena);
    decks->count = 0;
}

ag_status ag_boss_decks_of_scenario(ag_boss_decks *out, ag_engine *engine,
                                    const ag_scenario_table *table, ag_error *error)
{
    const void *row;
    ag_status status = ag_library_named(engine->library, AG_TABLE_RAID, table->raid, &row, error);
    if (status == AG_OK) {
        const char *key = ((const ag_raid_row *)row)->key;
        status = ag_boss_decks_open(
            out, &(ag_boss_table){ engine, key, table->mode, table->raiders }, NULL, error);
    }
    for (int i = 0; i < table->boss_deck_count && status == AG_OK; i++) {
        const ag_scenario_deck *given = &table->boss_decks[i];
        ag_boss_deck *deck = deck_called(out, given->name, error);
        if (deck == NULL) return AG_NOT_FOUND;
        deck->label = given->name;
        deck->keys = given->keys;
        deck->count = given->count;
    }
    return status;
}

// ---- what the mode allows ----

static const char *mode_candidate(void *context, int index)
{
    const void *const *both = context;
    return ag_boss_decks_mode(both[0], both[1], index);
}

ag_status ag_boss_decks_check_mode(const ag_boss_decks *decks, const ag_raid_def *raid,
                                   ag_error *error)
{
    const char *name;
    const void *both[2] = { decks->engine->library, raid };
    for (int i = 0; (name = ag_boss_decks_mode(both[0], raid, i)) != NULL; i++) {
        if (strcmp(name, decks->mode) == 0) return AG_OK;
    }
    return ag_fail_unknown(error, AG_NOT_FOUND, "mode", decks->mode, mode_candidate, both);
}

// "BT:Heroic Mode", or the mode's name if no rule mentions it.
static const char *rule_of(const ag_mode_def *mode)
{
    return mode->rule[0] != '\0' ? mode->rule : mode->name;
}

typedef struct first_breach {
    const ag_boss_decks *decks;
    const ag_mode_def *mode;
    const ag_boss_deck *deck;
    ag_error *error;
    ag_status status;
} first_breach;

static int take_first(void *context, int line, const char *text, const char *rule)
{
    first_breach *first = context;
    const char *name = deck_name(first->deck->part);
    char packs[512] = "";
    ag_writer with = ag_writer_open(packs, sizeof packs);
    (void)line;
    (void)rule;
    for (int i = 0; i < first->decks->engine->pack_count; i++) {
        ag_write(&with, " --pack %s", first->decks->engine->pack_paths[i]);
    }
    first->status =
        ag_fail(first->error, AG_BAD_CONTENT,
                "%s: the %s deck \"%s\" %.400s; `aggro deck check --raid %s --mode %s %s=%s%s` "
                "tells of all that is against it",
                rule_of(first->mode), name, first->deck->label, text, first->decks->raid,
                first->decks->mode, name, first->deck->label, packs);
    return 0;
}

// Copies of a card that follow one another are one line.
static ag_status check_deck(first_breach *first, const ag_raid_def *raid)
{
    const ag_boss_deck *deck = first->deck;
    const ag_card_row *cards[AG_CARD_MAX];
    int counts[AG_CARD_MAX];
    ag_deck_held held = { .cards = cards, .counts = counts };
    int place = ag_raid_deck_called(raid, deck_name(deck->part));
    if (place < 0) {
        return AG_OK;  // the game reports how many decks were expected
    }
    for (int i = 0; i < deck->count && held.count < AG_CARD_MAX; i++) {
        if (i > 0 && strcmp(deck->keys[i], deck->keys[i - 1]) == 0) {
            counts[held.count - 1]++;
            continue;
        }
        cards[held.count] = ag_library_card(first->decks->engine->library, deck->keys[i]);
        counts[held.count++] = 1;
    }
    ag_raid_deck of = { raid, first->mode, place };
    ag_raid_deck_breaches(first->decks->engine->library, &of, &held, take_first, first);
    return first->status;
}

ag_status ag_boss_decks_allow(void *context, const ag_raid_def *raid, ag_error *error)
{
    const ag_boss_decks *decks = context;
    const ag_mode_def *mode = ag_raid_mode(raid, decks->mode);
    ag_status status = ag_boss_decks_check_mode(decks, raid, error);
    if (status < 0 || mode == NULL) return status;
    if (decks->raiders < mode->raiders_min || decks->raiders > mode->raiders_max) {
        return ag_fail(error, AG_USAGE, "%s: the %s mode of %s is for %d to %d raiders, not %d",
                       rule_of(mode), mode->name, raid->name, mode->raiders_min, mode->raiders_max,
                       decks->raiders);
    }
    for (int i = 0; i < decks->count && status == AG_OK; i++) {
        first_breach first = { decks, mode, &decks->decks[i], error, AG_OK };
        status = check_deck(&first, raid);
    }
    return status;
}
