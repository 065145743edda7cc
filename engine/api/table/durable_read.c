// A durable table, read: the game is begun as the file says, with the file's scripts, and its log
// is run; the game must come out as it was left.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "api/games/begin.h"
#include "api/table/durable.h"
#include "base/arena.h"
#include "base/error.h"
#include "base/level.h"
#include "base/hash.h"
#include "game/log/game.h"
#include "game/log/record.h"
#include "game/record/record_place.h"

static uint64_t read_bits(const char *text)
{
    return strtoull(text, NULL, 16);
}

static ag_status broken(const ag_durable *table, const char *what, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT, "the table \"%s\" is damaged: %s", table->path, what);
}

static ag_status read_seats(const ag_durable *table, ag_replay_start *start, ag_arena *memory,
                            ag_error *error)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_SEAT);
    if (rows->count < 2 || rows->count > AG_SEAT_MAX) {
        return broken(table, "it has no seats", error);
    }
    start->seat_count = rows->count;
    for (int i = 0; i < rows->count; i++) {
        const ag_kept_seat *row = ag_list_at(rows, i);
        start->seats[i + 1].side = row->side;
        if (row->seat != i + 1 || row->decks < 0 || row->decks > AG_DECK_MAX
            || row->side != ag_replay_side(start, row->seat)) {
            return broken(table, "a seat is missing", error);
        }
        start->seats[row->seat] = (ag_replay_seat){
            .side = row->side, .deck = row->deck, .hero = row->hero, .deck_count = row->decks
        };
        for (int deck = 0; deck < row->decks; deck++) {
            const char **cards = ag_arena_item(memory, AG_CARD_MAX * sizeof *cards);
            start->seats[row->seat].cards[deck] = cards;
            if (cards == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for the decks");
        }
    }
    return AG_OK;
}

static ag_status read_cards(const ag_durable *table, ag_replay_start *start, ag_error *error)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_CARD);
    for (int i = 0; i < rows->count; i++) {
        const ag_kept_card *row = ag_list_at(rows, i);
        int seated = row->seat >= 1 && row->seat <= start->seat_count && row->deck >= 0
                     && row->deck < start->seats[row->seat].deck_count;
        ag_replay_seat *seat = &start->seats[seated ? row->seat : 0];
        if (!seated || row->count < 1 || row->count > AG_CARD_MAX - seat->counts[row->deck]) {
            return broken(table, "a deck belongs to nobody, or is larger than any", error);
        }
        for (int copy = 0; copy < row->count; copy++) {
            seat->cards[row->deck][seat->counts[row->deck]++] = row->key;
        }
    }
    return AG_OK;
}

// Whether the log opens with the referee's entry of ag_game_def.from_boss.
static int begins_at(const ag_durable *table, int from_boss)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_ENTRY);
    const ag_kept_entry *first = rows->count > 0 ? ag_list_at(rows, 0) : NULL;
    char place[64];
    snprintf(place, sizeof place, "{\"kind\":\"start\",\"number\":%d}", from_boss);
    return first != NULL && strcmp(first->place, place) == 0;
}

// Whether the list, with tabs between its words, contains the word.
static int names_deck(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(list, word); at != NULL; at = strstr(at + 1, word)) {
        if ((at == list || at[-1] == '\t') && (at[length] == '\0' || at[length] == '\t')) return 1;
    }
    return 0;
}

// What the host names must be what the file says, because the file's game
// is continued, not another.
static ag_status check_def(const ag_durable *table, const ag_game_def *def, ag_error *error)
{
    const ag_kept_game *game = ag_list_at(ag_table_file_rows(table->file, AG_KEPT_GAME), 0);
    const ag_list *seats = ag_table_file_rows(table->file, AG_KEPT_SEAT);
    if (def->raid != NULL && strcmp(def->raid, game->raid) != 0) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" plays the raid \"%s\", not \"%s\"",
                       table->path, game->raid, def->raid);
    }
    if (def->mode != NULL && strcmp(def->mode, game->mode) != 0) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" plays the mode \"%s\", not \"%s\"",
                       table->path, game->mode, def->mode);
    }
    if (def->from_boss != 0 && !begins_at(table, def->from_boss)) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" did not begin at Boss %d", table->path,
                       def->from_boss);
    }
    const ag_kept_seat *boss = seats->count > 0 ? ag_list_at(seats, seats->count - 1) : NULL;
    for (int i = 0; i < AG_BOSS_DECKS_MAX && boss != NULL; i++) {
        if (def->boss_decks[i] != NULL && !names_deck(boss->deck, def->boss_decks[i])) {
            return ag_fail(error, AG_USAGE,
                           "the table \"%s\" was not begun with the Boss player's deck \"%s\"",
                           table->path, def->boss_decks[i]);
        }
    }
    for (int i = 0; i < AG_RAIDERS_MAX && i < seats->count; i++) {
        const ag_kept_seat *seat = ag_list_at(seats, i);
        const void *row = NULL;
        if (def->decks[i] == NULL || strcmp(def->decks[i], seat->deck) == 0) continue;
        (void)ag_library_named(table->engine->library, AG_TABLE_DECK, def->decks[i], &row, NULL);
        if (row == NULL || strcmp(((const ag_deck_row *)row)->key, seat->deck) != 0) {
            return ag_fail(error, AG_USAGE,
                           "at the table \"%s\" seat %d plays the deck \"%s\", not \"%s\"",
                           table->path, i + 1, seat->deck, def->decks[i]);
        }
    }
    return AG_OK;
}

