// Rows as LuaCATS types: tables of fields as classes, parameters and results of verbs.
#include "base/letter.h"
#include "lua/describe/editor.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"

enum { WORDS_AS_TYPE = 16, PARAMETERS = 8 };  // longer lists of words are plain text

// ---- tables of fields ----

static const struct {
    const ag_field_row *fields;
    const char *name;
} tables[] = {
    { ag_fields_card, "card" },
    { ag_fields_ally, "ally" },
    { ag_fields_token, "token" },
    { ag_fields_hero, "hero" },
    { ag_fields_boss, "boss" },
    { ag_fields_weapon, "weapon" },
    { ag_fields_gear, "gear" },
    { ag_fields_ability, "ability" },
    { ag_fields_event, "event" },
    { ag_fields_quest, "quest" },
    { ag_fields_location, "location" },
    { ag_fields_fixture, "fixture" },
    { ag_fields_back, "back" },
    { ag_fields_reward, "reward" },
    { ag_fields_mode, "mode" },
    { ag_fields_modes, "modes" },
    { ag_fields_target, "target" },
    { ag_fields_cost, "cost" },
    { ag_fields_term, "term" },
    { ag_fields_cost_cards, "cost_cards" },
    { ag_fields_cost_damage, "cost_damage" },
    { ag_fields_cost_counters, "cost_counters" },
    { ag_fields_gives, "gives" },
    { ag_fields_when, "when" },
    { ag_fields_at, "at" },
    { ag_fields_at_part, "at_part" },
    { ag_fields_instead, "instead" },
    { ag_fields_pays, "pays" },
    { ag_fields_packet, "packet" },
    { ag_fields_prevents, "prevents" },
    { ag_fields_raises, "raises" },
    { ag_fields_raises_reveal, "raises_reveal" },
    { ag_fields_changes, "changes" },
    { ag_fields_as, "as" },
    { ag_fields_enters, "enters" },
    { ag_fields_named, "named" },
    { ag_fields_enraged, "enraged" },
    { ag_fields_diplomacy, "diplomacy" },
    { ag_fields_finishing_move, "finishing_move" },
    { ag_fields_change, "change" },
    { ag_fields_gain, "gain" },
    { ag_fields_limit, "limit" },
    { ag_fields_free, "free" },
    { ag_fields_plus, "plus" },
    { ag_fields_with, "with" },
    { ag_fields_range, "range" },
    { ag_fields_raid, "raid" },
    { ag_fields_raid_mode, "raid_mode" },
    { ag_fields_mode_deck, "mode_deck" },
    { ag_fields_deck_kind, "deck_kind" },
    { ag_fields_hand_size, "hand_size" },
    { ag_fields_destroyed_instead, "destroyed_instead" },
    { ag_fields_phase, "phase" },
    { ag_fields_deck, "deck" },
    { ag_fields_pack, "pack" },
    { ag_fields_texts, "card_texts" },
    { ag_fields_counted_step, "counted_step" },
    { ag_fields_attack_step, "attack_step" },
    { ag_fields_sequence, "sequence" },
    { ag_fields_effect, "effect" },
    { ag_fields_scenario, "scenario" },
    { ag_fields_scene_seat, "scene_seat" },
    { ag_fields_scene_boss, "scene_boss" },
    { ag_fields_scene_entry, "scene_entry" },
    { ag_fields_scene_move, "scene_move" },
    { ag_fields_scene_can, "scene_can" },
    { ag_fields_scene_cant, "scene_cant" },
    { ag_fields_scene_passes, "scene_passes" },
};
enum { TABLES = sizeof tables / sizeof tables[0] };

const char *ag_editor_table(const ag_field_row *fields)
{
    for (int i = 0; i < TABLES; i++) {
        if (tables[i].fields == fields) return tables[i].name;
    }
    return NULL;
}

const ag_field_row *ag_editor_table_at(int index, const char **name)
{
    AG_ASSERT(index >= 0);
    *name = index < TABLES ? tables[index].name : NULL;
    return index < TABLES ? tables[index].fields : NULL;
}

// ---- fields ----

