// Changes of the table in recordings: words for the numbers in a place, and back to the
// numbers of the current game.
#include "game/record/record_place.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "game/record/log_text.h"
#include "state/words.h"

static const char *const kind_words[] = {
    [AG_PLACE_CARD] = "card",     [AG_PLACE_WORD] = "word",       [AG_PLACE_DIE] = "die",
    [AG_PLACE_TURN] = "turn",     [AG_PLACE_COUNTER] = "counter", [AG_PLACE_HERO] = "hero",
    [AG_PLACE_START] = "start",   [AG_PLACE_MOVE] = "move",       [AG_PLACE_DAMAGE] = "damage",
    [AG_PLACE_READY] = "ready",   [AG_PLACE_FACE] = "face",       [AG_PLACE_RANDOM] = "random",
    [AG_PLACE_HOST] = "host",     [AG_PLACE_STRIKES] = "strikes", [AG_PLACE_MARK] = "mark",
    [AG_PLACE_MEMORY] = "memory", [AG_PLACE_SIZE] = "size",       [AG_PLACE_USED] = "used",
    [AG_PLACE_DRAWS] = "draws",
};
static const char *const flag_words[] = { "exhausted", "new",      "down",   "back",
                                          "bottom",    "shuffled", "felled", "listed" };
static const char *const step_words[] = {
    [AG_STEP_READY] = "ready",   [AG_STEP_DRAW] = "draw",     [AG_STEP_CALL] = "script",
    [AG_STEP_WINDOW] = "window", [AG_STEP_ACTION] = "action", [AG_STEP_END] = "end",
};
enum {
    KINDS = sizeof kind_words / sizeof kind_words[0],
    FLAGS = sizeof flag_words / sizeof flag_words[0],
    STEPS = sizeof step_words / sizeof step_words[0],
};
_Static_assert((int)KINDS == (int)AG_PLACE_KINDS, "each kind of place has its word");
_Static_assert(AG_PLACE_LISTED == 1 << (FLAGS - 1), "each flag has its word");

// ---- written ----

static void add_number(ag_text *out, const char *name, int number)
{
    if (number != 0) ag_record_number(out, name, number);
}

static void add_flags(ag_text *out, int flags)
{
    const char *between = ",\"flags\":[";
    for (int i = 0; i < FLAGS; i++) {
        if (flags & 1 << i) {
            ag_text_add(out, "%s\"%s\"", between, flag_words[i]);
            between = ",";
        }
    }
    ag_text_add(out, flags != 0 ? "]" : "");
}

// The meaning of `index` for this kind of place.
static void add_index(ag_text *out, const ag_catalog *catalog, const ag_place *place)
{
    int index = place->index;
    switch (place->kind) {
    case AG_PLACE_WORD:
        AG_ASSERT(index < catalog->raid->word_count);
        ag_record_field(out, "word", catalog->raid->word_names[index]);
        return;
    case AG_PLACE_COUNTER:
    case AG_PLACE_MARK:
        AG_ASSERT(index < catalog->symbol_count);
        ag_record_field(out, kind_words[place->kind], catalog->symbols[index]);
        return;
    case AG_PLACE_TURN:
        AG_ASSERT(index < STEPS);
        ag_record_field(out, "step", step_words[index]);
        return;
    case AG_PLACE_MEMORY: add_number(out, "place", index); return;
    case AG_PLACE_SIZE: add_number(out, "health", index); return;
    case AG_PLACE_USED: add_number(out, "power", index); return;
    case AG_PLACE_CARD:
        add_number(out, "deck", index & 0xff);
        add_number(out, "owner", index >> 8);
        return;
    default: add_number(out, "deck", index);
    }
}

void ag_record_place(ag_text *out, const ag_catalog *catalog, const ag_place *place)
{
    AG_ASSERT(place->kind < KINDS);
    AG_ASSERT(place->zone < AG_ZONE_COUNT);
    ag_text_add(out, "{\"kind\":\"%s\"", kind_words[place->kind]);
    if (place->kind == AG_PLACE_RANDOM) {
        ag_record_bits(out, "stream", ag_place_stream(place));
        ag_text_add(out, "}");
        return;
    }
    add_number(out, "seat", place->seat);
    if (place->zone != AG_ZONE_NOWHERE) ag_record_field(out, "zone", ag_zone_words[place->zone]);
    add_flags(out, place->flags);
    if (place->card != 0) ag_record_field(out, "card", ag_catalog_card(catalog, place->card)->key);
    add_index(out, catalog, place);
    add_number(out, "number", place->number);
    add_number(out, "host", place->host);
    add_number(out, "slot", place->slot);
    ag_text_add(out, "}");
}

// ---- read ----

typedef struct reading {
    const cJSON *object;
    const ag_rules *rules;
    ag_place *out;
    char *why;
    size_t capacity;
} reading;