static ag_status open_game(ag_durable *table, const ag_game_def *def, ag_game **out,
                           ag_error *error)
{
    const ag_kept_game *row = ag_list_at(ag_table_file_rows(table->file, AG_KEPT_GAME), 0);
    ag_arena memory = { 0 };  // of the decks
    ag_begin_switches switches = { .keep_no_keyframes = def->keep_no_keyframes,
                                   .check = def->check };
    ag_replay_start start = { .raid = row->raid,
                              .mode = row->mode,
                              .seed = read_bits(row->seed),
                              .ask_all = row->ask_all,
                              .bare = row->bare };
    char refused[AG_LEVEL_TEXT];
    if (ag_level_refused(row->api_level, "end it with the Aggro that began it", refused)) {
        return ag_fail(error, AG_BAD_CONTENT, "the table \"%s\" %s", table->path, refused);
    }
    ag_status status = check_def(table, def, error);
    if (status == AG_OK) status = read_seats(table, &start, &memory, error);
    if (status == AG_OK) status = read_cards(table, &start, error);
    if (status == AG_OK) {
        ag_error why = { 0 };
        status = ag_begin(&table->source, &start, switches, out, &why);
        if (status < 0) {
            status = ag_fail(error, status == AG_NO_MEMORY ? status : AG_BAD_CONTENT,
                             "the table \"%s\" can't go on: %s", table->path, why.text);
        }
    }
    ag_arena_close(&memory);
    return status;
}

// Reads the words of an entry as numbers. Returns how many, or -1 if the text is something else;
// the caller frees `out`.
static int read_words(const char *text, uint32_t **out)
{
    size_t room = strlen(text) / 2 + 1;
    uint32_t *words = calloc(room, sizeof *words);
    int count = 0;
    *out = words;
    while (words != NULL && *text != '\0') {
        char *end;
        unsigned long long word = strtoull(text, &end, 10);
        if (*text < '0' || *text > '9' || word > UINT32_MAX || (*end != ' ' && *end != '\0')) {
            return -1;
        }
        words[count++] = (uint32_t)word;
        text = *end == ' ' ? end + 1 : end;
    }
    return words == NULL ? -1 : count;
}

// What the referee changed, with the numbers that the words have in this game.
static int read_place(const ag_game *game, const char *text, uint32_t **out, char *why,
                      size_t capacity)
{
    enum { PLACE_WORDS = (sizeof(ag_place) + 3) / 4 };
    ag_place place;
    uint32_t *words = calloc(PLACE_WORDS, sizeof *words);
    cJSON *object = cJSON_Parse(text);
    *out = words;
    snprintf(why, capacity, "what the referee changed is not readable");
    int whole = words != NULL && object != NULL
                && ag_record_place_read(object, ag_game_rules(game), &place, why, capacity);
    cJSON_Delete(object);
    if (whole) memcpy(words, &place, sizeof place);
    return whole ? PLACE_WORDS : -1;
}

// Whether the log has this entry already: a ruling comes by itself when a script fails again.
static int came_by_itself(const ag_game *game, int index, const ag_entry *entry,
                          const uint32_t *words)
{
    const ag_entry *own = ag_game_entry(game, index);
    return own->kind == entry->kind && own->seat == entry->seat && own->number == entry->number
           && own->pick_count == entry->pick_count && own->data_count == entry->data_count
           && memcmp(ag_game_entry_data(game, index), words, own->data_count * sizeof *words) == 0;
}

static ag_status cant_go_on(const ag_durable *table, int number, const char *why, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT,
                   "the table \"%s\" can't go on: at entry %d of its log: %s", table->path, number,
                   why);
}

// Whether the next entry goes back for a reload: the game may have stopped here.
static int goes_back(const ag_durable *table, const ag_kept_entry *row)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_ENTRY);
    const ag_kept_entry *next = row->number < rows->count ? ag_list_at(rows, row->number) : NULL;
    ag_entry entry = { .kind = (uint8_t)(next == NULL ? 0 : ag_entry_kind(next->kind)),
                       .number = next == NULL ? 0 : next->value };
    return ag_entry_is_for_reload(&entry);
}