// "function(me, t)" as `fun(me: aggro.card, t: aggro.targets)`.
static void add_function(ag_text *out, const char *as)
{
    static const char *const names[] = { "me", "t", "event", "boss", "card", "player" };
    static const char *const types[] = { "aggro.card",   "aggro.targets", "aggro.event",
                                         "aggro.player", "aggro.card",    "aggro.player" };
    const char *at = strchr(as, '(');
    int alone = strcmp(as, "function(t)") == 0;  // a function of a scenario
    AG_ASSERT(at != NULL);
    ag_text_add(out, "fun(");
    for (int first = 1; *at == '(' || *at == ','; first = 0) {
        at += 1 + (at[1] == ' ');
        size_t length = strcspn(at, ",)");
        const char *type = "any";
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            if (strlen(names[i]) == length && strncmp(names[i], at, length) == 0) {
                type = alone ? "aggro.scene" : types[i];
            }
        }
        ag_text_add(out, "%s%.*s: %s", first ? "" : ", ", (int)length, at, type);
        at += length;
    }
    ag_text_add(out, "): any");
}

static void add_words(ag_text *out, const ag_field_row *field)
{
    for (int i = 0; i < field->words.count; i++) {
        ag_text_add(out, "%s\"%s\"", i > 0 ? "|" : "", field->words.words[i]);
    }
}

void ag_editor_field_type(ag_text *out, const ag_field_row *field)
{
    const char *table = field->fields == NULL ? NULL : ag_editor_table(field->fields);
    int lists = field->words.count > 0 && field->words.count <= WORDS_AS_TYPE;
    AG_ASSERT(field->fields == NULL || table != NULL);
    if (field->shape == AG_SHAPE_FUNCTION && field->as != NULL) {
        add_function(out, field->as);
    } else if (field->shape == AG_SHAPE_WORDS && lists) {
        add_words(out, field);
        ag_text_add(out, "|string[]");
    } else if (field->shape == AG_SHAPE_WORD && lists) {
        add_words(out, field);
        ag_text_add(out, field->as != NULL ? "|boolean" : "");
    } else if (field->shape == AG_SHAPE_TABLE && table != NULL) {
        ag_text_add(out, "aggro.fields.%s%s", table, field->as != NULL ? "|table|boolean" : "");
    } else if (field->shape == AG_SHAPE_NAMED_TABLES) {
        ag_text_add(out, "table<string, aggro.fields.%s>", table);
    } else if (table != NULL) {
        ag_text_add(out, "%s|aggro.fields.%s", ag_shape_type(field->shape), table);
    } else {
        ag_text_add(out, "%s", ag_shape_type(field->shape));
    }
}

// ---- parameters of verbs ----

typedef struct parameter {
    char name[32];
    const char *type;
} parameter;

static const char *type_of(const char *name)
{
    static const struct {
        const char *name, *type;
    } rows[] = {
        { "amount", "integer|string" },
        { "n", "integer" },
        { "to", "aggro.card|aggro.group|aggro.filter" },
        { "other", "any" },
        { "host", "aggro.card" },
        { "card", "any" },
        { "cards", "any" },
        { "player", "aggro.player" },
        { "deck", "aggro.deck" },
        { "filter", "aggro.filter" },
        { "quest", "aggro.card" },
        { "lasts", "aggro.lasts" },
        { "who", "integer|string" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].name, name) == 0) return rows[i].type;
    }
    return "any";
}

// Reads one argument of a usage: a word, a text in quotes, a table.
static void read_parameter(const char *at, size_t length, int index, parameter *out)
{
    size_t word = 0;
    while (word < length && (ag_is_alnum(at[word]) || at[word] == '_')) {
        word++;
    }
    if (word > 0 && ag_is_alpha(at[0]) && word < sizeof out->name && strncmp(at, "true", 4) != 0) {
        snprintf(out->name, sizeof out->name, "%.*s", (int)word, at);
        out->type = type_of(out->name);
    } else if (at[0] == '{') {
        snprintf(out->name, sizeof out->name, "options");
        out->type = "table";
    } else {
        snprintf(out->name, sizeof out->name, "word%d", index + 1);
        out->type = at[0] == '"' ? "string" : "any";
    }
    if (strcmp(out->name, "for") == 0 || strcmp(out->name, "function") == 0) {
        snprintf(out->name, sizeof out->name, "value%d", index + 1);
    }
}

