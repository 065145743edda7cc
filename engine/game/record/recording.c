// Reads the log of a game: whole, checked line by line, and split into its parts. Errors name file
// and line.
#include "game/record/recording.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "base/error.h"
#include "base/level.h"
#include "base/hash.h"
#include "game/record/log_text.h"
#include "game/record/record_place.h"

enum { RECORDING_BYTES_MAX = 256 * 1024 * 1024 };

// ---- fields of a line: line numbers count from 1, as editors do ----

ag_status ag_recording_bad(const ag_recording *from, int line, const char *format, ...)
{
    char what[512];
    va_list list;
    va_start(list, format);
    vsnprintf(what, sizeof what, format, list);
    va_end(list);
    return ag_fail(from->error, AG_BAD_CONTENT, "%s:%d: %s", from->path, line, what);
}

// The fields of a line. What is wrong first is what the call says: `from->status` keeps it.

static const char *text_at(ag_recording *from, int line, const char *name)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], name);
    const char *text = cJSON_GetStringValue(field);
    if (text == NULL && from->status == AG_OK) {
        from->status = ag_recording_bad(from, line, "\"%s\" is missing, or is no text", name);
    }
    return text != NULL ? text : "";
}

static int is_number(const cJSON *field, int min, int max)
{
    return cJSON_IsNumber(field) && field->valuedouble >= min && field->valuedouble <= max
           && field->valuedouble == (int)field->valuedouble;
}

static ag_status refuse_number(const ag_recording *from, int line, const char *name, int min,
                               int max)
{
    return ag_recording_bad(from, line, "\"%s\" is missing, or is no number from %d to %d", name,
                            min, max);
}

static int number_at(ag_recording *from, int line, const char *name, int min, int max)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], name);
    if (is_number(field, min, max)) return (int)field->valuedouble;
    if (from->status == AG_OK) from->status = refuse_number(from, line, name, min, max);
    return min;
}

static uint64_t bits_at(ag_recording *from, int line, const char *name)
{
    char *end;
    const char *text = text_at(from, line, name);
    uint64_t bits = strtoull(text, &end, 16);
    if (from->status == AG_OK && (strlen(text) != 16 || *end != '\0')) {
        from->status =
            ag_recording_bad(from, line, "\"%s\" is no number of 16 hexadecimal digits", name);
    }
    return bits;
}

// A text that may be missing: then "".
static const char *text_or_none(const cJSON *object, const char *name)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsString(field) ? field->valuestring : "";
}

static int line_has(const ag_recording *from, int line, const char *name)
{
    return cJSON_HasObjectItem(from->lines[line - 1], name);
}

// ---- the file ----

