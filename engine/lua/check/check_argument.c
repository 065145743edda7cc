// Arguments of calls in effects: their kinds, words and options are checked against the usage of
// each row.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "lua/check/check_look.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"

enum { OPTION_SIZE = 48 };

// ---- words ----

static void check_word(ag_look *look, int line, const char *what, const char *word,
                       const char *const *words, int count)
{
    if (ag_word_find(words, count, word) >= 0) return;
    ag_word_list list = { words, count };
    const char *near = ag_nearest(word, ag_word_at, &list);
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
    const ag_source *source = ag_host_source(look->host);
    ag_script script;
    if (ag_host_find(look->host, key, &script)) return;
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
        const char *name = ag_host_printed(look->host, look->printed)->powers[i].name;
        if (look->def->powers[i].kind == AG_POWER_LATER && name != NULL && index-- == 0) {
            return name;
        }
    }
    return NULL;
}

static void check_later(ag_look *look, int line, const char *name)
{
    if (look->def == NULL) return;
    const char *later;
    for (int i = 0; (later = next_power(look, i)) != NULL; i++) {
        if (strcmp(later, name) == 0) return;
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
    const ag_raid_def *raid = ag_host_catalog(look->host)->raid;
    ag_word_list words;
    if (raid == NULL || !ag_host_raid_words(look->host, &words)) return;
    for (int i = 0; i < raid->sequence_count; i++) {
        if (strcmp(raid->sequences[i].word, name) == 0) return;
    }
    const char *near = ag_nearest(name, next_sequence, (void *)raid);
    ag_findings_add(look->findings, look->path, line, AG_FINDING_UNKNOWN_NAME,
                    near != NULL ? "the raid has no sequence \"%s\" (did you mean \"%s\"?)"
                                 : "the raid has no sequence \"%s\"%s",
                    name, near != NULL ? near : "");
}

// A text where the usage has one: the usage itself shows which list the text must come from.
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

// "a list", "text": a word of the usage that stands for neither a text nor a number.
static int is_object(const char *parameter)
{
    static const char *const words[] = { "to",     "cards", "card", "other", "filter", "host",
                                         "player", "quest", "deck", "group", "old",    "new" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(parameter, words[i]) == 0) return 1;
    }
    return 0;
}

static int is_count(const char *parameter)
{
    return strcmp(parameter, "n") == 0 || strcmp(parameter, "amount") == 0;
}

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

// Whether a value of these nouns may stand where the usage has this word. A group may hold cards or
// players.
static int is_noun(const char *parameter, unsigned nouns)
{
    unsigned cards = AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_GROUP);
    unsigned players = AG_BIT(AG_NOUN_PLAYER) | AG_BIT(AG_NOUN_GROUP);
    if (strcmp(parameter, "player") == 0) return (nouns & players) != 0;
    int card = strcmp(parameter, "card") == 0 || strcmp(parameter, "cards") == 0
               || strcmp(parameter, "host") == 0 || strcmp(parameter, "quest") == 0;
    return !card || (nouns & cards) != 0;
}

static int fits(ag_look *look, const char *parameter, const ag_seen *given)
{
    int plain = given->kind == AG_SEEN_TEXT || given->kind == AG_SEEN_NUMBER
                || given->kind == AG_SEEN_BOOLEAN;
    int made = given->kind == AG_SEEN_TABLE || given->kind == AG_SEEN_LUA;
    if (parameter[0] == '"') {
        int several = made && strcmp(parameter, "\"fire\"") == 0;  // fire and frost
        return given->kind == AG_SEEN_TEXT || several;
    }
    if (parameter[0] == '{') {
        return made;  // one of the file's own may be a list
    }
    if (strcmp(parameter, "lasts") == 0) return given->kind == AG_SEEN_LUA && is_lasts(look, given);
    if (is_count(parameter)) return given->kind == AG_SEEN_NUMBER;
    return !is_object(parameter)
           || (!plain && (given->kind != AG_SEEN_NOUN || is_noun(parameter, given->nouns)));
}

