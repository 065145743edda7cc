// Writes logs: a game as JSON Lines, with every script that it used, as far as it has come.
#include "game/record/log_text.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/hash.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/record/record_place.h"
#include "game/record/recording.h"

static const char *const entry_words[] = {
    [AG_ENTRY_ANSWER] = "answer",       [AG_ENTRY_CONCEDE] = "concede",
    [AG_ENTRY_RULING] = "ruling",       [AG_ENTRY_RELOAD] = "reload",
    [AG_ENTRY_REFEREE] = "referee",     [AG_ENTRY_REWIND] = "rewind",
    [AG_ENTRY_HAND_OVER] = "hand_over", [AG_ENTRY_MARK] = "mark",
    [AG_ENTRY_RESEED] = "reseed",
};

const char *ag_entry_word(int kind)
{
    int count = (int)(sizeof entry_words / sizeof entry_words[0]);
    return kind > 0 && kind < count ? entry_words[kind] : NULL;
}

int ag_entry_kind(const char *word)
{
    const char *own;
    for (int kind = 1; (own = ag_entry_word(kind)) != NULL; kind++) {
        if (strcmp(own, word) == 0) return kind;
    }
    return 0;
}

// ---- pieces of JSON ----

void ag_record_string(ag_text *out, const char *text)
{
    cJSON *item = cJSON_CreateStringReference(text != NULL ? text : "");
    char *quoted = item == NULL ? NULL : cJSON_PrintUnformatted(item);
    if (quoted == NULL) {
        out->failed = 1;
    } else {
        ag_text_add_bytes(out, quoted, strlen(quoted));
    }
    cJSON_free(quoted);
    cJSON_Delete(item);
}

void ag_record_name(ag_text *out, const char *name)
{
    char last = out->length == 0 ? '{' : out->bytes[out->length - 1];
    ag_text_add(out, "%s\"%s\":", last == '{' || last == '[' ? "" : ",", name);
}

void ag_record_field(ag_text *out, const char *name, const char *text)
{
    ag_record_name(out, name);
    ag_record_string(out, text);
}

void ag_record_number(ag_text *out, const char *name, int64_t number)
{
    ag_record_name(out, name);
    ag_text_add(out, "%lld", (long long)number);
}

void ag_record_bits(ag_text *out, const char *name, uint64_t bits)
{
    ag_record_name(out, name);
    ag_text_add(out, "\"%016llx\"", (unsigned long long)bits);
}

// ---- the first line ----

// Cards in their order; runs of equal cards are written once, with their count.
static void add_deck(ag_text *out, const ag_catalog *catalog, const uint16_t *cards, int count)
{
    ag_text_add(out, "[");
    for (int at = 0; at < count;) {
        int run = 1;
        while (at + run < count && cards[at + run] == cards[at]) run++;
        ag_text_add(out, "%s[%d,", at == 0 ? "" : ",", run);
        ag_record_string(out, ag_catalog_card(catalog, cards[at])->key);
        ag_text_add(out, "]");
        at += run;
    }
    ag_text_add(out, "]");
}

static void add_seat(ag_text *out, const ag_game_options *options, const ag_catalog *catalog,
                     int seat)
{
    const ag_seat_def *def = &options->seats[seat];
    ag_text_add(out, "{\"side\":%d", def->side);
    ag_record_field(out, "deck", options->deck_keys[seat]);
    ag_record_field(out, "hero", def->hero == 0 ? "" : ag_catalog_card(catalog, def->hero)->key);
    ag_text_add(out, ",\"decks\":[");
    for (int i = 0; i < def->deck_count; i++) {
        ag_text_add(out, "%s", i == 0 ? "" : ",");
        add_deck(out, catalog, def->cards[i], def->counts[i]);
    }
    ag_text_add(out, "]}");
}

void ag_log_end_line(ag_text *out, size_t from, uint64_t *sum)
{
    if (out->failed) return;
    *sum = ag_hash(*sum, out->bytes + from, out->length - from);
    ag_record_bits(out, "sum", *sum);
    ag_text_add(out, "}\n");
}

static void add_header(ag_text *out, const ag_game *game)
{
    const ag_game_options *options = ag_game_options_of(game);
    const ag_catalog *catalog = ag_game_rules(game)->catalog;
    ag_text_add(out, "{\"schema\":\"%s\",\"engine\":\"%s\",\"api\":%d", AG_LOG_SCHEMA,
                AG_VERSION, AG_API_LEVEL);
    ag_record_field(out, "raid", options->raid_key);
    ag_record_field(out, "mode", options->mode);
    if (options->packs != NULL && options->packs[0] != '\0') {
        ag_record_field(out, "packs", options->packs);
    }
    ag_record_bits(out, "seed", options->seed);
    ag_text_add(out, ",\"ask_all\":%d,\"bare\":%d,\"seats\":[", options->ask_all != 0,
                options->bare != 0);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        ag_text_add(out, "%s", seat == 1 ? "" : ",");
        add_seat(out, options, catalog, seat);
    }
    ag_text_add(out, "]");
}

// ---- scripts, log, result ----

static void add_script(ag_text *out, const ag_script *script, int set)
{
    ag_text_add(out, "{");
    ag_record_field(out, "script", script->key);
    ag_record_field(out, "path", script->path);
    ag_record_field(out, "hash", script->hash);
    ag_record_field(out, "source", script->source);
    if (set != 0) ag_text_add(out, ",\"set\":%d", set);
}

static void add_place(ag_text *out, const ag_catalog *catalog, const ag_entry *entry,
                      const uint32_t *words)
{
    ag_place place;
    AG_ASSERT(entry->data_count * sizeof *words >= sizeof place);
    memcpy(&place, words, sizeof place);
    ag_text_add(out, ",\"place\":");
    ag_record_place(out, catalog, &place);
    if (entry->fingerprint != 0) ag_record_bits(out, "question", entry->fingerprint);
}

