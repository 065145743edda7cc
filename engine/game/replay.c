// Replays: read whole, checked whole, then played. What is wrong with a recording is said with its file and line.
#include "game/replay.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/span.h"
#include "game/record.h"

enum { RECORDING_BYTES_MAX = 256 * 1024 * 1024 };

typedef struct recording {
    const char *path;
    char *bytes;
    size_t size;
    int line_count;
    cJSON **lines;                   // [0] is line 1
    int script_first, script_count;  // lines
    int entry_first, entry_count;
    ag_script *scripts;  // in order of their keys
    ag_replay_start start;
    const char *engine;
    ag_error *error;
} recording;

// ---- fields of a line ----

// Line numbers count from 1, as editors do.

static ag_status bad_line(const recording *from, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static ag_status bad_line(const recording *from, int line, const char *format, ...)
{
    char what[512];
    va_list list;
    va_start(list, format);
    vsnprintf(what, sizeof what, format, list);
    va_end(list);
    return ag_fail(from->error, AG_BAD_CONTENT, "%s:%d: %s", from->path, line, what);
}

static ag_status need_text(const recording *from, int line, const char *name, const char **out)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], name);
    if (!cJSON_IsString(field)) {
        return bad_line(from, line, "\"%s\" is missing, or is no text", name);
    }
    *out = field->valuestring;
    return AG_OK;
}

static ag_status number_of(const recording *from, int line, const cJSON *object, const char *name,
                           int min, int max, int *out)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(object, name);
    if (!cJSON_IsNumber(field) || field->valuedouble < min || field->valuedouble > max
        || field->valuedouble != (int)field->valuedouble) {
        return bad_line(from, line, "\"%s\" is missing, or is no number from %d to %d", name, min,
                        max);
    }
    *out = (int)field->valuedouble;
    return AG_OK;
}

static ag_status need_number(const recording *from, int line, const char *name, int min, int max,
                             int *out)
{
    return number_of(from, line, from->lines[line - 1], name, min, max, out);
}

static ag_status need_bits(const recording *from, int line, const char *name, uint64_t *out)
{
    const char *text;
    ag_status status = need_text(from, line, name, &text);
    if (status < 0) {
        return status;
    }
    char *end;
    *out = strtoull(text, &end, 16);
    if (strlen(text) != 16 || *end != '\0') {
        return bad_line(from, line, "\"%s\" is no number of 16 hexadecimal digits", name);
    }
    return AG_OK;
}

static int line_has(const recording *from, int line, const char *name)
{
    return cJSON_HasObjectItem(from->lines[line - 1], name);
}

// ---- the file ----

static ag_status read_file(recording *from)
{
    FILE *file = fopen(from->path, "rb");
    long size = -1;
    if (file != NULL && fseek(file, 0, SEEK_END) == 0) {
        size = ftell(file);
    }
    if (size < 0 || size > RECORDING_BYTES_MAX || fseek(file, 0, SEEK_SET) != 0) {
        int too_large = size > RECORDING_BYTES_MAX;
        ag_status status =
            ag_fail(from->error, AG_ENVIRONMENT, "cannot read the recording \"%s\": %s", from->path,
                    too_large ? "it is larger than any recording" : strerror(errno));
        if (file != NULL) {
            fclose(file);
        }
        return status;
    }
    from->bytes = malloc((size_t)size + 1);
    from->size = from->bytes == NULL ? 0 : fread(from->bytes, 1, (size_t)size, file);
    fclose(file);
    if (from->bytes == NULL) {
        return ag_fail(from->error, AG_NO_MEMORY, "no memory to read \"%s\"", from->path);
    }
    from->bytes[from->size] = '\0';
    if (from->size != (size_t)size) {
        return ag_fail(from->error, AG_ENVIRONMENT, "cannot read the recording \"%s\"", from->path);
    }
    return AG_OK;
}

static int count_lines(const recording *from)
{
    int count = 0;
    for (size_t i = 0; i < from->size; i++) {
        count += from->bytes[i] == '\n';
    }
    return count;
}

