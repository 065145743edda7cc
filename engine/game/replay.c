// Replays: the log of a recording is played again, and must come out the same.
#include "game/replay.h"

#include <string.h>

#include "base/span.h"
#include "game/record.h"
#include "game/recording.h"

// ---- the log ----

// Whether the entry at `index` was taken, though the game had to stop on faulty scripts: it may be
// where the recording stops, too.
static int stopped_after(const ag_game *game, int index)
{
    return ag_game_stopped(game) != NULL && ag_game_entry_count(game) > index;
}

static ag_status play_answer(const ag_recording *from, int line, ag_game *game, ag_seat seat,
                             int number)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "picks");
    const cJSON *pick;
    uint64_t question;
    ag_picks picks = { .number = (int16_t)number };
    ag_status status = ag_recording_bits(from, line, "question", &question);
    if (status < 0) {
        return status;
    }
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > AG_REPLY_MAX) {
        return ag_recording_bad(from, line, "\"picks\" is no list of at most %d picks",
                                AG_REPLY_MAX);
    }
    cJSON_ArrayForEach(pick, list)
    {
        if (!cJSON_IsNumber(pick) || pick->valuedouble < 0 || pick->valuedouble >= AG_OPTION_MAX) {
            return ag_recording_bad(from, line, "a pick is no number of an option");
        }
        picks.picks[picks.count++] = (uint16_t)pick->valueint;
    }
    int index = ag_game_entry_count(game);
    ag_error why;
    if (ag_game_enter_answer(game, seat, &picks, &why) < 0 && !stopped_after(game, index)) {
        return ag_recording_bad(from, line, "%s", why.text);
    }
    if (ag_game_entry(game, index)->fingerprint != question) {
        int same = strcmp(from->engine, AG_VERSION) == 0;
        return ag_recording_bad(
            from, line, "here the game goes another way: it asks another question%s%s",
            same ? "" : "; it was recorded by Aggro ", same ? "" : from->engine);
    }
    return AG_OK;
}

static ag_status play_place(const ag_recording *from, int line, ag_game *game)
{
    const cJSON *object = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "place");
    const cJSON *card = cJSON_GetObjectItemCaseSensitive(object, "card");
    int kind, seat, zone, flags, index, number, host;
    ag_status status;
    if ((status = ag_recording_number_of(from, line, object, "kind", 0, 255, &kind)) < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "seat", 0, AG_SEAT_MAX, &seat)) < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "zone", 0, 255, &zone)) < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "flags", 0, 255, &flags)) < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "index", 0, 65535, &index)) < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "number", -AG_NUMBER_MAX,
                                         AG_NUMBER_MAX, &number))
        < 0)
        return status;
    if ((status = ag_recording_number_of(from, line, object, "host", 0, AG_CARD_MAX - 1, &host))
        < 0)
        return status;
    ag_place place = { .kind = (uint8_t)kind,
                       .seat = (ag_seat)seat,
                       .zone = (uint8_t)zone,
                       .flags = (uint8_t)flags,
                       .index = (uint16_t)index,
                       .number = number,
                       .host = (uint16_t)host };
    if (!cJSON_IsString(card)) {
        return ag_recording_bad(from, line, "\"card\" is missing, or is no text");
    }
    if (card->valuestring[0] != '\0') {
        const ag_port *port = ag_game_rules(game)->port;
        place.card = port->card(port->host, card->valuestring);
        if (place.card == 0) {
            return ag_recording_bad(from, line, "the recording does not carry the script \"%s\"",
                                    card->valuestring);
        }
    }
    uint16_t slot;
    ag_error why;
    if (ag_game_place(game, &place, &slot, &why) < 0) {
        return ag_recording_bad(from, line, "%s", why.text);
    }
    return AG_OK;
}

// A ruling is not played: it must have come by itself, where the script failed again.
static ag_status came_by_itself(const ag_recording *from, int line, const ag_game *game, int index,
                                const char *word, int number)
{
    if (index < ag_game_entry_count(game)) {
        const ag_entry *entry = ag_game_entry(game, index);
        const char *own = ag_entry_word(entry->kind);
        if (own != NULL && strcmp(own, word) == 0 && entry->number == number) {
            return AG_OK;
        }
    }
    return ag_recording_bad(
        from, line,
        "here the game goes another way: the recording has a %s that did not come again", word);
}

