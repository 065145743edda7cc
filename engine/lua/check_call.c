// Calls in effects: how many arguments, of which kind, which words and which options, as the usage
// of each row says: `source:deal(amount, "fire", to, { unpreventable = true })`.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/check_look.h"
#include "lua/field.h"
#include "lua/sandbox.h"

enum { PARAMETERS_MAX = 8, PARAMETER_SIZE = 160, OPTION_SIZE = 48 };

typedef struct usage {
    int count;
    int least;
    int open;  // any number of arguments
    char list[PARAMETERS_MAX][PARAMETER_SIZE];
} usage;

// ---- the usage of a row ----

static void add_parameter(usage *to, const char *at, size_t size)
{
    while (size > 0 && *at == ' ') {
        at++;
        size--;
    }
    while (size > 0 && at[size - 1] == ' ') {
        size--;
    }
    if (size == 0) {
        return;
    }
    if (strncmp(at, "…", strlen("…")) == 0 || to->count == PARAMETERS_MAX) {
        to->open = 1;
        return;
    }
    snprintf(to->list[to->count++], PARAMETER_SIZE, "%.*s",
             (int)(size < PARAMETER_SIZE ? size : PARAMETER_SIZE - 1), at);
}

// What may be left out: a number of things, a switch, options, what stands behind others.
static int is_optional(const char *parameter)
{
    static const char *const words[] = { "n",     "x",    "true", "before",
                                         "lasts", "card", "host", "player" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(parameter, words[i]) == 0) {
            return 1;
        }
    }
    return parameter[0] == '{';
}

// The text between the brackets, at the commas that stand in no other brackets.
static void read_usage(const ag_api_row *row, usage *to)
{
    const char *at = strpbrk(row->usage, "({");
    *to = (usage){ .count = 0 };
    if (at == NULL) {
        return;
    }
    int braces = *at == '{';
    const char *begin = braces ? at : at + 1;
    int depth = braces ? 0 : 1;
    for (; *at != '\0'; at++) {
        int opens = *at == '(' || *at == '{';
        int closes = *at == ')' || *at == '}';
        depth += opens && (braces || at >= begin) ? 1 : 0;
        depth -= closes ? 1 : 0;
        if (closes && depth == 0) {
            add_parameter(to, begin, (size_t)(at - begin) + (braces ? 1 : 0));
            break;
        }
        if (*at == ',' && depth == 1 && !braces) {
            add_parameter(to, begin, (size_t)(at - begin));
            begin = at + 1;
        }
    }
    for (int i = 0; i < to->count && !is_optional(to->list[i]); i++) {
        to->least = i + 1;
    }
}

// ---- words ----

typedef struct word_list {
    const char *const *words;
    int count;
} word_list;

static const char *word_at(void *context, int index)
{
    const word_list *list = context;
    return index < list->count ? list->words[index] : NULL;
}

static void check_word(ag_look *look, int line, const char *what, const char *word,
                       const char *const *words, int count)
{
    if (ag_word_find(words, count, word) >= 0) {
        return;
    }
    word_list list = { words, count };
    const char *near = ag_nearest(word, word_at, &list);
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_NAME,
                    near != NULL ? "there is no %s \"%s\" (did you mean \"%s\"?)"
                                 : "there is no %s \"%s\"%s",
                    what, word, near != NULL ? near : "");
}

static const char *next_key(void *context, int index)
{
    const ag_source *source = context;
    return source->key(source->context, index);
}

static void check_key(ag_look *look, int line, const char *key)
{
    const ag_source *source = look->host->source;
    ag_script script;
    if (source->find(source->context, key, &script)) {
        return;
    }
    const char *near = ag_nearest(key, next_key, (void *)source);
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_CARD,
                    near != NULL ? "there is no card \"%s\" (did you mean \"%s\"?)"
                                 : "there is no card \"%s\"%s",
                    key, near != NULL ? near : "");
}

static const char *next_power(void *context, int index)
{
    const ag_look *look = context;
    for (int i = 0; i < look->def->power_count; i++) {
        const char *name = look->host->printed[look->printed].powers[i].name;
        if (look->def->powers[i].kind == AG_POWER_LATER && name != NULL && index-- == 0) {
            return name;
        }
    }
    return NULL;
}

static void check_later(ag_look *look, int line, const char *name)
{
    if (look->def == NULL) {
        return;
    }
    const char *later;
    for (int i = 0; (later = next_power(look, i)) != NULL; i++) {
        if (strcmp(later, name) == 0) {
            return;
        }
    }
    const char *near = ag_nearest(name, next_power, look);
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_NAME,
                    near != NULL ? "`later` has no power \"%s\" (did you mean \"%s\"?)"
                                 : "`later` has no power \"%s\"%s",
                    name, near != NULL ? near : "");
}

