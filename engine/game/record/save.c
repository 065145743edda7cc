// Writes and continues saved games. The log is the game; the keyframe only
// saves the time of running it.
#include "game/record/save.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/record/log_text.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

// ---- layout ----

// Numbers in a state: their meaning changes if a row is inserted.
static const char *const numbered[] = {
    AG_VERSION,
#define AG_EVENT(name, word, use, rule, text) #name,
#include "rules/events.def"
#undef AG_EVENT
#define AG_TASK(name, function) #name,
#include "rules/tasks.def"
#undef AG_TASK
#define AG_PROMPT(name, text) #name,
#include "rules/prompts.def"
#undef AG_PROMPT
#undef AG_RULE
#define AG_RULE(id, number, kind, title) #id,
#include "book/rules.def"
#undef AG_RULE
};

static uint64_t layout(void)
{
    uint64_t hash = ag_state_layout();
    for (size_t i = 0; i < sizeof numbered / sizeof numbered[0]; i++) {
        hash = ag_hash(hash, numbered[i], strlen(numbered[i]) + 1);
    }
    return hash;
}

// ---- base64 (RFC 4648) ----

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static void add_base64(ag_text *out, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i += 3) {
        uint32_t group = 0;
        char four[4] = "===";
        size_t left = size - i < 3 ? size - i : 3;
        for (size_t j = 0; j < 3; j++) group = group << 8 | (j < left ? bytes[i + j] : 0u);
        for (size_t j = 0; j < 4; j++) {
            four[j] = j <= left ? digits[group >> (18 - 6 * j) & 63] : '=';
        }
        ag_text_add_bytes(out, four, 4);
    }
}

// Decodes into `out`, which has room for 3 bytes for every 4 digits. Returns the number of bytes, 0
// if the text is not base64.
static size_t from_base64(const char *text, unsigned char *out)
{
    size_t size = 0;
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i += 4) {
        uint32_t group = 0;
        size_t pads = 0;
        for (size_t j = 0; j < 4; j++) {
            char digit = i + j < length ? text[i + j] : '\0';
            const char *found = digit == '\0' ? NULL : strchr(digits, digit);
            pads += digit == '=' && i + 4 == length;
            if ((found == NULL) != (pads > 0)) return 0;
            group = group << 6 | (found == NULL ? 0u : (uint32_t)(found - digits));
        }
        for (size_t j = 0; j + pads < 3; j++) out[size++] = (unsigned char)(group >> (16 - 8 * j));
    }
    return size;
}

// ---- saving ----

typedef struct moment {
    const ag_state *state;  // NULL: at every one a script waits
    int head;
} moment;

static moment newest(const ag_game *game)
{
    if (!game->stopped && !ag_frames_open(game->state)) return (moment){ game->state, game->head };
    const ag_keyframe *keyframe = game->stopped ? NULL : ag_keyframe_before(game, game->head);
    return keyframe == NULL ? (moment){ NULL, -1 } : (moment){ keyframe->state, keyframe->head };
}

static void add_keys(ag_text *out, const ag_catalog *catalog)
{
    ag_text_add(out, ",\"cards\":[");
    for (int i = 1; i <= catalog->count; i++) {
        ag_text_add(out, "%s", i == 1 ? "" : ",");
        ag_record_string(out, catalog->cards[i]->key);
    }
    ag_text_add(out, "],\"symbols\":[");
    for (int i = 1; i < catalog->symbol_count; i++) {
        ag_text_add(out, "%s", i == 1 ? "" : ",");
        ag_record_string(out, catalog->symbols[i]);
    }
    ag_text_add(out, "]");
}

// A keyframe names cards by number, and versions are numbered in order of
// arrival: only the log knows that.
static int is_reloaded(const ag_game *game)
{
    for (int i = 0; i < game->log.entry_count; i++) {
        if (game->log.nodes[i].entry.kind == AG_ENTRY_RELOAD) return 1;
    }
    return 0;
}

static ag_status add_keyframe(ag_text *out, const ag_game *game, uint64_t *sum, ag_error *error)
{
    moment at = newest(game);
    if (at.state == NULL || is_reloaded(game)) return AG_OK;
    unsigned char *bytes = malloc(ag_state_used(at.state));
    if (bytes == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to save the game");
    size_t size = ag_state_pack(at.state, bytes), from = out->length;
    ag_text_add(out, "{\"keyframe\":\"");
    add_base64(out, bytes, size);
    ag_text_add(out, "\",\"head\":%d", at.head);
    ag_record_bits(out, "layout", layout());
    ag_record_bits(out, "state", ag_state_hash(at.state));
    add_keys(out, game->rules->catalog);
    ag_log_end_line(out, from, sum);
    free(bytes);
    return AG_OK;
}

ag_status ag_game_save(const ag_game *game, const char *path, ag_error *error)
{
    ag_status given = ag_given(game != NULL && path != NULL && path[0] != '\0',
                               "a game and the path of a file were", error);
    if (given < 0) return given;
    ag_text text = { 0 };
    ag_status status = ag_world_refuse(game, "save", error);
    if (status < 0) return status;
    ag_log_written written = { .sum = AG_LOG_SEED };
    ag_log_write(&text, &written, game, 1);
    status = add_keyframe(&text, game, &written.sum, error);
    if (status == AG_OK) status = ag_log_write_file(path, &text, error);
    ag_text_close(&text);
    return status;
}

// ---- what the line says ----

typedef struct keyframe_line {
    const cJSON *line;  // NULL: the recording has no keyframe
    const char *text;
    int head;
    uint64_t layout, state;
} keyframe_line;

static const char *text_of(const cJSON *line, const char *name)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(line, name);
    return cJSON_IsString(field) ? field->valuestring : "";
}