static int is_named(const parameter *list, int count, const char *name)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(list[i].name, name) == 0) return 1;
    }
    return 0;
}

// The arguments between the brackets of the usage, or the one table after its name.
static int read_parameters(const char *usage, parameter *out)
{
    const char *at = usage + strcspn(usage, "({ ");
    int count = 0, depth = 0, quoted = 0;
    at += *at == '(' || *at == ' ';
    const char *from = at;
    if (at[-1] == ' ' && *at != '{' && *at != '"') return 0;
    for (; *at != 0 && count < PARAMETERS; at++) {
        quoted ^= *at == '"';
        int ends = !quoted && depth == 0 && (*at == ',' || *at == ')');
        if (ends && at > from) {
            read_parameter(from, (size_t)(at - from), count, &out[count]);
            while (is_named(out, count, out[count].name)) {
                strncat(out[count].name, "2", sizeof out->name - strlen(out[count].name) - 1);
            }
            count += strncmp(from, "…", strlen("…")) != 0;
        }
        if (ends) {
            from = at + 1 + (at[1] == ' ');
        }
        if (ends && *at == ')') return count;
        depth += !quoted && (*at == '{' || *at == '(');
        depth -= !quoted && (*at == '}' || *at == ')');
    }
    if (from < at && count < PARAMETERS) {
        read_parameter(from, (size_t)(at - from), count, &out[count]);
        count++;
    }
    return count;
}

void ag_editor_parameters(ag_text *out, const char *usage)
{
    parameter list[PARAMETERS];
    int count = read_parameters(usage, list);
    for (int i = 0; i < count; i++) {
        int optional = i > 0 || strcmp(list[i].name, "n") == 0
                       || strcmp(list[i].name, "options") == 0
                       || strncmp(list[i].name, "word", 4) == 0;
        ag_text_add(out, "---@param %s%s %s\n", list[i].name, optional ? "?" : "", list[i].type);
    }
}

void ag_editor_names(ag_text *out, const char *usage)
{
    parameter list[PARAMETERS];
    int count = read_parameters(usage, list);
    for (int i = 0; i < count; i++) {
        ag_text_add(out, "%s%s", i > 0 ? ", " : "", list[i].name);
    }
}

static void add_type(ag_text *out, const ag_field_row *row)
{
    if (row->words.count > 0 && row->words.count <= WORDS_AS_TYPE) {
        add_words(out, row);
    } else if (row->fields == NULL || row->shape != AG_SHAPE_TABLE) {
        ag_text_add(out, "%s", ag_shape_type(row->shape));
    }
}

static void add_argument(ag_text *out, const ag_field_row *argument)
{
    int rest = argument->shape == AG_SHAPE_REST;
    ag_text_add(out, "---@param %s%s ", rest ? "..." : argument->name,
                rest || argument->needed ? "" : "?");
    add_type(out, argument);
    const ag_field_row *options = argument->shape == AG_SHAPE_TABLE ? argument->fields : NULL;
    for (const ag_field_row *option = options; option != NULL && option->name != NULL; option++) {
        ag_text_add(out, "%s%s?: ", option == options ? "{ " : ", ", option->name);
        add_type(out, option);
    }
    ag_text_add(out, options != NULL ? " }\n" : "\n");
}

void ag_editor_verb(ag_text *out, const char *of, const ag_api_row *row)
{
    ag_editor_doc(out, row->doc, row->rule);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        add_argument(out, &row->takes[i]);
    }
    if (row->gives != AG_GIVES_NOTHING) {
        ag_text_add(out, "---@return %s\n", ag_api_gives[row->gives].type);
    }
    ag_text_add(out, "function %s%s(", of, row->name);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_text_add(out, "%s%s", i > 0 ? ", " : "",
                    row->takes[i].shape == AG_SHAPE_REST ? "..." : row->takes[i].name);
    }
    ag_text_add(out, ") end\n\n");
}

void ag_editor_doc(ag_text *out, const char *doc, const char *rule)
{
    int ruled = rule != NULL && rule[0] != 0;
    if (doc != NULL || ruled) {
        ag_text_add(out, "---%s%s%s%s\n", doc != NULL ? doc : "", ruled ? " (" : "",
                    ruled ? rule : "", ruled ? ")" : "");
    }
}
