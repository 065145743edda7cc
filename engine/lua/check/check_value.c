// The values that an effect can use, and what reading their fields gives.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/check/check_look.h"
#include "lua/host/script.h"

ag_seen ag_seen_noun(unsigned nouns)
{
    return (ag_seen){ .kind = nouns == 0 ? AG_SEEN_UNKNOWN : AG_SEEN_NOUN,
                      .nouns = (uint16_t)nouns };
}

// ---- values that exist ----

ag_seen ag_seen_kept(ag_look *look)
{
    static const uint8_t kinds[LUA_NUMTYPES] = { [LUA_TNIL] = AG_SEEN_NIL,
                                                 [LUA_TBOOLEAN] = AG_SEEN_BOOLEAN,
                                                 [LUA_TNUMBER] = AG_SEEN_NUMBER,
                                                 [LUA_TSTRING] = AG_SEEN_TEXT };
    int type = lua_type(look->L, -1);
    ag_seen seen = { .kind = kinds[type] != 0 ? kinds[type] : AG_SEEN_LUA,
                     .kept = ++look->kept_count,
                     .text = type == LUA_TSTRING ? lua_tostring(look->L, -1) : NULL };
    lua_rawseti(look->L, look->kept, seen.kept);
    return seen;
}

void ag_seen_push(const ag_look *look, const ag_seen *seen)
{
    lua_rawgeti(look->L, look->kept, seen->kept);
}

// ---- what rows return ----

ag_seen ag_seen_given(const ag_api_row *row)
{
    switch (row->gives) {
    case AG_GIVES_YES: return (ag_seen){ .kind = AG_SEEN_BOOLEAN };
    case AG_GIVES_NUMBER: return (ag_seen){ .kind = AG_SEEN_NUMBER };
    case AG_GIVES_TEXT:
    case AG_GIVES_TEXT_OR_NIL: return (ag_seen){ .kind = AG_SEEN_TEXT };
    default: return ag_seen_noun(ag_api_gives[row->gives].nouns);
    }
}

// ---- targets ----

static unsigned noun_of_target(const ag_target_def *target)
{
    int least = 0, most = 0;
    if (!ag_amount_fixed(&target->min, &least) || !ag_amount_fixed(&target->max, &most)
        || least != 1 || most != 1) {
        return AG_BIT(AG_NOUN_GROUP);
    }
    switch (target->kind) {
    case AG_TARGET_LINK: return AG_BIT(AG_NOUN_LINK);
    case AG_TARGET_SEAT: return AG_BIT(AG_NOUN_PLAYER);
    case AG_TARGET_GRAVEYARD: return AG_BIT(AG_NOUN_PILE);
    default: return AG_BIT(AG_NOUN_CARD);
    }
}

static const char *next_target(void *context, int index)
{
    const ag_look *look = context;
    for (int i = 0; i < look->def->power_count; i++) {
        int count = look->def->powers[i].target_count;
        if (index < count) return look->def->powers[i].targets[index].name;
        index -= count;
    }
    return NULL;
}

void ag_seen_escapes(ag_look *look, const ag_seen *seen)
{
    for (int i = 0; seen->kind == AG_SEEN_TARGETS && i < AG_POWERS_MAX; i++) {
        if (seen->number < 0 || seen->number == i) look->read_targets[i] = 0xff;
    }
}

// ---- fields ----

static const char *const noun_words[AG_NOUN_COUNT] = {
#define AG_NOUN(name, text, meta, other) text,
#include "lua/words/kinds.def"
};

void ag_seen_name(unsigned nouns, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write_words(&writer, nouns, noun_words, AG_NOUN_COUNT, " or ");
}

void ag_look_unknown(const ag_look *look, ag_unknown what, ag_candidate *next, void *context)
{
    char meant[AG_MEANT_BYTES];
    ag_meant(what.name, next, context, meant);
    ag_findings_meant(look->findings, what.name, ag_surely(what.name, next, context));
    ag_check_report(look->findings, what.line, what.code, "%s \"%s\"%s", what.no, what.name, meant);
}

void ag_look_listed(const ag_look *look, int line, const char *no, ag_word_list list,
                    const char *name)
{
    if (ag_word_find(list.words, list.count, name) < 0) {
        ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_NAME, no, name }, ag_word_at,
                        &list);
    }
}

// The words of the value's nouns, and the values of the card.
typedef struct words {
    const ag_look *look;
    unsigned nouns;
    int row_count;
} words;

