// A durable table, written: how the game was begun, the scripts that it used, its entries
// and its position, as rows.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "api/table/durable.h"
#include "base/error.h"
#include "base/span.h"
#include "game/log/game.h"
#include "game/log/given.h"
#include "game/log/record.h"
#include "game/record/record_place.h"

#define BITS_SIZE 17  // 64 bits as hexadecimal text

static void write_bits(char out[BITS_SIZE], uint64_t bits)
{
    snprintf(out, BITS_SIZE, "%016" PRIx64, bits);
}

// The words of an entry as text: whole numbers with a blank between two.
static void add_words(ag_text *out, const uint32_t *words, uint32_t count)
{
    ag_text_add(out, "%s", "");
    for (uint32_t i = 0; i < count; i++) {
        ag_text_add(out, i == 0 ? "%" PRIu32 : " %" PRIu32, words[i]);
    }
}

// What the referee changed, in words, so that it does not depend on the
// numbers of cards and counters.
static void add_place(ag_text *out, const ag_game *game, const uint32_t *data)
{
    ag_place place;
    memcpy(&place, data, sizeof place);
    ag_record_place(out, ag_game_rules(game)->catalog, &place);
}

static ag_status put_entry(ag_durable *table, const ag_game *game, int index, ag_error *error)
{
    const ag_entry *entry = ag_game_entry(game, index);
    const uint32_t *data = ag_game_entry_data(game, index);
    char question[BITS_SIZE];
    ag_text words = { 0 }, place = { 0 };
    int by_referee = entry->kind == AG_ENTRY_REFEREE;
    add_words(&words, data, by_referee ? 0 : entry->data_count);
    if (by_referee) add_place(&place, game, data);
    write_bits(question, entry->fingerprint);
    ag_kept_entry row = { .number = index + 1,
                          .kind = ag_entry_word(entry->kind),
                          .seat = entry->seat,
                          .detail = entry->pick_count,
                          .value = entry->number,
                          .question = question,
                          .place = place.bytes != NULL ? place.bytes : "",
                          .words = words.bytes };
    ag_status status = words.failed || place.failed
                           ? ag_fail(error, AG_NO_MEMORY, "no memory to keep \"%s\"", table->path)
                           : ag_table_file_put(table->file, AG_KEPT_ENTRY, &row, error);
    ag_text_close(&place);
    ag_text_close(&words);
    return status;
}

static ag_status put_state(ag_durable *table, const ag_game *game, ag_error *error)
{
    ag_result result = ag_game_result(game);
    char hash[BITS_SIZE];
    write_bits(hash, result.hash);
    ag_kept_state row = { .id = 1,
                          .entries = ag_game_entry_count(game),
                          .turn = (int)result.turns,
                          .asked = (int)ag_game_waits_for(game),
                          .winner = result.winner,
                          .reason = result.reason,
                          .hash = hash };
    return ag_table_file_put(table->file, AG_KEPT_STATE, &row, error);
}

// A script that a reload brought, at its place within its set.
static ag_status put_reloaded(ag_durable *table, ag_scripts *scripts, int index, ag_error *error)
{
    int set;
    const ag_script *script = scripts->script(scripts->host, index, &set);
    ag_kept_reloaded row = { .set_number = set,
                             .position = 1,
                             .key = script->key,
                             .hash = script->hash,
                             .source = script->source,
                             .path = script->path };
    if (ag_durable_reloaded(table, row.set_number, row.key) != NULL) return AG_OK;
    for (int i = 0; i < index; i++) {
        scripts->script(scripts->host, i, &set);
        row.position += set == row.set_number;
    }
    return ag_table_file_put(table->file, AG_KEPT_RELOADED, &row, error);
}

// Adds the scripts that were used since; `count` becomes how many there are now.
static ag_status put_scripts(ag_durable *table, const ag_game *game, int *count, ag_error *error)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    ag_status status = AG_OK;
    const ag_script *used;
    int set;
    for (*count = table->scripts_kept; status == AG_OK; ++*count) {
        if ((used = scripts->script(scripts->host, *count, &set)) == NULL) break;
        ag_kept_script row = { used->key, used->hash, used->source, used->path };
        if (set != 0) {
            status = put_reloaded(table, scripts, *count, error);
        } else if (ag_durable_script(table, row.key) == NULL) {
            status = ag_table_file_put(table->file, AG_KEPT_SCRIPT, &row, error);
        }
    }
    return status;
}