static void add_picks(ag_text *out, const ag_entry *entry, const uint32_t *data)
{
    ag_text_add(out, ",\"picks\":[");
    for (int i = 0; i < entry->pick_count; i++) {
        ag_text_add(out, "%s%u", i == 0 ? "" : ",", (unsigned)data[i]);
    }
    ag_text_add(out, "]");
    ag_record_bits(out, "question", entry->fingerprint);
}

// The name that begins with data word `from`, if there is one.
static void add_name(ag_text *out, const ag_entry *entry, const uint32_t *data, uint32_t from)
{
    char name[AG_NAME_MAX + 1] = "";
    if (entry->data_count >= from + AG_RECORD_NAME_WORDS) {
        memcpy(name, data + from, AG_NAME_MAX);
        ag_record_field(out, "name", name);
    }
}

static void add_data(ag_text *out, const ag_game *game, const ag_entry *entry, const uint32_t *data)
{
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: add_picks(out, entry, data); return;
    case AG_ENTRY_REFEREE: add_place(out, ag_game_rules(game)->catalog, entry, data); return;
    case AG_ENTRY_RULING:
        ag_record_number(out, "turn", entry->pick_count);
        ag_record_number(out, "from", data[0]);
        return;
    case AG_ENTRY_REWIND:
        ag_text_add(out, ",\"to\":%u", (unsigned)data[0]);
        add_name(out, entry, data, 1);
        return;
    case AG_ENTRY_RELOAD:
        ag_text_add(out, ",\"over\":%u%s", entry->pick_count,
                    entry->data_count > 0 ? ",\"first\":1" : "");
        return;
    case AG_ENTRY_MARK:
        ag_text_add(out, ",\"what\":%u", entry->pick_count);
        add_name(out, entry, data, 0);
        return;
    case AG_ENTRY_HAND_OVER: add_name(out, entry, data, 0); return;
    case AG_ENTRY_RESEED: ag_record_bits(out, "seed", (uint64_t)data[0] << 32 | data[1]); return;
    default: return;
    }
}

// `turn` is the latest turn seen so far.
static void add_entry(ag_text *out, const ag_game *game, int index, uint32_t *turn)
{
    const ag_entry *entry = ag_game_entry(game, index);
    const ag_waypoint *point = &game->log.nodes[index].before;
    const char *word = ag_entry_word(entry->kind);
    ag_text_add(out, "{\"entry\":\"%s\",\"seat\":%d,\"number\":%d", word != NULL ? word : "",
                entry->seat, entry->number);
    add_data(out, game, entry, ag_game_entry_data(game, index));
    if (point->turn != 0 && point->turn != *turn) {
        ag_record_number(out, "in_turn", point->turn);
        ag_record_bits(out, "told", point->told);
        *turn = point->turn;
    }
}

static void add_result(ag_text *out, const ag_game *game)
{
    ag_result result = ag_game_result(game);
    ag_text_add(out, "{");
    ag_record_field(out, "result", result.winner);
    ag_record_field(out, "reason", result.reason);
    ag_text_add(out, ",\"turns\":%u,\"decisions\":%u,\"links\":%u,\"rulings\":%u", result.turns,
                result.decisions, result.links, result.rulings);
    ag_record_bits(out, "hash", result.hash);
    if (game->stopped) ag_record_field(out, "stopped", game->stop_reason);
    const ag_choice_state *choice = &game->state->choice;
    int asks = !game->stopped && choice->kind != AG_QUESTION_NONE && !choice->answered;
    ag_text_add(out, ",\"asked\":%u", asks ? (unsigned)(choice->who & ~choice->agreed) : 0);
}

void ag_log_write(ag_text *out, ag_log_written *to, const ag_game *game, int end)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    const ag_script *script;
    int set, entries = ag_game_entry_count(game);
    size_t from = out->length;
    if (!to->begun) {
        add_header(out, game);
        ag_log_end_line(out, from, &to->sum);
        to->begun = 1;
    }
    while ((script = scripts->script(scripts->host, to->scripts, &set)) != NULL) {
        to->scripts++;
        if (to->known != NULL && ag_recording_has(to->known, set, script->key)) continue;
        from = out->length;
        add_script(out, script, set);
        ag_log_end_line(out, from, &to->sum);
    }
    for (; to->entries < entries; to->entries++) {
        from = out->length;
        add_entry(out, game, to->entries, &to->turn);
        ag_log_end_line(out, from, &to->sum);
    }
    to->ended = end;
    if (!end) return;
    from = out->length;
    add_result(out, game);
    ag_log_end_line(out, from, &to->sum);
}

// ---- the file ----

ag_status ag_log_write_file(const char *path, const ag_text *text, ag_error *error)
{
    if (text->failed) return ag_no_memory(error, "the log of a game");
    if (ag_text_write_file(text, path)) return AG_OK;
    return errno == ENOMEM
               ? ag_no_memory(error, "the log of a game")
               : ag_fail(error, AG_ENVIRONMENT, "cannot write \"%s\": %s", path, strerror(errno));
}

ag_status ag_game_record(const ag_game *game, const char *path, ag_error *error)
{
    ag_status given = ag_given(game != NULL && path != NULL && path[0] != '\0',
                               "a game and the path of a file were", error);
    if (given < 0) return given;
    ag_text text = { 0 };
    ag_log_written written = { .sum = AG_LOG_SEED };
    ag_status status = ag_world_refuse(game, "record", error);
    if (status < 0) return status;
    ag_log_write(&text, &written, game, 1);
    status = ag_log_write_file(path, &text, error);
    ag_text_close(&text);
    return status;
}