static ag_status enter(const ag_durable *table, ag_game *game, const ag_kept_entry *row,
                       const uint32_t *words, uint32_t count, ag_error *error)
{
    ag_entry entry = { .kind = (uint8_t)ag_entry_kind(row->kind),
                       .seat = (ag_seat)row->seat,
                       .pick_count = (uint16_t)row->detail,
                       .number = row->value,
                       .fingerprint = read_bits(row->question),
                       .data_count = count };
    ag_error why = { 0 };
    if (row->number <= ag_game_entry_count(game)) {
        return came_by_itself(game, row->number - 1, &entry, words)
                   ? AG_OK
                   : cant_go_on(table, row->number, "a script fails that did not fail before",
                                error);
    }
    if (ag_game_enter_logged(game, &entry, words, count, &why) == AG_OK
        || (ag_game_stopped(game) != NULL && goes_back(table, row))) {
        return AG_OK;
    }
    return cant_go_on(table, row->number, why.text, error);
}

static ag_status enter_row(const ag_durable *table, ag_game *game, const ag_kept_entry *row,
                           ag_error *error)
{
    char why[160] = "its words are not readable";
    uint32_t *words;
    int by_referee = ag_entry_kind(row->kind) == AG_ENTRY_REFEREE;
    int count = by_referee ? read_place(game, row->place, &words, why, sizeof why)
                           : read_words(row->words, &words);
    ag_status status;
    if (words == NULL) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", table->path);
    } else if (count < 0) {
        status = cant_go_on(table, row->number, why, error);
    } else {
        status = enter(table, game, row, words, (uint32_t)count, error);
    }
    free(words);
    return status;
}

// The log must come out as it did. If a script failed just before the end, its
// ruling may not have been kept.
static ag_status compare(const ag_durable *table, const ag_game *game, ag_error *error)
{
    const ag_kept_state *state = ag_list_at(ag_table_file_rows(table->file, AG_KEPT_STATE), 0);
    const ag_kept_game *begun = ag_list_at(ag_table_file_rows(table->file, AG_KEPT_GAME), 0);
    uint64_t hash = ag_game_result(game).hash;
    if (ag_game_entry_count(game) != state->entries || hash == read_bits(state->hash)) return AG_OK;
    return ag_fail(error, AG_BAD_CONTENT,
                   "the table \"%s\" can't go on: its log comes out otherwise "
                   "(game hash %016" PRIx64 ", not %s); Aggro %s began it, this is Aggro %s",
                   table->path, hash, state->hash, begun->engine, AG_VERSION);
}

static ag_status run_log(ag_durable *table, ag_game *game, ag_error *error)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_ENTRY);
    ag_status status = AG_OK;
    for (int i = 0; i < rows->count && status == AG_OK; i++) {
        status = enter_row(table, game, ag_list_at(rows, i), error);
    }
    (void)ag_game_waits_for(game);  // runs a position without answers to its question
    return status == AG_OK ? compare(table, game, error) : status;
}

static ag_status check_script(const ag_durable *table, const char *key, const char *source,
                              const char *wanted, ag_error *error)
{
    char hash[AG_HASH_TEXT_SIZE];
    ag_hash_script(source, strlen(source), hash);
    return strcmp(hash, wanted) == 0
               ? AG_OK
               : ag_fail(error, AG_BAD_CONTENT,
                         "the table \"%s\" is damaged: "
                         "its script \"%s\" is not the one that its hash names",
                         table->path, key);
}

static ag_status check_scripts(const ag_durable *table, ag_error *error)
{
    const ag_list *scripts = ag_table_file_rows(table->file, AG_KEPT_SCRIPT);
    const ag_list *reloaded = ag_table_file_rows(table->file, AG_KEPT_RELOADED);
    ag_status status = AG_OK;
    for (int i = 0; i < scripts->count && status == AG_OK; i++) {
        const ag_kept_script *script = ag_list_at(scripts, i);
        status = check_script(table, script->key, script->source, script->hash, error);
    }
    for (int i = 0; i < reloaded->count && status == AG_OK; i++) {
        const ag_kept_reloaded *script = ag_list_at(reloaded, i);
        status = check_script(table, script->key, script->source, script->hash, error);
    }
    return status;
}

ag_status ag_durable_go_on(ag_durable *table, const ag_game_def *def, ag_game **out,
                           ag_error *error)
{
    ag_status status = check_scripts(table, error);
    if (status == AG_OK) status = open_game(table, def, out, error);
    if (status == AG_OK) status = run_log(table, *out, error);
    if (status < 0) return status;
    table->entries_kept = ag_table_file_rows(table->file, AG_KEPT_ENTRY)->count;
    return ag_durable_keep(table, *out, error);
}