static ag_status put_deck(ag_durable *table, const ag_game *game, int seat, int deck,
                          ag_error *error)
{
    const ag_seat_def *def = &ag_game_options_of(game)->seats[seat];
    const ag_catalog *catalog = ag_game_rules(game)->catalog;
    const uint16_t *cards = def->cards[deck];
    ag_status status = AG_OK;
    ag_kept_card row = { .seat = seat, .deck = deck };
    for (int at = 0; at < def->counts[deck] && status == AG_OK; at += row.count) {
        for (row.count = 1; at + row.count < def->counts[deck]; row.count++) {
            if (cards[at + row.count] != cards[at]) break;
        }
        row.position++;
        row.key = ag_catalog_card(catalog, cards[at])->key;
        status = ag_table_file_put(table->file, AG_KEPT_CARD, &row, error);
    }
    return status;
}

static ag_status put_seat(ag_durable *table, const ag_game *game, int seat, ag_error *error)
{
    const ag_game_options *options = ag_game_options_of(game);
    const ag_seat_def *def = &options->seats[seat];
    const ag_catalog *catalog = ag_game_rules(game)->catalog;
    ag_kept_seat row = { .seat = seat,
                         .side = def->side,
                         .decks = def->deck_count,
                         .deck = options->deck_keys[seat],
                         .hero = def->hero == 0 ? "" : ag_catalog_card(catalog, def->hero)->key };
    ag_status status = ag_table_file_put(table->file, AG_KEPT_SEAT, &row, error);
    for (int deck = 0; deck < def->deck_count && status == AG_OK; deck++) {
        status = put_deck(table, game, seat, deck, error);
    }
    return status;
}

// How the game was begun: once, with the first entries.
static ag_status put_start(ag_durable *table, const ag_game *game, ag_error *error)
{
    const ag_game_options *options = ag_game_options_of(game);
    char seed[BITS_SIZE];
    write_bits(seed, options->seed);
    ag_kept_game row = { .id = 1,
                         .raid = options->raid_key,
                         .mode = options->mode,
                         .seed = seed,
                         .engine = AG_VERSION,
                         .ask_all = options->ask_all != 0,
                         .bare = options->bare != 0,
                         .api_level = AG_API_LEVEL };
    ag_status status = ag_table_file_put(table->file, AG_KEPT_GAME, &row, error);
    for (int seat = 1; seat <= options->seat_count && status == AG_OK; seat++) {
        status = put_seat(table, game, seat, error);
    }
    return status;
}

static ag_status put_all(ag_durable *table, const ag_game *game, int *scripts, ag_error *error)
{
    ag_status status = AG_OK;
    if (ag_table_file_is_new(table->file)) status = put_start(table, game, error);
    if (status == AG_OK) status = put_scripts(table, game, scripts, error);
    for (int i = table->entries_kept; i < ag_game_entry_count(game) && status == AG_OK; i++) {
        status = put_entry(table, game, i, error);
    }
    return status == AG_OK ? put_state(table, game, error) : status;
}

ag_status ag_durable_keep(ag_durable *table, const ag_game *game, ag_error *error)
{
    ag_status given = ag_given(table != NULL && game != NULL, "a table and its game were", error);
    if (given < 0) return given;
    int scripts = 0;
    int entries = ag_game_entry_count(game);
    if (entries < table->entries_kept || ag_game_is_world(game)) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" keeps another game", table->path);
    }
    if (entries == table->entries_kept && !ag_table_file_is_new(table->file)) return AG_OK;
    // With the answer that stopped it the table could never be continued; without that answer it is
    // at the last question, where people may take back and go another way.
    if (ag_game_stopped(game) != NULL) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", ag_game_stopped(game));
    }
    ag_status status = ag_table_file_begin(table->file, error);
    if (status == AG_OK) status = put_all(table, game, &scripts, error);
    status = ag_table_file_end(table->file, status, error);
    if (status == AG_OK) {
        table->scripts_kept = scripts;
        table->entries_kept = entries;
    }
    return status;
}