static int number_of(const reading *from, const char *name, int min, int max, int *out)
{
    const cJSON *field = cJSON_GetObjectItemCaseSensitive(from->object, name);
    double number = cJSON_IsNumber(field) ? field->valuedouble : 0;
    *out = 0;
    if ((field != NULL && !cJSON_IsNumber(field)) || number < min || number > max
        || number != (int)number) {
        snprintf(from->why, from->capacity, "\"%s\" is no number from %d to %d", name, min, max);
        return 0;
    }
    *out = (int)number;
    return 1;
}

static const char *text_of(const cJSON *object, const char *name)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
    return text != NULL ? text : "";
}

// The number of a word in a list.
static int word_of(const reading *from, const char *name, const char *word,
                   const char *const *words, int count, int *out)
{
    *out = ag_word_find(words, count, word);
    if (*out < 0) {
        snprintf(from->why, from->capacity, "this game knows no %s \"%.80s\"", name, word);
    }
    return *out >= 0;
}

static int read_flags(const reading *from)
{
    const cJSON *word;
    int flag;
    cJSON_ArrayForEach(word, cJSON_GetObjectItemCaseSensitive(from->object, "flags"))
    {
        const char *text = cJSON_GetStringValue(word);
        if (!word_of(from, "flag", text != NULL ? text : "", flag_words, FLAGS, &flag)) return 0;
        from->out->flags |= (uint8_t)(1 << flag);
    }
    return 1;
}

static int read_card(const reading *from)
{
    const ag_port *port = from->rules->port;
    const char *key = text_of(from->object, "card");
    if (key[0] != '\0' && (from->out->card = port->card(port->host, key)) == 0) {
        snprintf(from->why, from->capacity, "the recording does not carry the script \"%.80s\"",
                 key);
        return 0;
    }
    return 1;
}

static int read_index(const reading *from)
{
    const ag_raid_def *raid = from->rules->catalog->raid;
    const ag_port *port = from->rules->port;
    int index = 0;
    int owner = 0;
    int known = 1;
    switch (from->out->kind) {
    case AG_PLACE_WORD:
        known = word_of(from, "word", text_of(from->object, "word"), raid->word_names,
                        raid->word_count, &index);
        break;
    case AG_PLACE_TURN:
        known = word_of(from, "step", text_of(from->object, "step"), step_words, STEPS, &index);
        break;
    case AG_PLACE_COUNTER:
    case AG_PLACE_MARK:
        index = port->symbol(port->host, text_of(from->object, kind_words[from->out->kind]));
        break;
    case AG_PLACE_MEMORY: known = number_of(from, "place", 0, AG_MEMORY_MAX - 1, &index); break;
    case AG_PLACE_SIZE: known = number_of(from, "health", 0, INT16_MAX, &index); break;
    case AG_PLACE_USED: known = number_of(from, "power", 0, AG_USES_MAX - 1, &index); break;
    case AG_PLACE_CARD:
        known = number_of(from, "deck", 0, AG_DECK_MAX - 1, &index)
                && number_of(from, "owner", 0, AG_SEAT_MAX, &owner);
        index |= owner << 8;
        break;
    default: known = number_of(from, "deck", 0, AG_DECK_MAX - 1, &index);
    }
    from->out->index = (uint16_t)index;
    return known;
}

static int read_stream(const reading *from)
{
    const char *text = text_of(from->object, "stream");
    char *end;
    *from->out = ag_place_random(strtoull(text, &end, 16));
    if (strlen(text) != 16 || *end != '\0') {
        snprintf(from->why, from->capacity, "\"stream\" is no number of 16 hexadecimal digits");
        return 0;
    }
    return 1;
}

int ag_record_place_read(const cJSON *object, const ag_rules *rules, ag_place *out, char *why,
                         size_t capacity)
{
    reading from = {
        .object = object, .rules = rules, .out = out, .why = why, .capacity = capacity
    };
    const char *zone_word = text_of(object, "zone");
    int kind, seat, number, host, slot;
    int zone = AG_ZONE_NOWHERE;
    *out = (ag_place){ 0 };
    if (!word_of(&from, "change", text_of(object, "kind"), kind_words, KINDS, &kind)
        || (zone_word[0] != '\0'
            && !word_of(&from, "zone", zone_word, ag_zone_words, AG_ZONE_COUNT, &zone))
        || !number_of(&from, "seat", 0, AG_SEAT_MAX, &seat)
        || !number_of(&from, "number", -AG_NUMBER_MAX, AG_NUMBER_MAX, &number)
        || !number_of(&from, "host", 0, AG_CARD_MAX - 1, &host)
        || !number_of(&from, "slot", 0, AG_CARD_MAX - 1, &slot)) {
        return 0;
    }
    if (kind == AG_PLACE_RANDOM) return read_stream(&from);
    out->kind = (uint8_t)kind;
    out->zone = (uint8_t)zone;
    out->seat = (ag_seat)seat;
    out->number = number;
    out->host = (uint16_t)host;
    out->slot = (uint16_t)slot;
    return read_flags(&from) && read_card(&from) && read_index(&from);
}
