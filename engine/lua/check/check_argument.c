// Arguments of calls in effects, and their options: what they are and say is checked against the
// shapes of the row.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/check/check_look.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/words/call.h"

// ---- texts ----

static const char *next_key(void *context, int index)
{
    const ag_source *source = context;
    return source->key(source->context, index);
}

static void check_key(ag_look *look, int line, const char *key)
{
    const ag_source *source = ag_host_source(look->host);
    ag_script script;
    if (ag_host_find(look->host, key, &script)) return;
    ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_CARD, "there is no card", key },
                    next_key, (void *)source);
}

// The name of a `later` of the card, or of a sequence of the raid.
static void check_named(ag_look *look, int line, int shape, const char *name)
{
    const ag_raid_def *raid = ag_host_catalog(look->host)->raid;
    ag_word_list words;
    ag_call_names among = { look->host, raid, look->def, look->printed, shape };
    int later = shape == AG_SHAPE_LATER;
    if (later ? look->def == NULL : raid == NULL || !ag_host_raid_words(look->host, &words)) return;
    if (ag_candidate_find(name, ag_call_name_at, &among) >= 0) return;
    const char *no = later ? "`later` has no power" : "the raid has no sequence";
    ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_NAME, no, name }, ag_call_name_at,
                    &among);
}

// A text must be from the list that its shape names.
static void check_text(ag_look *look, int line, const ag_field_row *field, const char *text)
{
    static const ag_word_list damage = { ag_damage_words, AG_DAMAGE_COUNT };
    ag_seen raid = { .kind = AG_SEEN_RAID };
    char no[96];
    switch (field->shape) {
    case AG_SHAPE_WORD:
        snprintf(no, sizeof no, "there is no %s", field->doc);
        ag_look_listed(look, line, no, field->words, text);
        break;
    case AG_SHAPE_DAMAGE:
        ag_look_listed(look, line, "there is no damage type", damage, text);
        break;
    case AG_SHAPE_KEY:
    case AG_SHAPE_KEY_OR_CARD: check_key(look, line, text); break;
    case AG_SHAPE_RAID_WORD: ag_seen_index(look, line, &raid, text); break;
    case AG_SHAPE_LATER:
    case AG_SHAPE_SEQUENCE: check_named(look, line, field->shape, text); break;
    default: break;
    }
}

// ---- kinds ----

// Writes what the argument is, as part of a sentence. 0: that can't be known here.
static int describe(ag_look *look, const ag_seen *given, char *out, size_t capacity)
{
    switch (given->kind) {
    case AG_SEEN_TEXT:
        snprintf(out, capacity, given->text != NULL ? "the text \"%.80s\"" : "a text", given->text);
        return 1;
    case AG_SEEN_NUMBER: snprintf(out, capacity, "a number"); return 1;
    case AG_SEEN_BOOLEAN: snprintf(out, capacity, "true or false"); return 1;
    case AG_SEEN_TABLE: snprintf(out, capacity, "a table"); return 1;
    case AG_SEEN_FILTER: snprintf(out, capacity, "a filter"); return 1;
    case AG_SEEN_NOUN: ag_seen_name(given->nouns, out, capacity); return 1;
    case AG_SEEN_LUA:
        ag_seen_push(look, given);
        snprintf(out, capacity, "%s", ag_lua_shown(look->L, -1));
        lua_settop(look->L, lua_gettop(look->L) - 1);
        return 1;
    default: return 0;
    }
}

static int is_lasts(ag_look *look, const ag_seen *given)
{
    ag_seen_push(look, given);
    int is = luaL_testudata(look->L, -1, AG_DATA_WORD) != NULL;
    lua_pop(look->L, 1);
    return is;
}

// What fits each shape of arguments.
enum {
    TEXT = AG_BIT(AG_SEEN_TEXT),
    NUMBER = AG_BIT(AG_SEEN_NUMBER),
    BOOLEAN = AG_BIT(AG_SEEN_BOOLEAN),
    FILTER = AG_BIT(AG_SEEN_FILTER),
    MADE = AG_BIT(AG_SEEN_TABLE) | AG_BIT(AG_SEEN_LUA),  // one of the file's own may be a list
    CARD = AG_BIT(AG_NOUN_CARD),
    GROUP = AG_BIT(AG_NOUN_GROUP),
    PLAYER = AG_BIT(AG_NOUN_PLAYER),
    DECK = AG_BIT(AG_NOUN_DECK),
    PILE = AG_BIT(AG_NOUN_PILE),
    LINK = AG_BIT(AG_NOUN_LINK),
};