// The last line says how many lines there are before it, and their checksum.
static ag_status check_sum(const recording *from, size_t last_at)
{
    int last = from->line_count;
    uint64_t sum;
    int lines;
    ag_status status;
    if (!line_has(from, last, "checksum")) {
        return bad_line(from, last, "the recording is cut: its last line should hold the checksum");
    }
    if ((status = need_bits(from, last, "checksum", &sum)) < 0) return status;
    if ((status = need_number(from, last, "lines", 0, last, &lines)) < 0) return status;
    if (lines != last - 1 || sum != ag_hash(AG_RECORDING_SEED, from->bytes, last_at)) {
        return bad_line(from, last,
                        "the recording was changed: the checksum does not fit the %d lines before",
                        last - 1);
    }
    return AG_OK;
}

static ag_status parse_lines(recording *from)
{
    from->line_count = count_lines(from);
    if (from->line_count == 0 || from->bytes[from->size - 1] != '\n') {
        return bad_line(from, from->line_count + 1, "the recording is cut: this line has no end");
    }
    from->lines = calloc((size_t)from->line_count, sizeof *from->lines);
    if (from->lines == NULL) {
        return ag_fail(from->error, AG_NO_MEMORY, "no memory to read \"%s\"", from->path);
    }
    size_t at = 0;
    size_t line_at = 0;
    for (int i = 0; i < from->line_count; i++) {
        line_at = at;
        size_t length =
            (size_t)((char *)memchr(from->bytes + at, '\n', from->size - at) - (from->bytes + at));
        from->lines[i] = cJSON_ParseWithLength(from->bytes + at, length);
        if (!cJSON_IsObject(from->lines[i])) {
            return bad_line(from, i + 1, "this line is no JSON object");
        }
        at += length + 1;
    }
    return check_sum(from, line_at);
}

// ---- the parts ----

static ag_status find_parts(recording *from)
{
    int line = 2;
    from->script_first = line;
    while (line < from->line_count && line_has(from, line, "script")) {
        line++;
    }
    from->script_count = line - from->script_first;
    from->entry_first = line;
    while (line < from->line_count && line_has(from, line, "entry")) {
        line++;
    }
    from->entry_count = line - from->entry_first;
    if (line != from->line_count - 1 || !line_has(from, line, "result")) {
        return bad_line(from, line, "here should stand a script, then the log, then the result");
    }
    return AG_OK;
}

static ag_status read_deck(recording *from, ag_replay_seat *seat, int index, const cJSON *runs)
{
    const cJSON *run;
    int count = 0;
    cJSON_ArrayForEach(run, runs)
    {
        const cJSON *copies = cJSON_GetArrayItem(run, 0);
        if (!cJSON_IsNumber(copies) || !cJSON_IsString(cJSON_GetArrayItem(run, 1))
            || copies->valuedouble < 1 || copies->valuedouble > AG_CARD_MAX) {
            return bad_line(from, 1, "a deck is a list of [count, \"card\"]");
        }
        count += (int)copies->valuedouble;
        if (count > AG_CARD_MAX) {
            return bad_line(from, 1, "a deck holds more than %d cards", AG_CARD_MAX);
        }
    }
    const char **cards = calloc((size_t)count + 1, sizeof *cards);
    if (cards == NULL) {
        return ag_fail(from->error, AG_NO_MEMORY, "no memory to read \"%s\"", from->path);
    }
    seat->cards[index] = cards;
    seat->counts[index] = count;
    cJSON_ArrayForEach(run, runs)
    {
        for (int i = 0; i < cJSON_GetArrayItem(run, 0)->valueint; i++) {
            *cards++ = cJSON_GetArrayItem(run, 1)->valuestring;
        }
    }
    return AG_OK;
}