static ag_status read_file(ag_recording *from)
{
    struct stat about;
    if (stat(from->path, &about) == 0 && !S_ISREG(about.st_mode)) {
        return ag_fail(from->error, AG_ENVIRONMENT,
                       "cannot read the recording \"%s\": it is no file", from->path);
    }
    FILE *file = fopen(from->path, "rb");
    long size = -1;
    if (file != NULL && fseek(file, 0, SEEK_END) == 0) size = ftell(file);
    if (size < 0 || size > RECORDING_BYTES_MAX || fseek(file, 0, SEEK_SET) != 0) {
        int too_large = size > RECORDING_BYTES_MAX;
        ag_status status =
            ag_fail(from->error, AG_ENVIRONMENT, "cannot read the recording \"%s\": %s", from->path,
                    too_large ? "it is larger than any recording" : strerror(errno));
        if (file != NULL) fclose(file);
        return status;
    }
    from->bytes = ag_arena_item(&from->memory, (size_t)size + 1);
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

// A line is what its sum says, after all lines before it.
static int is_whole(const char *line, size_t length, uint64_t *sum)
{
    char end[AG_LOG_SUM_SIZE + 1];
    size_t body = length < AG_LOG_SUM_SIZE ? 0 : length - AG_LOG_SUM_SIZE;
    *sum = ag_hash(*sum, line, body);
    snprintf(end, sizeof end, ",\"sum\":\"%016llx\"}", (unsigned long long)*sum);
    return body > 0 && memcmp(line + body, end, AG_LOG_SUM_SIZE) == 0;
}

static ag_status read_header(ag_recording *from);

// A last line without its end is one that was being written.
static ag_status parse_lines(ag_recording *from)
{
    int most = 0, line = 0;
    uint64_t sum = AG_LOG_SEED;
    while (from->size > 0 && from->bytes[from->size - 1] != '\n') from->size--;
    for (size_t i = 0; i < from->size; i++) most += from->bytes[i] == '\n';
    from->lines = ag_arena_item(&from->memory, ((size_t)most + 1) * sizeof *from->lines);
    from->sums = ag_arena_item(&from->memory, ((size_t)most + 1) * sizeof *from->sums);
    from->entry_lines = ag_arena_item(&from->memory, ((size_t)most + 1) * sizeof(int));
    if (from->memory.failed) return ag_no_memory(from->error, "a recording");
    if (most == 0) {
        return ag_recording_bad(from, 1, "the recording is cut: its first line has no end");
    }
    for (char *at = from->bytes; line < most; line++) {
        size_t length = strcspn(at, "\n");
        from->lines[line] = cJSON_ParseWithLength(at, length);
        from->line_count = line + 1;
        if (!cJSON_IsObject(from->lines[line]) && line == 0) {
            return ag_recording_bad(from, 1,
                                    "this is no log of a game: its first line is no JSON object");
        }
        if (line == 0) {
            ag_status status = read_header(from);
            if (status < 0) return status;
        }
        if (!is_whole(at, length, &sum) || !cJSON_IsObject(from->lines[line])) {
            return ag_recording_bad(from, line + 1,
                                    "the recording was changed: this line is not what its sum "
                                    "says, or one before it is missing");
        }
        from->sums[line] = sum;
        at += length + 1;
    }
    return AG_OK;
}

// ---- the parts ----

static ag_status find_parts(ag_recording *from)
{
    from->is_left = 1;
    for (int line = 2; line <= from->line_count; line++) {
        if (line_has(from, line, "script")) {
            from->script_count++;
        } else if (line_has(from, line, "entry")) {
            from->entry_lines[from->entry_count++] = line;
            from->is_left = 1;
        } else if (line_has(from, line, "result")) {
            from->result_line = line;
            from->is_left = 0;
        } else if (!line_has(from, line, "report") && !line_has(from, line, "keyframe")) {
            return ag_recording_bad(from, line,
                                    "a script, an entry of the log or a result was expected here");
        }
    }
    return AG_OK;
}

static ag_status read_deck(ag_recording *from, ag_replay_seat *seat, int index, const cJSON *runs)
{
    const cJSON *run;
    int count = 0;
    cJSON_ArrayForEach(run, runs)
    {
        const cJSON *copies = cJSON_GetArrayItem(run, 0);
        if (!cJSON_IsNumber(copies) || !cJSON_IsString(cJSON_GetArrayItem(run, 1))
            || copies->valuedouble < 1 || copies->valuedouble > AG_CARD_MAX) {
            return ag_recording_bad(from, 1, "a deck is a list of [count, \"card\"]");
        }
        count += (int)copies->valuedouble;
        if (count > AG_CARD_MAX) {
            return ag_recording_bad(from, 1, "a deck holds more than %d cards", AG_CARD_MAX);
        }
    }
    const char **cards = ag_arena_item(&from->memory, ((size_t)count + 1) * sizeof *cards);
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

static ag_status read_seat(ag_recording *from, ag_replay_seat *seat, const cJSON *object)
{
    const cJSON *deck = cJSON_GetObjectItemCaseSensitive(object, "deck");
    const cJSON *hero = cJSON_GetObjectItemCaseSensitive(object, "hero");
    const cJSON *decks = cJSON_GetObjectItemCaseSensitive(object, "decks");
    const cJSON *side = cJSON_GetObjectItemCaseSensitive(object, "side");
    int last = AG_SIDE_ONE + AG_DUEL_MAX - 1;
    if (!is_number(side, AG_SIDE_BOSS, last)) {
        return refuse_number(from, 1, "side", AG_SIDE_BOSS, last);
    }
    seat->side = (int)side->valuedouble;
    if (!cJSON_IsString(deck) || !cJSON_IsString(hero) || !cJSON_IsArray(decks)
        || cJSON_GetArraySize(decks) > AG_DECK_MAX) {
        return ag_recording_bad(from, 1, "a seat needs \"deck\", \"hero\" and at most %d \"decks\"",
                                AG_DECK_MAX);
    }
    seat->deck = deck->valuestring;
    seat->hero = hero->valuestring;
    const cJSON *runs;
    cJSON_ArrayForEach(runs, decks)
    {
        ag_status status = read_deck(from, seat, seat->deck_count++, runs);
        if (status < 0) return status;
    }
    return AG_OK;
}

static ag_status read_seats(ag_recording *from)
{
    const cJSON *seats = cJSON_GetObjectItemCaseSensitive(from->lines[0], "seats");
    const cJSON *seat;
    int count = cJSON_GetArraySize(seats);
    if (!cJSON_IsArray(seats) || count < 1 || count > AG_SEAT_MAX) {
        return ag_recording_bad(from, 1, "\"seats\" is no list of 1 to %d seats", AG_SEAT_MAX);
    }
    from->start.seat_count = count;
    int index = 1;
    cJSON_ArrayForEach(seat, seats)
    {
        ag_status status = read_seat(from, &from->start.seats[index++], seat);
        if (status < 0) return status;
    }
    return AG_OK;
}

static ag_status read_header(ag_recording *from)
{
    const char *schema = text_at(from, 1, "schema");
    char why[AG_LEVEL_TEXT];
    if (from->status == AG_OK && strcmp(schema, AG_LOG_SCHEMA) != 0) {
        return ag_recording_bad(from, 1,
                                "this is \"%s\"; a recording begins with the schema \"%s\"", schema,
                                AG_LOG_SCHEMA);
    }
    from->engine = text_at(from, 1, "engine");
    int api = number_at(from, 1, "api", 1, 1000000);
    if (from->status == AG_OK
        && ag_level_refused(api, "mend its scripts with \"aggro check --fix\" and record it anew",
                            why)) {
        return ag_recording_bad(from, 1, "what it plays %s", why);
    }
    ag_replay_start *start = &from->start;
    start->raid = text_at(from, 1, "raid");
    start->mode = text_at(from, 1, "mode");
    start->packs = text_or_none(from->lines[0], "packs");
    start->seed = bits_at(from, 1, "seed");
    start->ask_all = number_at(from, 1, "ask_all", 0, 1);
    start->bare = number_at(from, 1, "bare", 0, 1);
    if (from->status < 0) return from->status;
    return read_seats(from);
}

static int script_order(const void *a, const void *b)
{
    return strcmp(((const ag_script *)a)->key, ((const ag_script *)b)->key);
}

static ag_status read_script(ag_recording *from, int line, ag_script *script)
{
    char hash[AG_HASH_TEXT_SIZE];
    *script = (ag_script){ .key = text_at(from, line, "script"),
                           .path = text_at(from, line, "path"),
                           .hash = text_at(from, line, "hash"),
                           .source = text_at(from, line, "source") };
    if (from->status < 0) return from->status;
    script->size = strlen(script->source);
    ag_hash_script(script->source, script->size, hash);
    if (strcmp(hash, script->hash) != 0) {
        return ag_recording_bad(from, line, "the script \"%s\" is not the one that its hash names",
                                script->key);
    }
    return AG_OK;
}

static ag_status read_scripts(ag_recording *from)
{
    size_t most = (size_t)from->script_count + 1;
    from->scripts = ag_arena_item(&from->memory, most * sizeof *from->scripts);
    from->later = ag_arena_item(&from->memory, most * sizeof *from->later);
    from->later_sets = ag_arena_item(&from->memory, most * sizeof *from->later_sets);
    if (from->memory.failed) return ag_no_memory(from->error, "a recording");
    from->script_count = 0;
    for (int line = 2; line <= from->line_count; line++) {
        if (!line_has(from, line, "script")) continue;
        int set = line_has(from, line, "set") ? number_at(from, line, "set", 1, UINT16_MAX) : 0;
        ag_script *script =
            set == 0 ? &from->scripts[from->script_count++] : &from->later[from->later_count];
        if (set != 0) from->later_sets[from->later_count++] = set;
        if (from->status < 0 || read_script(from, line, script) < 0) return AG_BAD_CONTENT;
    }
    qsort(from->scripts, (size_t)from->script_count, sizeof *from->scripts, script_order);
    return AG_OK;
}

// ---- the log ----

int ag_recording_line(const ag_recording *from, int entry)
{
    return from->entry_lines[entry];
}

static void add_picks(ag_recording *from, int line, ag_recorded *out)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "picks");
    const cJSON *pick;
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > AG_REPLY_MAX) {
        from->status =
            ag_recording_bad(from, line, "\"picks\" is no list of at most %d picks", AG_REPLY_MAX);
        return;
    }
    cJSON_ArrayForEach(pick, list)
    {
        if (!cJSON_IsNumber(pick) || pick->valuedouble < 0 || pick->valuedouble >= AG_OPTION_MAX) {
            from->status = ag_recording_bad(from, line, "a pick is no number of an option");
            return;
        }
        out->data[out->count++] = (uint32_t)pick->valueint;
    }
    out->entry.pick_count = (uint16_t)out->count;
    out->entry.fingerprint = bits_at(from, line, "question");
}

