// Recordings, written: the whole game as JSON Lines, with every script that it used. The file
// appears whole or not at all.
#include "game/record.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/span.h"

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

// ---- pieces of JSON ----

static void add_string(ag_text *out, const char *text)
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

static void add_field(ag_text *out, const char *name, const char *text)
{
    ag_text_add(out, "\"%s\":", name);
    add_string(out, text);
}

static void add_bits(ag_text *out, const char *name, uint64_t bits)
{
    ag_text_add(out, "\"%s\":\"%016llx\"", name, (unsigned long long)bits);
}

// ---- the first line ----

// Cards in their order; neighbours that are alike are written once, with their count.
static void add_deck(ag_text *out, const ag_catalog *catalog, const uint16_t *cards, int count)
{
    ag_text_add(out, "[");
    for (int at = 0; at < count;) {
        int run = 1;
        while (at + run < count && cards[at + run] == cards[at]) {
            run++;
        }
        ag_text_add(out, "%s[%d,", at == 0 ? "" : ",", run);
        add_string(out, ag_catalog_card(catalog, cards[at])->key);
        ag_text_add(out, "]");
        at += run;
    }
    ag_text_add(out, "]");
}

static void add_seat(ag_text *out, const ag_game_options *options, const ag_catalog *catalog,
                     int seat)
{
    const ag_seat_def *def = &options->seats[seat];
    ag_text_add(out, "{\"side\":%d,", def->side);
    add_field(out, "deck", options->deck_keys[seat]);
    ag_text_add(out, ",");
    add_field(out, "hero", def->hero == 0 ? "" : ag_catalog_card(catalog, def->hero)->key);
    ag_text_add(out, ",\"decks\":[");
    for (int i = 0; i < def->deck_count; i++) {
        ag_text_add(out, "%s", i == 0 ? "" : ",");
        add_deck(out, catalog, def->cards[i], def->counts[i]);
    }
    ag_text_add(out, "]}");
}

static void add_header(ag_text *out, const ag_game *game)
{
    const ag_game_options *options = ag_game_options_of(game);
    const ag_catalog *catalog = ag_game_rules(game)->catalog;
    ag_text_add(out, "{\"schema\":\"%s\",\"engine\":\"%s\",\"api\":%d,", AG_RECORDING_SCHEMA,
                AG_VERSION, AG_API_LEVEL);
    add_field(out, "raid", options->raid_key);
    ag_text_add(out, ",");
    add_field(out, "mode", options->mode);
    ag_text_add(out, ",");
    add_bits(out, "seed", options->seed);
    ag_text_add(out, ",\"ask_all\":%d,\"bare\":%d,\"seats\":[", options->ask_all != 0,
                options->bare != 0);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        ag_text_add(out, "%s", seat == 1 ? "" : ",");
        add_seat(out, options, catalog, seat);
    }
    ag_text_add(out, "]}\n");
}

// ---- scripts, log, result ----

static void add_scripts(ag_text *out, const ag_game *game)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    const char *path, *hash, *source;
    for (int i = 0; (source = scripts->source(scripts, i, &path, &hash)) != NULL; i++) {
        ag_text_add(out, "{");
        add_field(out, "script", scripts->key(scripts, i));
        ag_text_add(out, ",");
        add_field(out, "path", path);
        ag_text_add(out, ",");
        add_field(out, "hash", hash);
        ag_text_add(out, ",");
        add_field(out, "source", source);
        ag_text_add(out, "}\n");
    }
}

// A referee's command names its card by key, so that it does not depend on the order in which cards
// were numbered.
static void add_place(ag_text *out, const ag_catalog *catalog, const uint32_t *words,
                      uint32_t count)
{
    ag_place place;
    if (count * sizeof *words < sizeof place) {
        return;
    }
    memcpy(&place, words, sizeof place);
    ag_text_add(out, ",\"place\":{\"kind\":%d,\"seat\":%d,\"zone\":%d,\"flags\":%d,", place.kind,
                place.seat, place.zone, place.flags);
    add_field(out, "card", place.card == 0 ? "" : ag_catalog_card(catalog, place.card)->key);
    ag_text_add(out, ",\"index\":%d,\"number\":%d,\"host\":%d}", place.index, place.number,
                place.host);
}

static void add_entry(ag_text *out, const ag_game *game, int index)
{
    const ag_entry *entry = ag_game_entry(game, index);
    const uint32_t *data = ag_game_entry_data(game, index);
    const char *word = ag_entry_word(entry->kind);
    ag_text_add(out, "{\"entry\":\"%s\",\"seat\":%d,\"number\":%d", word != NULL ? word : "",
                entry->seat, entry->number);
    if (entry->kind == AG_ENTRY_ANSWER) {
        ag_text_add(out, ",\"picks\":[");
        for (int i = 0; i < entry->pick_count; i++) {
            ag_text_add(out, "%s%u", i == 0 ? "" : ",", (unsigned)data[i]);
        }
        ag_text_add(out, "],");
        add_bits(out, "question", entry->fingerprint);
    }
    if (entry->kind == AG_ENTRY_REFEREE) {
        add_place(out, ag_game_rules(game)->catalog, data, entry->data_count);
    }
    ag_text_add(out, "}\n");
}

static void add_result(ag_text *out, const ag_game *game)
{
    ag_result result = ag_game_result(game);
    ag_text_add(out, "{");
    add_field(out, "result", result.winner);
    ag_text_add(out, ",");
    add_field(out, "reason", result.reason);
    ag_text_add(out, ",\"turns\":%u,\"decisions\":%u,\"links\":%u,\"rulings\":%u,", result.turns,
                result.decisions, result.links, result.rulings);
    add_bits(out, "hash", result.hash);
    ag_text_add(out, "}\n");
}

static void add_checksum(ag_text *out)
{
    int lines = 0;
    for (size_t i = 0; i < out->length; i++) {
        lines += out->bytes[i] == '\n';
    }
    uint64_t sum = ag_hash(AG_RECORDING_SEED, out->bytes, out->length);
    ag_text_add(out, "{\"lines\":%d,", lines);
    add_bits(out, "checksum", sum);
    ag_text_add(out, "}\n");
}

// ---- the file ----

static ag_status write_file(const char *path, const ag_text *text, ag_error *error)
{
    ag_text part = { 0 };
    ag_text_add(&part, "%s.part", path);
    if (part.failed) {
        ag_text_close(&part);
        return ag_fail(error, AG_NO_MEMORY, "no memory to write \"%s\"", path);
    }
    ag_status status = AG_OK;
    FILE *file = fopen(part.bytes, "wb");
    int written = file != NULL && fwrite(text->bytes, 1, text->length, file) == text->length;
    if (file != NULL && fclose(file) != 0) {
        written = 0;
    }
    if (!written || rename(part.bytes, path) != 0) {
        status = ag_fail(error, AG_ENVIRONMENT, "cannot write the recording \"%s\": %s", path,
                         strerror(errno));
        remove(part.bytes);
    }
    ag_text_close(&part);
    return status;
}

ag_status ag_game_record(const ag_game *game, const char *path, ag_error *error)
{
    ag_text text = { 0 };
    add_header(&text, game);
    add_scripts(&text, game);
    for (int i = 0; i < ag_game_entry_count(game); i++) {
        add_entry(&text, game, i);
    }
    add_result(&text, game);
    if (!text.failed) {
        add_checksum(&text);
    }
    ag_status status =
        text.failed ? ag_fail(error, AG_NO_MEMORY, "no memory to record the game to \"%s\"", path)
                    : write_file(path, &text, error);
    ag_text_close(&text);
    return status;
}