static ag_status play_entry(const ag_recording *from, ag_game *game, int index)
{
    int line = from->entry_first + index;
    const char *word;
    int seat, number;
    ag_status status;
    if ((status = ag_recording_text(from, line, "entry", &word)) < 0) return status;
    if ((status = ag_recording_number(from, line, "seat", 0, AG_SEAT_MAX, &seat)) < 0)
        return status;
    if ((status = ag_recording_number(from, line, "number", -AG_NUMBER_MAX, INT32_MAX, &number))
        < 0)
        return status;

    if (index < ag_game_entry_count(game) || strcmp(word, ag_entry_word(AG_ENTRY_RULING)) == 0) {
        return came_by_itself(from, line, game, index, word, number);
    }
    if (strcmp(word, ag_entry_word(AG_ENTRY_ANSWER)) == 0) {
        return play_answer(from, line, game, (ag_seat)seat, number);
    }
    if (strcmp(word, ag_entry_word(AG_ENTRY_REFEREE)) == 0) {
        return play_place(from, line, game);
    }
    if (strcmp(word, ag_entry_word(AG_ENTRY_CONCEDE)) == 0) {
        ag_error why;
        int refused = ag_game_concede(game, seat, &why) < 0 && !stopped_after(game, index);
        return refused ? ag_recording_bad(from, line, "%s", why.text) : AG_OK;
    }
    return ag_recording_bad(from, line, "Aggro %s cannot play an entry \"%s\"", AG_VERSION, word);
}

// ---- how it came out ----

static ag_status compare_result(const ag_recording *from, const ag_game *game,
                                const ag_result *result)
{
    int line = from->line_count - 1;
    const char *winner, *reason;
    uint64_t hash;
    ag_status status;
    if ((status = ag_recording_text(from, line, "result", &winner)) < 0) return status;
    if ((status = ag_recording_bits(from, line, "hash", &hash)) < 0) return status;
    if ((status = ag_recording_text(from, line, "reason", &reason)) < 0) return status;
    int stopped = ag_game_stopped(game) != NULL;
    if (ag_game_entry_count(game) != from->entry_count
        || stopped != (strcmp(reason, AG_RESULT_STOPPED) == 0)) {
        return ag_recording_bad(
            from, line, "here the game goes another way: a script fails that did not fail before");
    }
    if (strcmp(winner, result->winner) != 0) {
        return ag_recording_bad(from, line, "it came out otherwise: \"%s\" won, not \"%s\"",
                                result->winner, winner);
    }
    if (hash != result->hash) {
        return ag_recording_bad(from, line,
                                "it came out otherwise: the game hash is %016llx, not %016llx",
                                (unsigned long long)result->hash, (unsigned long long)hash);
    }
    return AG_OK;
}

static void write_report(const ag_recording *from, const ag_game *game, const ag_result *result,
                         char *report, size_t capacity)
{
    if (capacity == 0) {
        return;
    }
    ag_writer out = ag_writer_open(report, capacity);
    ag_write(&out, "%s, %s, seed %llu, %d seats, recorded by Aggro %s\n", from->start.raid,
             from->start.mode, (unsigned long long)from->start.seed, from->start.seat_count,
             from->engine);
    ag_write(&out, "%d entries, %d scripts, %u turns, %u decisions\n", from->entry_count,
             from->script_count, result->turns, result->decisions);
    if (result->rulings > 0) {
        ag_write(&out, "script faults: %u\n", result->rulings);
    }
    if (ag_game_stopped(game) != NULL) {
        ag_write(&out, "%s\n", ag_game_stopped(game));
    } else if (result->winner[0] == '\0') {
        ag_write(&out, "it was not over\n");
    } else {
        ag_write(&out, "winner: %s (%s)\n", result->winner, result->reason);
    }
    ag_write(&out, "game hash %016llx, as recorded\n", (unsigned long long)result->hash);
}

static ag_status play(ag_recording *from, ag_replay_opener *opener, void *context, ag_result *out,
                      char *report, size_t capacity)
{
    ag_source source = ag_recording_source(from);
    ag_game *game = NULL;
    ag_error why = { 0 };
    ag_status status = opener(context, &source, &from->start, &game, &why);
    if (status < 0) {
        return ag_recording_bad(
            from, 1, "the game cannot be opened from the scripts of the recording: %s", why.text);
    }
    for (int i = 0; i < from->entry_count && status >= 0; i++) {
        status = play_entry(from, game, i);
    }
    if (status >= 0) {
        (void)ag_game_waits_for(game);  // a position without an answer runs to its question
        ag_result result = ag_game_result(game);
        status = compare_result(from, game, &result);
        if (status >= 0) {
            write_report(from, game, &result, report, capacity);
            *out = result;
            out->raid = out->mode = "";
        }
    }
    ag_game_close(game);
    return status;
}

ag_status ag_replay_run(const char *path, ag_replay_opener *opener, void *context, ag_result *out,
                        char *report, size_t capacity, ag_error *error)
{
    ag_recording from = { .path = path, .error = error };
    ag_status status = ag_recording_open(&from);
    if (status >= 0) {
        status = play(&from, opener, context, out, report, capacity);
    }
    ag_recording_close(&from);
    return status;
}