static keyframe_line line_of(const ag_recording *from)
{
    const cJSON *line = ag_recording_extra(from, "keyframe", 0);
    const cJSON *head = cJSON_GetObjectItemCaseSensitive(line, "head");
    keyframe_line said = { .line = line,
                           .text = text_of(line, "keyframe"),
                           .head = -1,
                           .layout = strtoull(text_of(line, "layout"), NULL, 16),
                           .state = strtoull(text_of(line, "state"), NULL, 16) };
    if (!cJSON_IsNumber(head) || head->valuedouble < -1 || head->valuedouble >= from->entry_count) {
        said.line = NULL;
    } else {
        said.head = head->valueint;
    }
    return said;
}

// The words of a list as an array; NULL if there are none. The line owns the texts.
static const char **words_of(const cJSON *line, const char *name, int *count)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(line, name);
    const cJSON *item;
    int size = cJSON_GetArraySize(list);
    const char **words = size == 0 ? NULL : calloc((size_t)size, sizeof *words);
    *count = 0;
    if (words != NULL) {
        cJSON_ArrayForEach(item, list)
        {
            words[(*count)++] = cJSON_IsString(item) ? item->valuestring : "";
        }
    }
    return words;
}

// Whether the game uses the same numbers for cards and words as the keyframe.
static int numbers_fit(const ag_game *game, const ag_replay_start *start)
{
    const ag_catalog *catalog = game->rules->catalog;
    if (start->card_count > catalog->count || start->symbol_count >= catalog->symbol_count) {
        return 0;
    }
    for (int i = 0; i < start->card_count; i++) {
        if (strcmp(catalog->cards[i + 1]->key, start->cards[i]) != 0) return 0;
    }
    for (int i = 0; i < start->symbol_count; i++) {
        if (strcmp(catalog->symbols[i + 1], start->symbols[i]) != 0) return 0;
    }
    return 1;
}

// The state of the line, or NULL if this build cannot continue from it.
static ag_state *state_of(const keyframe_line *said)
{
    char broken[160];
    size_t room = strlen(said->text) / 4 * 3 + 3;
    if (said->line == NULL || said->layout != layout()) return NULL;
    unsigned char *bytes = malloc(room);
    ag_state *state = calloc(1, sizeof *state);
    size_t size = bytes == NULL ? 0 : from_base64(said->text, bytes);
    int whole = state != NULL && ag_state_unpack(state, bytes, size)
                && ag_state_hash(state) == said->state
                && ag_state_check(state, broken, sizeof broken) == 0 && !ag_frames_open(state);
    free(bytes);
    if (!whole) {
        free(state);
        return NULL;
    }
    return state;
}

// ---- by the keyframe ----

// What the log of a game relies on, for entries from anywhere.
static int is_sound(const ag_game *game, const ag_recorded *it, int index)
{
    int seat = it->entry.seat >= 1 && it->entry.seat <= game->options.seat_count;
    switch (it->entry.kind) {
    case AG_ENTRY_ANSWER:
        return seat && it->count <= AG_REPLY_MAX && it->entry.pick_count == it->count
               && it->entry.number >= INT16_MIN && it->entry.number <= INT16_MAX;
    case AG_ENTRY_CONCEDE: return seat;
    case AG_ENTRY_REFEREE: return it->count * sizeof it->data[0] >= sizeof(ag_place);
    case AG_ENTRY_REWIND:
    case AG_ENTRY_RULING: return it->count >= 1 && it->data[0] <= (uint32_t)index;
    case AG_ENTRY_MARK: return it->count >= AG_RECORD_NAME_WORDS;
    case AG_ENTRY_HAND_OVER: return ag_hand_over_is_sound(game, &it->entry, it->data, it->count);
    case AG_ENTRY_RESEED: return it->count >= 2;
    default: return 0;
    }
}