static const char *next_word(void *context, int index)
{
    words *list = context;
    const ag_look *look = list->look;
    const ag_api_row *row = ag_api_row_at(list->nouns, index);
    if (row != NULL) {
        list->row_count = index + 1;
        return row->name;
    }
    return (list->nouns & AG_BIT(AG_NOUN_CARD)) && look->printed != 0
               ? ag_host_value_name(look->host, look->printed, index - list->row_count)
               : NULL;
}

static void report_no_word(const ag_look *look, int line, const ag_seen *of, const char *name)
{
    char no[112];
    words list = { look, of->nouns, 0 };
    ag_seen_name(of->nouns, no, sizeof no - sizeof " has no");
    strcat(no, " has no");
    ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_VERB, no, name }, next_word,
                    &list);
}

// ---- names of targets, decks and words ----

static void report_no_target(const ag_look *look, int line, const char *name)
{
    char declared[96];
    snprintf(declared, sizeof declared, "target(\"%s\"", name);
    // What is wrong with one that could not be read is reported already.
    if (strstr(look->script->source, declared) == NULL) {
        ag_look_unknown(look,
                        (ag_unknown){ line, AG_FINDING_UNKNOWN_TARGET, "there is no target", name },
                        next_target, (void *)look);
    }
}

static ag_seen read_target(ag_look *look, int line, const ag_seen *of, const char *name)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_TARGETS), name);
    unsigned nouns = 0;
    int found = 0, elsewhere = look->def == NULL;
    if (row != NULL) return (ag_seen){ .kind = AG_SEEN_ROW, .row = row };
    for (int i = 0; look->def != NULL && i < look->def->power_count; i++) {
        const ag_power_def *power = &look->def->powers[i];
        for (int at = 0; at < power->target_count; at++) {
            if (strcmp(power->targets[at].name, name) != 0) continue;
            elsewhere = 1;
            if (of->number >= 0 && of->number != i) continue;
            look->read_targets[i] |= (uint8_t)AG_BIT(at);
            nouns |= noun_of_target(&power->targets[at]);
            found++;
        }
    }
    if (!elsewhere) {
        report_no_target(look, line, name);
    } else if (found == 0 && look->def != NULL) {
        ag_check_report(look->findings, line, AG_FINDING_UNKNOWN_TARGET,
                        "there is no target \"%s\" among the targets of this power", name);
    }
    return ag_seen_noun(found == 1 ? nouns : 0);
}

static ag_seen read_deck(const ag_look *look, int line, const char *name)
{
    const ag_raid_def *raid = ag_host_catalog(look->host)->raid;
    if (raid != NULL && look->script->path[0] == 'r') {
        ag_word_list decks = { raid->deck_names, raid->deck_count };
        ag_look_listed(look, line, "the raid has no deck", decks, name);
    }
    return ag_seen_noun(AG_BIT(AG_NOUN_DECK));
}

static ag_seen read_raid_word(const ag_look *look, int line, const char *name)
{
    ag_word_list known;
    if (ag_host_raid_words(look->host, &known)) {
        ag_look_listed(look, line, "the raid has no word", known, name);
    }
    return (ag_seen){ .kind = AG_SEEN_NUMBER };
}

// Whether only one noun has the name: words of both cards and players have two rows.
static int is_only(unsigned nouns, const char *name, const ag_api_row *row)
{
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        const ag_api_row *other = nouns & AG_BIT(noun) ? ag_api_find(AG_BIT(noun), name) : NULL;
        if (other != NULL && other != row) return 0;
    }
    return 1;
}

static void check_paid(ag_look *look, int line, const char *name)
{
    if (strcmp(name, "paid") == 0 && look->def != NULL && !ag_costs_record(look->def)) {
        ag_check_report(look->findings, line, AG_FINDING_CONTRADICTION,
                        "me.paid: no cost of this card records a number; it says how many where "
                        "the cost has up_to, any_number, x or damage");
    }
}