static void add_place(ag_recording *from, int line, const ag_game *game, ag_recorded *out)
{
    const cJSON *object = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "place");
    char why[160];
    ag_place place;
    if (!ag_record_place_read(object, ag_game_rules(game), &place, why, sizeof why)) {
        from->status = ag_recording_bad(from, line, "%s", why);
        return;
    }
    out->count = (sizeof place + 3) / 4;
    memcpy(out->data, &place, sizeof place);
    if (line_has(from, line, "question")) {
        out->entry.fingerprint = bits_at(from, line, "question");
    }
}

// A name in the data of an entry; if there is none, nothing is added.
static void add_name(ag_recording *from, int line, ag_recorded *out)
{
    const char *name = text_or_none(from->lines[line - 1], "name");
    if (strlen(name) > AG_NAME_MAX && from->status == AG_OK) {
        from->status = ag_recording_bad(from, line, "a name has at most %d bytes", AG_NAME_MAX);
    }
    if (name[0] != '\0' && from->status == AG_OK) {
        memcpy(&out->data[out->count], name, strlen(name));
        out->count += AG_RECORD_NAME_WORDS;
    }
}

static void add_number(ag_recording *from, int line, const char *field, ag_recorded *out)
{
    out->data[out->count++] = (uint32_t)number_at(from, line, field, 0, INT32_MAX);
}