static ag_status read_log(ag_recording *from, ag_game *game, ag_error *error)
{
    ag_recorded it;
    for (int i = 0; i < from->entry_count; i++) {
        ag_status status = ag_recording_entry(from, i, game, &it, error);
        if (status == AG_OK && !is_sound(game, &it, i)) {
            status = ag_recording_bad(from, ag_recording_line(from, i),
                                      "Aggro %s cannot go on with this entry", AG_VERSION);
        }
        if (status == AG_OK) status = ag_log_add(&game->log, &it.entry, it.data, it.count, error);
        if (status < 0) return status;
        game->log.nodes[i].before.turn = it.turn;
        game->log.nodes[i].before.told = it.told;
    }
    return AG_OK;
}

// The keyframe is the first of the game; everything before it is known only from
// the log. Takes over `state`.
static ag_status go_on(ag_recording *from, ag_game *game, const keyframe_line *said,
                       ag_state *state, ag_error *error)
{
    ag_keyframes_close(game);
    game->keyframes[game->keyframe_count++] =
        (ag_keyframe){ .state = state, .head = said->head, .turn = state->turn.number };
    game->begun_late = 1;
    ag_status status = read_log(from, game, error);
    if (status == AG_OK) {
        status = ag_game_run_to(game, ag_log_tip(&game->log), error);
    }
    return status;
}

// ---- by the log ----

static ag_status run_entry(ag_recording *from, ag_game *game, int index, ag_error *error)
{
    ag_recorded it;
    ag_error why;
    int line = ag_recording_line(from, index);
    ag_status status = ag_recording_entry(from, index, game, &it, error);
    if (status < 0) return status;
    if (index >= ag_game_entry_count(game)) {
        status = ag_game_enter_logged(game, &it.entry, it.data, it.count, &why);
        int went_on = status >= 0 || (game->stopped && ag_recording_goes_back(from, index));
        return went_on ? AG_OK : ag_recording_bad(from, line, "%s", why.text);
    }
    // A ruling arises again when the same script fails again.
    const ag_entry *own = ag_game_entry(game, index);
    if (own->kind != it.entry.kind || own->number != it.entry.number) {
        return ag_recording_bad(from, line,
                                "here the game goes another way: a script fails that "
                                "did not fail before");
    }
    return AG_OK;
}

static ag_status run_log(ag_recording *from, ag_game *game, ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < from->entry_count && status == AG_OK; i++) {
        status = run_entry(from, game, i, error);
    }
    return status == AG_OK ? ag_game_want_question(game, error) : status;
}

// ---- loading ----

static ag_status compare_result(ag_recording *from, const ag_game *game, ag_error *error)
{
    ag_recorded_result then;
    if (from->is_left) return AG_OK;  // as it was being written
    ag_status status = ag_recording_result(from, &then, error);
    uint64_t hash = ag_game_result(game).hash;
    if (status == AG_OK && hash != then.hash) {
        status = ag_recording_bad(from, from->result_line,
                                  "it comes out otherwise: the game hash is %016llx, not %016llx; "
                                  "Aggro %s wrote it, this is Aggro %s",
                                  (unsigned long long)hash, (unsigned long long)then.hash,
                                  from->engine, AG_VERSION);
    }
    return status;
}

ag_status ag_recording_run(ag_recording *from, ag_game *game, ag_error *error)
{
    from->error = error;
    ag_status status = run_log(from, game, error);
    return status == AG_OK ? compare_result(from, game, error) : status;
}

static void close_source(void *context)
{
    ag_recording_close(context);
}

// The recording is freed with the source, and that with the game.
static ag_status load(ag_recording *from, int by_log, ag_game **out, ag_error *error)
{
    keyframe_line said = line_of(from);
    ag_state *state = by_log ? NULL : state_of(&said);
    from->error = error;
    ag_status status = AG_OK;
    if (state == NULL) {
        status = ag_recording_run(from, *out, error);
    } else {
        status = go_on(from, *out, &said, state, error);
        if (status == AG_OK) status = compare_result(from, *out, error);
    }
    (*out)->event_read = (*out)->event_count;
    if (status < 0) {
        ag_game_close(*out);
        *out = NULL;
    }
    return status;
}

ag_status ag_save_load(const char *path, unsigned how, ag_replay_opener *opener, void *context,
                       ag_game **out, ag_error *error)
{
    ag_recording *from;
    ag_error why = { 0 };
    *out = NULL;
    ag_status status = ag_recording_open(path, &from, error);
    if (status < 0) return status;
    ag_replay_start start = from->start;
    keyframe_line said = line_of(from);
    start.cards = words_of(said.line, "cards", &start.card_count);
    start.symbols = words_of(said.line, "symbols", &start.symbol_count);
    ag_source source = ag_recording_source(from);
    source.close = close_source;
    if (opener(context, &source, &start, out, &why) < 0) {
        status =
            ag_fail(error, AG_BAD_CONTENT, "the saved game cannot be opened: %.900s", why.text);
    } else {
        status = load(from, how & AG_LOAD_RUN_LOG || !numbers_fit(*out, &start), out, error);
    }
    free(start.cards);
    free(start.symbols);
    return status;
}