static ag_status read_seat(recording *from, ag_replay_seat *seat, const cJSON *object)
{
    const cJSON *deck = cJSON_GetObjectItemCaseSensitive(object, "deck");
    const cJSON *hero = cJSON_GetObjectItemCaseSensitive(object, "hero");
    const cJSON *decks = cJSON_GetObjectItemCaseSensitive(object, "decks");
    ag_status status =
        number_of(from, 1, object, "side", AG_SIDE_BOSS, AG_SIDE_RAIDERS, &seat->side);
    if (status < 0) {
        return status;
    }
    if (!cJSON_IsString(deck) || !cJSON_IsString(hero) || !cJSON_IsArray(decks)
        || cJSON_GetArraySize(decks) > AG_DECK_MAX) {
        return bad_line(from, 1, "a seat needs \"deck\", \"hero\" and at most %d \"decks\"",
                        AG_DECK_MAX);
    }
    seat->deck = deck->valuestring;
    seat->hero = hero->valuestring;
    const cJSON *runs;
    cJSON_ArrayForEach(runs, decks)
    {
        status = read_deck(from, seat, seat->deck_count++, runs);
        if (status < 0) {
            return status;
        }
    }
    return AG_OK;
}

static ag_status read_seats(recording *from)
{
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(from->lines[0], "seats");
    const cJSON *seat;
    int count = cJSON_GetArraySize(seats);
    if (!cJSON_IsArray(seats) || count < 1 || count > AG_SEAT_MAX) {
        return bad_line(from, 1, "\"seats\" is no list of 1 to %d seats", AG_SEAT_MAX);
    }
    from->start.seat_count = count;
    int index = 1;
    cJSON_ArrayForEach(seat, seats)
    {
        ag_status status = read_seat(from, &from->start.seats[index++], seat);
        if (status < 0) {
            return status;
        }
    }
    return AG_OK;
}

static ag_status read_header(recording *from)
{
    const char *schema;
    int api;
    ag_status status;
    if ((status = need_text(from, 1, "schema", &schema)) < 0) return status;
    if (strcmp(schema, AG_RECORDING_SCHEMA) != 0) {
        return bad_line(from, 1, "this is \"%s\"; a recording begins with the schema \"%s\"",
                        schema, AG_RECORDING_SCHEMA);
    }
    if ((status = need_text(from, 1, "engine", &from->engine)) < 0) return status;
    if ((status = need_number(from, 1, "api", 1, 1000000, &api)) < 0) return status;
    if (api > AG_API_LEVEL) {
        return bad_line(from, 1, "its scripts need API level %d; this is Aggro %s with level %d",
                        api, AG_VERSION, AG_API_LEVEL);
    }
    if ((status = need_text(from, 1, "raid", &from->start.raid)) < 0) return status;
    if ((status = need_text(from, 1, "mode", &from->start.mode)) < 0) return status;
    if ((status = need_bits(from, 1, "seed", &from->start.seed)) < 0) return status;
    if ((status = need_number(from, 1, "ask_all", 0, 1, &from->start.ask_all)) < 0) return status;
    if ((status = need_number(from, 1, "bare", 0, 1, &from->start.bare)) < 0) return status;
    return read_seats(from);
}

static int script_order(const void *a, const void *b)
{
    return strcmp(((const ag_script *)a)->key, ((const ag_script *)b)->key);
}

static ag_status read_scripts(recording *from)
{
    from->scripts = calloc((size_t)from->script_count + 1, sizeof *from->scripts);
    if (from->scripts == NULL) {
        return ag_fail(from->error, AG_NO_MEMORY, "no memory to read \"%s\"", from->path);
    }
    for (int i = 0; i < from->script_count; i++) {
        ag_script *script = &from->scripts[i];
        int line = from->script_first + i;
        char hash[AG_HASH_TEXT_SIZE];
        ag_status status;
        if ((status = need_text(from, line, "script", &script->key)) < 0) return status;
        if ((status = need_text(from, line, "path", &script->path)) < 0) return status;
        if ((status = need_text(from, line, "hash", &script->hash)) < 0) return status;
        if ((status = need_text(from, line, "source", &script->source)) < 0) return status;
        script->size = strlen(script->source);
        ag_hash_script(script->source, script->size, hash);
        if (strcmp(hash, script->hash) != 0) {
            return bad_line(from, line, "the script \"%s\" is not the one that its hash names",
                            script->key);
        }
    }
    qsort(from->scripts, (size_t)from->script_count, sizeof *from->scripts, script_order);
    return AG_OK;
}

// ---- the recording as a source of scripts ----

static int source_find(void *context, const char *key, ag_script *out)
{
    const recording *from = context;
    ag_script wanted = { .key = key };
    const ag_script *found = bsearch(&wanted, from->scripts, (size_t)from->script_count,
                                     sizeof *from->scripts, script_order);
    if (found != NULL) {
        *out = *found;
    }
    return found != NULL;
}