static void add_detail(ag_recording *from, int line, const char *field, ag_recorded *out)
{
    out->entry.pick_count = (uint16_t)number_at(from, line, field, 0, UINT16_MAX);
}

static void add_data(ag_recording *from, int line, const ag_game *game, ag_recorded *out)
{
    uint64_t seed;
    switch (out->entry.kind) {
    case AG_ENTRY_ANSWER: add_picks(from, line, out); return;
    case AG_ENTRY_REFEREE: add_place(from, line, game, out); return;
    case AG_ENTRY_RULING:
        add_detail(from, line, "turn", out);
        add_number(from, line, "from", out);
        return;
    case AG_ENTRY_RELOAD:
        add_detail(from, line, "over", out);
        if (line_has(from, line, "first")) add_number(from, line, "first", out);
        return;
    case AG_ENTRY_REWIND:
        add_number(from, line, "to", out);
        add_name(from, line, out);
        return;
    case AG_ENTRY_MARK:
        add_detail(from, line, "what", out);
        add_name(from, line, out);
        return;
    case AG_ENTRY_HAND_OVER: add_name(from, line, out); return;
    case AG_ENTRY_RESEED:
        seed = bits_at(from, line, "seed");
        out->data[out->count++] = (uint32_t)(seed >> 32);
        out->data[out->count++] = (uint32_t)seed;
        return;
    default: return;
    }
}

