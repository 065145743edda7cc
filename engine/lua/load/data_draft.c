// The words that make drafts.

#include "lua/load/loader.h"

// ---- word "Name" { … } ----

static int name_draft(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return ag_draft_named(L, row->number, row->name);
}

// ---- when.<event> { … } ----

// Pushes the words in one text: "moved, destroyed, …".
static const char *push_list(lua_State *L, const char *const *words, int count)
{
    luaL_Buffer text;
    luaL_buffinit(L, &text);
    for (int i = 0; i < count; i++) {
        luaL_addstring(&text, i > 0 ? ", " : "");
        luaL_addstring(&text, words[i]);
    }
    luaL_pushresult(&text);
    return lua_tostring(L, -1);
}

// The word of a family: "when" of "when.dies".
static int head_of(const ag_lexicon_row *row)
{
    return (int)strcspn(row->name, ".");
}

// The event that the name behind the point means: of a family that has a row for each (at, as,
// prevents, raises, changes), or of `when` and `instead`, which wait for what is told and can be
// replaced.
static int event_of(lua_State *L, const ag_lexicon_row *family, const char *name)
{
    const char *words[AG_EVENT_COUNT];
    uint8_t events[AG_EVENT_COUNT];
    int count = 0, head = head_of(family), has_rows = family->name[head] == '.';
    int least = family->number == AG_DRAFT_INSTEAD ? AG_USE_REPLACED : AG_USE_WATCHED;
    for (const ag_lexicon_row *row = family; has_rows && row->number == family->number; row++) {
        events[count] = row->second;
        words[count++] = row->name + head + 1;
    }
    for (int i = 0; !has_rows && i < AG_EVENT_COUNT; i++) {
        events[count] = (uint8_t)i;
        words[count] = ag_event_words[i];
        count += ag_event_uses[i] >= least;
    }
    int at = ag_word_find(words, count, name);
    if (at >= 0) return events[at];
    const char *meant = ag_lua_meant(L, name, words, count);
    ag_lua_need(L, !has_rows, AG_FINDING_UNKNOWN_NAME, NULL, "there is no %.*s.%s%s; it takes %s",
                head, family->name, name, meant, push_list(L, words, count));
    ag_lua_need(L, ag_word_find(ag_event_words, AG_EVENT_COUNT, name) >= 0, AG_FINDING_UNKNOWN_NAME,
                NULL, "there is no event \"%s\" for %s%s", name, family->name, meant);
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "nothing can %s the event \"%s\"%s; %s takes %s",
                least == AG_USE_REPLACED ? "replace" : "watch for", name, meant, family->name,
                push_list(L, words, count));
}

static int word_family(lua_State *L)
{
    const ag_lexicon_row *family = ag_lexicon_here(L);
    const char *name = luaL_checkstring(L, 2);
    int event = event_of(L, family, name);
    char word[sizeof(((ag_draft *)NULL)->word)];
    snprintf(word, sizeof word, "%.*s.%s", head_of(family), family->name, name);
    return ag_draft_push_maker(L, family->number, event, word, NULL);
}

// ---- target("name", filter, aim, { … }) ----

int ag_word_target(lua_State *L)
{
    ag_lua_need(L, lua_type(L, 1) == LUA_TSTRING, AG_FINDING_CONTRADICTION, NULL,
                "a target begins with its name: target(\"ally\", any.ally, harm)");
    ag_lua_need_value(L, ag_lua_is_filter(L, 2) || ag_lua_to_selector(L, 2) != NULL, 2, NULL,
                      "a target is a filter, player.…, link.… or graveyard.…");
    ag_lua_check_word(L, 3, AG_WORD_AIM, 0);
    lua_settop(L, 4);
    lua_newtable(L);
    if (!lua_isnil(L, 4)) {
        ag_draft_check_table(L, 4, "the last part of a target");
        ag_lua_check_rows(L, 4, "a target", ag_fields_target, NULL);
        for (const ag_field_row *option = ag_fields_target; option->name != NULL; option++) {
            lua_getfield(L, 4, option->name);
            lua_setfield(L, 5, option->name);
        }
    }
    lua_pushvalue(L, 2);
    lua_setfield(L, 5, "what");
    lua_pushvalue(L, 3);
    lua_setfield(L, 5, "aim");
    ag_draft_push(L, AG_DRAFT_TARGET, 0, "target", 5, 1);
    return 1;
}