static const char *source_key(void *context, int index)
{
    const recording *from = context;
    return index >= 0 && index < from->script_count ? from->scripts[index].key : NULL;
}

// ---- the log ----

static ag_status play_answer(const recording *from, int line, ag_game *game, ag_seat seat,
                             int number)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "picks");
    const cJSON *pick;
    uint64_t question;
    ag_picks picks = { .number = (int16_t)number };
    ag_status status = need_bits(from, line, "question", &question);
    if (status < 0) {
        return status;
    }
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > AG_REPLY_MAX) {
        return bad_line(from, line, "\"picks\" is no list of at most %d picks", AG_REPLY_MAX);
    }
    cJSON_ArrayForEach(pick, list)
    {
        if (!cJSON_IsNumber(pick) || pick->valuedouble < 0 || pick->valuedouble >= AG_OPTION_MAX) {
            return bad_line(from, line, "a pick is no number of an option");
        }
        picks.picks[picks.count++] = (uint16_t)pick->valueint;
    }
    int index = ag_game_entry_count(game);
    ag_error why;
    if (ag_game_enter_answer(game, seat, &picks, &why) < 0) {
        return bad_line(from, line, "%s", why.text);
    }
    if (ag_game_entry(game, index)->fingerprint != question) {
        int same = strcmp(from->engine, AG_VERSION) == 0;
        return bad_line(from, line, "here the game goes another way: it asks another question%s%s",
                        same ? "" : "; it was recorded by Aggro ", same ? "" : from->engine);
    }
    return AG_OK;
}

static ag_status play_place(const recording *from, int line, ag_game *game)
{
    const cJSON *object = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "place");
    const cJSON *card = cJSON_GetObjectItemCaseSensitive(object, "card");
    int kind, seat, zone, flags, index, number, host;
    ag_status status;
    if ((status = number_of(from, line, object, "kind", 0, 255, &kind)) < 0) return status;
    if ((status = number_of(from, line, object, "seat", 0, AG_SEAT_MAX, &seat)) < 0) return status;
    if ((status = number_of(from, line, object, "zone", 0, 255, &zone)) < 0) return status;
    if ((status = number_of(from, line, object, "flags", 0, 255, &flags)) < 0) return status;
    if ((status = number_of(from, line, object, "index", 0, 65535, &index)) < 0) return status;
    if ((status = number_of(from, line, object, "number", -AG_NUMBER_MAX, AG_NUMBER_MAX, &number))
        < 0)
        return status;
    if ((status = number_of(from, line, object, "host", 0, AG_CARD_MAX - 1, &host)) < 0)
        return status;
    ag_place place = { .kind = (uint8_t)kind,
                       .seat = (ag_seat)seat,
                       .zone = (uint8_t)zone,
                       .flags = (uint8_t)flags,
                       .index = (uint16_t)index,
                       .number = number,
                       .host = (uint16_t)host };
    if (!cJSON_IsString(card)) {
        return bad_line(from, line, "\"card\" is missing, or is no text");
    }
    if (card->valuestring[0] != '\0') {
        const ag_port *port = ag_game_rules(game)->port;
        place.card = port->card(port->host, card->valuestring);
        if (place.card == 0) {
            return bad_line(from, line, "the recording does not carry the script \"%s\"",
                            card->valuestring);
        }
    }
    uint16_t slot;
    ag_error why;
    if (ag_game_place(game, &place, &slot, &why) < 0) {
        return bad_line(from, line, "%s", why.text);
    }
    return AG_OK;
}

// A ruling is not played: it must have come by itself, where the script failed again.
static ag_status came_by_itself(const recording *from, int line, const ag_game *game, int index,
                                const char *word, int number)
{
    if (index < ag_game_entry_count(game)) {
        const ag_entry *entry = ag_game_entry(game, index);
        const char *own = ag_entry_word(entry->kind);
        if (own != NULL && strcmp(own, word) == 0 && entry->number == number) {
            return AG_OK;
        }
    }
    return bad_line(
        from, line,
        "here the game goes another way: the recording has a %s that did not come again", word);
}