static const char *next_sequence(void *context, int index)
{
    const ag_raid_def *raid = context;
    return index < raid->sequence_count ? raid->sequences[index].word : NULL;
}

static void check_sequence(ag_look *look, int line, const char *name)
{
    const ag_raid_def *raid = look->host->catalog.raid;
    if (raid == NULL || !look->host->raid_words_closed) {
        return;
    }
    for (int i = 0; i < raid->sequence_count; i++) {
        if (strcmp(raid->sequences[i].word, name) == 0) {
            return;
        }
    }
    const char *near = ag_nearest(name, next_sequence, (void *)raid);
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_NAME,
                    near != NULL ? "the raid has no sequence \"%s\" (did you mean \"%s\"?)"
                                 : "the raid has no sequence \"%s\"%s",
                    name, near != NULL ? near : "");
}

// A text where the usage has one: which list it is from stands in the usage itself.
static void check_text(ag_look *look, int line, const ag_api_row *row, const char *parameter,
                       const char *text)
{
    static const char *const ends[] = { "top", "bottom" };
    if (strcmp(parameter, "\"fire\"") == 0) {
        check_word(look, line, "damage type", text, ag_damage_words, AG_DAMAGE_COUNT);
    } else if (strcmp(parameter, "\"top\" or \"bottom\"") == 0) {
        check_word(look, line, "end of a deck", text, ends, 2);
    } else if (strcmp(parameter, "\"draw step\"") == 0) {
        check_word(look, line, "part of a turn", text, ag_part_words, AG_PART_COUNT);
    } else if (strcmp(parameter, "\"Assault\"") == 0) {
        check_word(look, line, "keyword", text, ag_keyword_words, AG_KEYWORD_COUNT);
    } else if (strcmp(parameter, "\"hunter\"") == 0) {
        check_word(look, line, "class", text, ag_class_words, AG_CLASS_COUNT);
    } else if (strncmp(parameter, "\"raid/stem\"", 11) == 0) {
        check_key(look, line, text);
    } else if (strcmp(row->name, "set_word") == 0) {
        ag_seen raid = { .kind = AG_SEEN_RAID };
        ag_seen_index(look, line, &raid, text);
    } else if (strcmp(row->name, "begin") == 0) {
        check_later(look, line, text);
    } else if (strcmp(row->name, "begin_sequence") == 0) {
        check_sequence(look, line, text);
    }
}

// ---- one argument ----

static void report_argument(ag_look *look, int line, const ag_api_row *row, int at,
                            const char *parameter, const char *is)
{
    ag_findings_add(look->findings, look->path, line, AG_FINDING_WRONG_TYPE,
                    "argument %d of %s is %s, but %s takes %s there", at + 1, row->name, is,
                    row->usage, parameter);
}

// "a list", "text": what a word of the usage stands for that is neither text nor number.
static int is_object(const char *parameter)
{
    static const char *const words[] = { "to",     "cards", "card", "other", "filter", "host",
                                         "player", "quest", "deck", "group", "old",    "new" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(parameter, words[i]) == 0) {
            return 1;
        }
    }
    return 0;
}

static int is_count(const char *parameter)
{
    return strcmp(parameter, "n") == 0 || strcmp(parameter, "amount") == 0;
}

static void check_argument(ag_look *look, const ag_seen_call *call, int at, const char *parameter)
{
    const ag_api_row *row = call->callee->row;
    const ag_seen *given = &call->arguments[at];
    char is[96] = "";
    if (given->kind == AG_SEEN_TEXT && given->text != NULL) {
        snprintf(is, sizeof is, "the text \"%.80s\"", given->text);
    } else if (given->kind == AG_SEEN_NUMBER) {
        snprintf(is, sizeof is, "a number");
    } else if (given->kind == AG_SEEN_BOOLEAN) {
        snprintf(is, sizeof is, "true or false");
    }
    int text = given->kind == AG_SEEN_TEXT;
    if (!text && strstr(parameter, " or ") != NULL && strstr(parameter, " or \"") == NULL) {
        return;  // or something else
    }
    int quoted = parameter[0] == '"';
    if (is[0] == '\0') {
        int noun = given->kind == AG_SEEN_NOUN && (quoted || is_count(parameter));
        if (noun) {
            report_argument(look, call->line, row, at, parameter, "no text and no number");
        }
    } else if ((is_object(parameter) && !text) || (is_object(parameter) && text)
               || (quoted && !text) || (is_count(parameter) && given->kind != AG_SEEN_NUMBER)) {
        report_argument(look, call->line, row, at, parameter, is);
    } else if (text && given->text != NULL) {
        check_text(look, call->line, row, parameter, given->text);
    }
}