static const struct {
    uint16_t kinds, nouns;
} fitting[AG_SHAPE_COUNT] = {
#define AG_SHAPE(name, text, type) { 0xffff, 0xffff },
#define AG_ARGUMENT(name, text, type, fits, nouns) { fits, nouns },
#include "lua/language/shapes.def"
};

static int fits(ag_look *look, const ag_field_row *field, const ag_seen *given)
{
    int shape = field->shape;
    if (given->kind == AG_SEEN_NOUN) return (fitting[shape].nouns & given->nouns) != 0;
    if (!(fitting[shape].kinds & AG_BIT(given->kind))) return 0;
    if (shape == AG_SHAPE_LASTS) return given->kind == AG_SEEN_LUA && is_lasts(look, given);
    return shape != AG_SHAPE_NUMBER_OR_ALL || given->text == NULL
           || strcmp(given->text, "all") == 0;
}

// ---- options ----

static const char *next_option(void *context, int index)
{
    return ((const ag_field_row *)context)[index].name;
}

static void check_option(ag_look *look, const ag_seen_call *call, const ag_field_row *field,
                         const ag_seen *given)
{
    char is[128];
    if (given->kind == AG_SEEN_NIL || !describe(look, given, is, sizeof is)) return;
    if (!fits(look, field, given)) {
        ag_findings_add(
            look->findings, look->path, call->line, AG_FINDING_WRONG_TYPE,
            "the option %s of %s is %s, not %s", field->name, call->callee->row->name,
            field->shape == AG_SHAPE_FLAG ? "true or false" : ag_shape_text(field->shape), is);
    } else if (given->kind == AG_SEEN_TEXT && given->text != NULL) {
        check_text(look, call->line, field, given->text);
    }
}

static void check_options(ag_look *look, const ag_seen_call *call, const ag_field_row *argument,
                          const ag_seen *table)
{
    const char *word = call->callee->row->name;
    int gains = argument->shape == AG_SHAPE_GAIN;
    for (int i = 0; i < call->field_count; i++) {
        const char *name = call->fields[i].name;
        if (call->fields[i].table != table->number) continue;
        const ag_field_row *field =
            gains ? ag_field_find(ag_fields_change, name) : ag_field_find(argument->fields, name);
        if (field != NULL && !gains) {
            check_option(look, call, field, &call->fields[i].value);
        } else if (field == NULL && (!gains || ag_field_find(ag_fields_gain, name) == NULL)) {
            char meant[AG_MEANT_BYTES] = "";
            if (!gains) {
                ag_meant(name, next_option, (void *)argument->fields, meant, sizeof meant);
            }
            ag_findings_add(look->findings, look->path, call->line, AG_FINDING_UNKNOWN_FIELD,
                            "unknown option \"%s\" of %s%s", name, word, meant);
        }
    }
}

// ---- one argument ----

void ag_seen_check_argument(ag_look *look, const ag_seen_call *call, int at)
{
    const ag_api_row *row = call->callee->row;
    const ag_field_row *argument = &row->takes[at];
    const ag_seen *given = &call->arguments[at];
    char is[128], usage[AG_API_USAGE_MAX], shown[AG_API_USAGE_MAX];
    if (!describe(look, given, is, sizeof is)) return;
    if (!fits(look, argument, given)) {
        ag_api_usage(row, usage, sizeof usage);
        ag_api_shown(argument, shown, sizeof shown);
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_TYPE,
                        "argument %d of %s is %s, but %s takes %s there", at + 1, row->name, is,
                        usage, shown);
    } else if (given->kind == AG_SEEN_TEXT && given->text != NULL) {
        check_text(look, call->line, argument, given->text);
    } else if (given->kind == AG_SEEN_TABLE
               && (argument->fields != NULL || argument->shape == AG_SHAPE_GAIN)) {
        check_options(look, call, argument, given);
    }
}