static ag_status play_entry(const recording *from, ag_game *game, int index)
{
    int line = from->entry_first + index;
    const char *word;
    int seat, number;
    ag_status status;
    if ((status = need_text(from, line, "entry", &word)) < 0) return status;
    if ((status = need_number(from, line, "seat", 0, AG_SEAT_MAX, &seat)) < 0) return status;
    if ((status = need_number(from, line, "number", -AG_NUMBER_MAX, INT32_MAX, &number)) < 0)
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
        return ag_game_concede(game, seat, &why) < 0 ? bad_line(from, line, "%s", why.text) : AG_OK;
    }
    return bad_line(from, line, "Aggro %s cannot play an entry \"%s\"", AG_VERSION, word);
}

// ---- how it came out ----

static ag_status compare_result(const recording *from, const ag_game *game, const ag_result *result)
{
    int line = from->line_count - 1;
    const char *winner;
    uint64_t hash;
    ag_status status;
    if ((status = need_text(from, line, "result", &winner)) < 0) return status;
    if ((status = need_bits(from, line, "hash", &hash)) < 0) return status;
    if (ag_game_entry_count(game) != from->entry_count) {
        return bad_line(from, line,
                        "here the game goes another way: a script fails that did not fail before");
    }
    if (strcmp(winner, result->winner) != 0) {
        return bad_line(from, line, "it came out otherwise: \"%s\" won, not \"%s\"", result->winner,
                        winner);
    }
    if (hash != result->hash) {
        return bad_line(from, line, "it came out otherwise: the game hash is %016llx, not %016llx",
                        (unsigned long long)result->hash, (unsigned long long)hash);
    }
    return AG_OK;
}

static void write_report(const recording *from, const ag_result *result, char *report,
                         size_t capacity)
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
    if (result->winner[0] == '\0') {
        ag_write(&out, "it was not over\n");
    } else {
        ag_write(&out, "winner: %s (%s)\n", result->winner, result->reason);
    }
    ag_write(&out, "game hash %016llx, as recorded\n", (unsigned long long)result->hash);
}

static ag_status play(recording *from, ag_replay_opener *opener, void *context, ag_result *out,
                      char *report, size_t capacity)
{
    ag_source source = { .context = from, .find = source_find, .key = source_key };
    ag_game *game = NULL;
    ag_error why = { 0 };
    ag_status status = opener(context, &source, &from->start, &game, &why);
    if (status < 0) {
        return bad_line(from, 1, "the game cannot be opened from the scripts of the recording: %s",
                        why.text);
    }
    for (int i = 0; i < from->entry_count && status >= 0; i++) {
        status = play_entry(from, game, i);
    }
    if (status >= 0) {
        (void)ag_game_waits_for(game);          // a position without an answer runs to its question
        ag_result result = ag_game_result(game);
        status = compare_result(from, game, &result);
        if (status >= 0) {
            write_report(from, &result, report, capacity);
            *out = result;
            out->raid = out->mode = "";
        }
    }
    ag_game_close(game);
    return status;
}

static void recording_close(recording *from)
{
    for (int seat = 1; seat <= AG_SEAT_MAX; seat++) {
        for (int i = 0; i < AG_DECK_MAX; i++) {
            free(from->start.seats[seat].cards[i]);
        }
    }
    for (int i = 0; i < from->line_count && from->lines != NULL; i++) {
        cJSON_Delete(from->lines[i]);
    }
    free(from->lines);
    free(from->scripts);
    free(from->bytes);
}

ag_status ag_replay_run(const char *path, ag_replay_opener *opener, void *context, ag_result *out,
                        char *report, size_t capacity, ag_error *error)
{
    recording from = { .path = path, .error = error };
    ag_status status;
    if ((status = read_file(&from)) < 0) goto done;
    if ((status = parse_lines(&from)) < 0) goto done;
    if ((status = read_header(&from)) < 0) goto done;
    if ((status = find_parts(&from)) < 0) goto done;
    if ((status = read_scripts(&from)) < 0) goto done;
    status = play(&from, opener, context, out, report, capacity);
done:
    recording_close(&from);
    return status;
}