void ag_seen_check_argument(ag_look *look, const ag_seen_call *call, int at, const char *parameter)
{
    const ag_api_row *row = call->callee->row;
    const ag_seen *given = &call->arguments[at];
    char is[128];
    int text = given->kind == AG_SEEN_TEXT;
    if (!text && strstr(parameter, " or ") != NULL && strstr(parameter, " or \"") == NULL) {
        return;  // the usage also allows something else
    }
    if (!describe(look, given, is, sizeof is)) return;
    if (!fits(look, parameter, given)) {
        report_argument(look, call->line, row, at, parameter, is);
    } else if (text && given->text != NULL) {
        check_text(look, call->line, row, parameter, given->text);
    }
}

// ---- options ----

// What stands after "name =" in the braces; NULL: there is no such option.
static const char *option_of(const char *braces, const char *name)
{
    size_t size = strlen(name);
    for (const char *at = braces; (at = strstr(at, name)) != NULL; at += size) {
        int begins = !ag_is_alnum(at[-1]) && at[-1] != '_';
        if (begins && strncmp(at + size, " = ", 3) == 0) return at + size + 3;
    }
    return NULL;
}

// AG_SEEN_… of an option, which its usage shows: may = true, prompt = "…", left = n.
// AG_SEEN_UNKNOWN for any other.
static int kind_of_option(const char *as)
{
    size_t size = strcspn(as, ",}");
    while (size > 0 && as[size - 1] == ' ') {
        size--;
    }
    if (size == 4 && strncmp(as, "true", 4) == 0) return AG_SEEN_BOOLEAN;
    if (size == 1 && as[0] == 'n') return AG_SEEN_NUMBER;
    int text = size > 1 && as[0] == '"' && memchr(as + 1, '"', size - 1) == as + size - 1;
    return text ? AG_SEEN_TEXT : AG_SEEN_UNKNOWN;
}

static void check_option(ag_look *look, const ag_seen_call *call, const char *name, const char *as,
                         const ag_seen *given)
{
    int kind = kind_of_option(as);
    char is[128];
    if (kind == AG_SEEN_UNKNOWN || given->kind == kind || given->kind == AG_SEEN_NIL
        || !describe(look, given, is, sizeof is)) {
        return;
    }
    ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_TYPE,
                    "the option %s of %s is %s, not %s", name, call->callee->row->name,
                    kind == AG_SEEN_BOOLEAN  ? "true or false"
                    : kind == AG_SEEN_NUMBER ? "a whole number"
                                             : "a text",
                    is);
}

// The i-th option in the braces, as the only candidate for "did you mean": `word` keeps what is
// written to it.
static int option_at(const char *braces, int index, char *word)
{
    for (const char *at = braces; (at = strstr(at, " = ")) != NULL; at += 3) {
        const char *begin = at;
        while (begin > braces && (ag_is_alnum(begin[-1]) || begin[-1] == '_')) {
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
    ag_word_list candidates = { words, count };
    const char *near = ag_nearest(name, ag_word_at, &candidates);
    snprintf(out, capacity, "%s", near == NULL ? "" : near);
}

// Whether more than the listed options is allowed: a "…" that is not a text.
static int is_open(const char *braces)
{
    const char *at = strstr(braces, "…");
    while (at != NULL && at > braces && at[-1] == '"') {
        at = strstr(at + 1, "…");
    }
    return at != NULL;
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

void ag_seen_check_options(ag_look *look, const ag_seen_call *call, const char *braces,
                           const ag_seen *given)
{
    const ag_api_row *row = call->callee->row;
    int gains = strcmp(row->name, "gain") == 0;
    char kept[OPTION_SIZE];
    if (given->kind != AG_SEEN_TABLE || is_open(braces) || strchr(braces, '=') == NULL) return;
    for (int i = 0; i < call->field_count; i++) {
        const char *name = call->fields[i].name;
        if (call->fields[i].table != given->number) continue;
        const char *as = gains ? NULL : option_of(braces, name);
        if (as != NULL) {
            check_option(look, call, name, as, &call->fields[i].value);
            continue;
        }
        if (gains && (is_field(ag_fields_change, name) || is_field(ag_fields_gain, name))) continue;
        nearest_option(braces, name, kept, sizeof kept);
        report_option(look, call->line, row, name, gains || kept[0] == '\0' ? NULL : kept);
    }
}