// ---- options ----

// Whether "name =" stands in the braces.
static int has_option(const char *braces, const char *name)
{
    size_t size = strlen(name);
    for (const char *at = braces; (at = strstr(at, name)) != NULL; at += size) {
        int begins = !isalnum((unsigned char)at[-1]) && at[-1] != '_';
        if (begins && strncmp(at + size, " = ", 3) == 0) {
            return 1;
        }
    }
    return 0;
}

// The i-th option in the braces as its only candidate: what is written to `word` stays.
static int option_at(const char *braces, int index, char *word)
{
    for (const char *at = braces; (at = strstr(at, " = ")) != NULL; at += 3) {
        const char *begin = at;
        while (begin > braces && (isalnum((unsigned char)begin[-1]) || begin[-1] == '_')) {
            begin--;
        }
        if (index-- == 0) {
            snprintf(word, OPTION_SIZE, "%.*s", (int)(at - begin), begin);
            return 1;
        }
    }
    return 0;
}

static void nearest_option(const char *braces, const char *name, char *out, size_t capacity)
{
    enum { OPTIONS_MAX = 12 };
    char list[OPTIONS_MAX][OPTION_SIZE];
    const char *words[OPTIONS_MAX];
    int count = 0;
    while (count < OPTIONS_MAX && option_at(braces, count, list[count])) {
        words[count] = list[count];
        count++;
    }
    word_list candidates = { words, count };
    const char *near = ag_nearest(name, word_at, &candidates);
    snprintf(out, capacity, "%s", near == NULL ? "" : near);
}

static int is_field(const ag_field_row *rows, const char *name)
{
    return ag_field_find(rows, name) != NULL;
}

static void report_option(ag_look *look, int line, const ag_api_row *row, const char *name,
                          const char *near)
{
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_FIELD,
                    near != NULL ? "unknown option \"%s\" of %s (did you mean \"%s\"?)"
                                 : "unknown option \"%s\" of %s%s",
                    name, row->name, near != NULL ? near : "");
}

static void check_options(ag_look *look, const ag_seen_call *call, const char *braces,
                          const ag_seen *given)
{
    const ag_api_row *row = call->callee->row;
    int gains = strcmp(row->name, "gain") == 0;
    char kept[OPTION_SIZE];
    if (given->kind != AG_SEEN_TABLE || strstr(braces, "…") != NULL
        || strchr(braces, '=') == NULL) {
        return;
    }
    for (int i = 0; i < call->field_count; i++) {
        const char *name = call->fields[i].name;
        if (call->fields[i].table != given->number) {
            continue;
        }
        if (gains ? is_field(ag_fields_change, name) || is_field(ag_fields_gain, name)
                  : has_option(braces, name)) {
            continue;
        }
        nearest_option(braces, name, kept, sizeof kept);
        report_option(look, call->line, row, name, gains || kept[0] == '\0' ? NULL : kept);
    }
}

// ---- the call of a row ----

static void check_count(ag_look *look, const ag_seen_call *call, const usage *way)
{
    const ag_api_row *row = call->callee->row;
    if (way->open || call->count < 0 || (call->count >= way->least && call->count <= way->count)) {
        return;
    }
    ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                    "%s is given %d argument%s: %s", row->name, call->count,
                    call->count == 1 ? "" : "s", row->usage);
}

static ag_seen call_row(ag_look *look, const ag_seen_call *call)
{
    const ag_api_row *row = call->callee->row;
    int is_verb = row->kind == AG_API_VERB || row->kind == AG_API_FILTER_VERB;
    usage way;
    if (strcmp(row->name, "each") == 0) {
        return (ag_seen){ .kind = AG_SEEN_EACH };
    }
    if (is_verb && !call->has_self) {
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is called with a point: write %s", row->name, row->usage);
        return ag_seen_given(row);
    }
    read_usage(row, &way);
    check_count(look, call, &way);
    for (int i = 0; i < call->count && i < way.count; i++) {
        if (way.list[i][0] == '{') {
            check_options(look, call, way.list[i], &call->arguments[i]);
        } else if (strstr(way.list[i], " or ") == NULL || strchr(way.list[i], '"') == way.list[i]) {
            check_argument(look, call, i, way.list[i]);
        }
    }
    return ag_seen_given(row);
}