// ---- steps of a turn ----

// `draw_step { count = … }`
static int draft_call(lua_State *L)
{
    const ag_draft *draft = luaL_checkudata(L, 1, AG_DATA_DRAFT);
    int is_step = draft->kind == AG_DRAFT_STEP;
    ag_lua_need(L, is_step && ag_lexicon_find(ag_lexicon_raids, draft->word)->fields[0] != NULL,
                AG_FINDING_CONTRADICTION, NULL, "%s can't be called", draft->word);
    ag_draft_check_table(L, 2, draft->word);
    ag_draft_push(L, AG_DRAFT_STEP, draft->number, draft->word, 2, 0);
    return 1;
}

// ---- raid: in a file it makes a raid, in effects it reads one ----

static int raid_call(lua_State *L)
{
    lua_remove(L, 1);
    return ag_draft_named(L, AG_DRAFT_RAID, "raid");
}

int ag_word_raid(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_newmetatable(L, AG_DATA_RAID);
    lua_pushcfunction(L, raid_call);
    lua_setfield(L, -2, "__call");
    lua_setmetatable(L, -2);
    return 1;
}

// ---- words ----

static int word_maker(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return ag_draft_push_maker(L, row->number, 0, row->name, NULL);
}

static int is_family(const ag_lexicon_row *row)
{
    return row->number == AG_DRAFT_WHEN || row->number == AG_DRAFT_INSTEAD
           || strchr(row->name, '.') != NULL;
}

static void push_word(lua_State *L, const ag_lexicon_row *row)
{
    if (row->function != NULL) {
        ag_lexicon_push(L, row, row->function, row->form);
    } else if (row->kind == AG_LEXICON_CARD && ag_lua_noun_types(row->name) != 0) {
        ag_lua_push_noun(L, row->name);
    } else if (row->kind == AG_LEXICON_CARD || row->kind == AG_LEXICON_NAMED) {
        ag_lexicon_push(L, row, name_draft, AG_FORM_CALLED);
    } else if (row->kind == AG_LEXICON_STEP && row->number != AG_DRAFT_AGAIN) {
        ag_draft_push(L, AG_DRAFT_STEP, row->second, row->name, 0, 0);
    } else if (row->kind == AG_LEXICON_POWER && is_family(row)) {
        ag_lexicon_push(L, row, word_family, AG_FORM_INDEXED);
    } else {
        ag_lexicon_push(L, row, word_maker, AG_FORM_VALUE);
    }
}

// Parts of cards that are fields, and what others define, have no number.
static void define_rows(lua_State *L, const ag_lexicon_row *rows)
{
    for (const ag_lexicon_row *row = rows; row->kind != AG_LEXICON_END; row++) {
        int again = row > rows && row->kind == AG_LEXICON_POWER && row->number == row[-1].number;
        if (!again && (row->number != 0 || row->kind == AG_LEXICON_CARD)) {
            const char *head = lua_pushlstring(L, row->name, (size_t)head_of(row));
            push_word(L, row);
            ag_sandbox_define(L, head);
            lua_pop(L, 1);
        }
    }
}

void ag_data_open_drafts(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_DRAFT);
    lua_pushcfunction(L, draft_call);
    lua_setfield(L, -2, "__call");
    lua_pop(L, 1);
    ag_data_open_kind(L, AG_DATA_CHANGE, NULL, NULL);
    ag_lexicon_define(L, ag_lexicon_changes);
    define_rows(L, ag_lexicon_cards);
    define_rows(L, ag_lexicon_parts);
    define_rows(L, ag_lexicon_raids);
    define_rows(L, ag_lexicon_powers);
}