static ag_seen read_noun(ag_look *look, int line, const ag_seen *of, const char *name)
{
    int32_t number;
    const ag_api_row *row = ag_api_find(of->nouns, name);
    if (row != NULL && !is_only(of->nouns, name, row)) return ag_seen_noun(0);
    if (row != NULL && row->kind == AG_API_FIELD) {
        check_paid(look, line, name);
        return ag_seen_given(row);
    }
    if (row != NULL) return (ag_seen){ .kind = AG_SEEN_ROW, .row = row };
    int may_have_values = (of->nouns & AG_BIT(AG_NOUN_CARD)) != 0;
    if (may_have_values
        && (look->printed == 0 || ag_host_value(look->host, look->printed, name, &number))) {
        return (ag_seen){ .kind = look->printed == 0 ? AG_SEEN_UNKNOWN : AG_SEEN_NUMBER };
    }
    if (may_have_values && ag_host_count(look->host, look->printed, name) != NULL) {
        return (ag_seen){ .kind = AG_SEEN_NUMBER };
    }
    if (of->nouns & AG_BIT(AG_NOUN_DECKS)) return read_deck(look, line, name);
    if (!(of->nouns & AG_BIT(AG_NOUN_MEMORY))) report_no_word(look, line, of, name);
    return ag_seen_noun(0);
}

// ---- values of the file: filters, tables of words ----

static int read_inside(lua_State *L)
{
    const char *name = lua_touserdata(L, 2);
    lua_getfield(L, 1, name);
    return 1;
}

// A table that `use` returned must have the word.
static void check_in_table(ag_look *look, int line, const char *name)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    if (ag_sandbox_is_frozen(L, -1) && lua_getfield(L, -1, name) == LUA_TNIL) {
        const char *meant = ag_lua_meant_key(L, top, name);
        if (meant[0] != '\0') {
            ag_check_report(look->findings, line, AG_FINDING_UNKNOWN_VERB,
                            "the table has no \"%s\"%s", name, meant);
        }
    }
    lua_settop(L, top);
}

static ag_seen read_lua(ag_look *look, int line, const ag_seen *of, const char *name)
{
    lua_State *L = look->L;
    ag_seen_push(look, of);
    int type = lua_type(L, -1);
    if (type == LUA_TTABLE) {
        check_in_table(look, line, name);
    } else if (type != LUA_TUSERDATA) {
        lua_pop(L, 1);
        return ag_seen_noun(0);
    }
    int is_filter = ag_lua_is_filter(L, -1);
    lua_pushcfunction(L, read_inside);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, (void *)name);
    if (lua_pcall(L, 2, 1, 0) == LUA_OK) {
        if (!is_filter || lua_type(L, -1) != LUA_TFUNCTION) return ag_seen_kept(look);
        lua_pop(L, 1);
        return (ag_seen){ .kind = AG_SEEN_METHOD, .text = name, .kept = of->kept };
    }
    ag_raised raised;
    ag_host_raised(look->host, L, &raised);
    ag_check_report(look->findings, line, AG_FINDING_UNKNOWN_VERB, "%s", raised.text);
    lua_pop(L, 1);
    return ag_seen_noun(0);
}

ag_seen ag_seen_index(ag_look *look, int line, const ag_seen *of, const char *name)
{
    switch (of->kind) {
    case AG_SEEN_NOUN: return read_noun(look, line, of, name);
    case AG_SEEN_TARGETS: return read_target(look, line, of, name);
    case AG_SEEN_RAID: return read_raid_word(look, line, name);
    case AG_SEEN_LUA: return read_lua(look, line, of, name);
    default: return ag_seen_noun(0);
    }
}

ag_seen ag_seen_method(ag_look *look, int line, const ag_seen *of, const char *name)
{
    if (of->kind == AG_SEEN_TARGETS) {
        ag_seen_escapes(look, of);  // t:divided("name")
    }
    if (of->kind == AG_SEEN_FILTER) return (ag_seen){ .kind = AG_SEEN_METHOD, .text = name };
    if (of->kind == AG_SEEN_NOUN && ag_api_find(of->nouns, name) == NULL) {
        report_no_word(look, line, of, name);
        return ag_seen_noun(0);
    }
    return ag_seen_index(look, line, of, name);
}

ag_seen ag_seen_global(ag_look *look, int line, const char *name)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    const ag_api_row *row = ag_api_find(0, name);
    if (row != NULL) return (ag_seen){ .kind = AG_SEEN_ROW, .row = row };
    if (strcmp(name, "raid") == 0) return (ag_seen){ .kind = AG_SEEN_RAID };
    ag_sandbox_push_words(L);
    lua_pushstring(L, name);
    ag_seen seen = ag_seen_noun(0);
    if (lua_rawget(L, top + 1) != LUA_TNIL) {
        seen = ag_seen_kept(look);
    } else {
        ag_check_report(look->findings, line, AG_FINDING_UNKNOWN_WORD, "there is no word \"%s\"%s",
                        name, ag_lua_meant_word(L, top + 1, name));
    }
    lua_settop(L, top);
    return seen;
}