ag_status ag_recording_entry(ag_recording *from, int index, const ag_game *game, ag_recorded *out,
                             ag_error *error)
{
    int line = ag_recording_line(from, index);
    from->error = error;
    from->status = AG_OK;
    const char *word = text_at(from, line, "entry");
    *out = (ag_recorded){ .entry = { .kind = (uint8_t)ag_entry_kind(word),
                                     .seat = (ag_seat)number_at(from, line, "seat", 0, AG_SEAT_MAX),
                                     .number = number_at(from, line, "number", -AG_NUMBER_MAX,
                                                         INT32_MAX) } };
    if (from->status == AG_OK && out->entry.kind == 0) {
        return ag_recording_bad(from, line, "Aggro %s knows no entry \"%s\"", AG_VERSION, word);
    }
    if (line_has(from, line, "told")) {  // the game hash when a turn was first seen
        out->turn = (uint32_t)number_at(from, line, "in_turn", 1, INT32_MAX);
        out->told = bits_at(from, line, "told");
    }
    if (from->status == AG_OK) add_data(from, line, game, out);
    return from->status;
}

int ag_recording_goes_back(ag_recording *from, int index)
{
    ag_entry next = { .kind = 0 };
    if (index + 1 < from->entry_count) {
        int line = ag_recording_line(from, index + 1);
        next.kind = (uint8_t)ag_entry_kind(text_or_none(from->lines[line - 1], "entry"));
        const cJSON *number = cJSON_GetObjectItemCaseSensitive(from->lines[line - 1], "number");
        if (is_number(number, 0, INT32_MAX)) next.number = (int)number->valuedouble;
    }
    return ag_entry_is_for_reload(&next);
}

// ---- the result, and what stands beside it ----

ag_status ag_recording_result(ag_recording *from, ag_recorded_result *out, ag_error *error)
{
    int line = from->result_line;
    from->error = error;
    from->status = AG_OK;
    if (line == 0) {
        return ag_fail(error, AG_NOT_FOUND, "%s: the log ends after %d entries, without a result",
                       from->path, from->entry_count);
    }
    *out = (ag_recorded_result){ .winner = text_at(from, line, "result"),
                                 .reason = text_at(from, line, "reason"),
                                 .stopped = text_or_none(from->lines[line - 1], "stopped"),
                                 .turns = number_at(from, line, "turns", 0, INT32_MAX),
                                 .hash = bits_at(from, line, "hash") };
    if (line_has(from, line, "asked")) {
        out->asked = (uint32_t)number_at(from, line, "asked", 0, UINT16_MAX);
    }
    return from->status;
}

const cJSON *ag_recording_extra(const ag_recording *from, const char *field, int index)
{
    for (int line = 2; line <= from->line_count; line++) {
        if (line_has(from, line, field) && index-- == 0) return from->lines[line - 1];
    }
    return NULL;
}

// ---- life ----

void ag_recording_close(ag_recording *from)
{
    if (from == NULL) return;
    for (int i = 0; i < from->line_count && from->lines != NULL; i++) cJSON_Delete(from->lines[i]);
    ag_arena_close(&from->memory);
    free(from);
}

ag_status ag_recording_open(const char *path, ag_recording **out, ag_error *error)
{
    ag_status status;
    ag_recording *from = calloc(1, sizeof *from);
    *out = NULL;
    if (from == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", path);
    from->error = error;
    from->path = ag_arena_text(&from->memory, path);
    if ((status = read_file(from)) < 0) goto done;
    if ((status = parse_lines(from)) < 0) goto done;
    if ((status = find_parts(from)) < 0) goto done;
    if ((status = read_scripts(from)) < 0) goto done;
    *out = from;
    from = NULL;
done:
    ag_recording_close(from);
    return status;
}