// ---- methods of filters ----

// A field that is not known here stands for one that is true; what is said of its kind is no
// finding.
static int push_options(ag_look *look, const ag_seen_call *call, const ag_seen *table)
{
    int unknown = 0;
    lua_newtable(look->lua);
    for (int i = 0; i < call->field_count; i++) {
        const ag_seen_field *field = &call->fields[i];
        if (field->table != table->number) {
            continue;
        }
        switch (field->value.kind) {
        case AG_SEEN_TEXT:
            unknown |= field->value.text == NULL;
            lua_pushstring(look->lua, field->value.text != NULL ? field->value.text : "?");
            break;
        case AG_SEEN_NUMBER:
            lua_pushinteger(look->lua, field->value.is_known ? field->value.number : 0);
            break;
        case AG_SEEN_LUA: ag_seen_push(look, &field->value); break;
        default: unknown |= field->value.kind != AG_SEEN_BOOLEAN; lua_pushboolean(look->lua, 1);
        }
        lua_setfield(look->lua, -2, field->name);
    }
    return unknown;
}

static void report_method(ag_look *look, int line, int unknown)
{
    const char *text = lua_type(look->lua, -1) == LUA_TSTRING ? lua_tostring(look->lua, -1) : "";
    const char *place = strstr(text, ".lua:");
    const char *sentence = place == NULL ? text : strstr(place, ": ") + 2;
    int field = strstr(text, "unknown field") != NULL;
    if (!unknown || field) {
        ag_findings_add(look->findings, look->path, line,
                        field ? AG_FINDING_UNKNOWN_FIELD : AG_FINDING_UNKNOWN_NAME, "%s", sentence);
    }
}

static ag_seen call_method(ag_look *look, const ag_seen_call *call)
{
    lua_State *lua = look->lua;
    int top = lua_gettop(lua), unknown = 0;
    const char *name = call->callee->text;
    ag_seen made = { .kind = AG_SEEN_FILTER };
    int asks = strcmp(name, "with") == 0 || strcmp(name, "without") == 0;
    int words = strcmp(name, "in_zone") == 0 || strcmp(name, "or_type") == 0;
    if ((!asks && !words) || call->callee->number == 0 || call->count < 1
        || (asks && call->arguments[0].kind != AG_SEEN_TABLE)) {
        return made;
    }
    ag_seen filter = { .kind = AG_SEEN_LUA, .number = call->callee->number };
    ag_seen_push(look, &filter);
    lua_getfield(lua, -1, name);
    lua_insert(lua, -2);
    for (int i = 0; i < call->count && words; i++) {
        unknown |= call->arguments[i].kind != AG_SEEN_TEXT || call->arguments[i].text == NULL;
        lua_pushstring(lua, unknown ? "card" : call->arguments[i].text);
    }
    if (asks) {
        unknown = push_options(look, call, &call->arguments[0]);
    }
    if (words && unknown) {
        lua_settop(lua, top);
        return made;
    }
    int count = words ? call->count : 1;
    ag_findings *findings = look->host->findings;
    look->host->findings = NULL;  // an unknown field is raised
    if (lua_pcall(lua, 1 + count, 1, 0) == LUA_OK) {
        made = unknown ? made : ag_seen_kept(look);
    } else {
        report_method(look, call->line, unknown);
    }
    look->host->findings = findings;
    lua_settop(lua, top);
    return made;
}

// ---- all calls ----

static ag_seen call_lua(ag_look *look, const ag_seen_call *call)
{
    lua_State *lua = look->lua;
    ag_seen_push(look, call->callee);
    if (lua_type(lua, -1) == LUA_TFUNCTION && !lua_iscfunction(lua, -1) && call->count >= 0) {
        ag_look_function(look, call->arguments, call->count);
    }
    lua_pop(lua, 1);
    return ag_seen_noun(0);
}

ag_seen ag_seen_called(ag_look *look, const ag_seen_call *call)
{
    const ag_seen *callee = call->callee;
    for (int i = 0; i < call->count && callee->kind != AG_SEEN_LUA; i++) {
        ag_seen_escapes(look, &call->arguments[i]);
    }
    switch (callee->kind) {
    case AG_SEEN_ROW: return call_row(look, call);
    case AG_SEEN_METHOD: return call_method(look, call);
    case AG_SEEN_LUA: return call_lua(look, call);
    case AG_SEEN_NUMBER:
    case AG_SEEN_BOOLEAN:
    case AG_SEEN_NOUN:
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "what is read here can't be called");
        return ag_seen_noun(0);
    default: return ag_seen_noun(0);
    }
}
