// Binds the rows to metatables and globals, and writes the sentence for a word that does not exist.
#include "lua/words/api.h"

#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/host/script_run.h"
#include "lua/host/handle.h"
#include "lua/host/host_private.h"
#include "lua/host/index.h"

const ag_api_noun ag_api_nouns[] = {
    { "cards", "Cards and groups of cards",
      "Verbs of one card or of a group. What is no longer the same card is left out; with nothing "
      "left, nothing happens. What a verb answers are the cards that they have become by it.",
      ag_api_cards },
    { "damage", "Damage and healing", "Verbs of the character that does it.", ag_api_damage },
    { "gain", "Changes that last",
      "Verbs of a card, a group or a filter, and of the card that acts.", ag_api_gain },
    { "card", "Reading a card",
      "Numbers are what they are now. A card that became another one, as each does that moves, is "
      "read as it was last known: after `top:to_play()` `top` is the card that lay on the deck. Of "
      "more than 191 cards that one effect has moved the last are not known: reading one is a "
      "fault. The card's `values` are read by their names.",
      ag_api_card },
    { "alike", "One card beside another", "Of a card.", ag_api_alike },
    { "keyword", "Keywords", "Of the card that acts, or of any card.", ag_api_keyword },
    { "print", "What is printed", "Of any card, whatever it has become since.", ag_api_print },
    { "raid_card", "Marks", "Of a card; and words that stand alone.", ag_api_raid_card },
    { "group", "Groups", "Several cards, or several players, in order. A group never changes.",
      ag_api_group },
    { "player", "Players", "", ag_api_player },
    { "turn", "Turns, seats, heroes", "Verbs of a player.", ag_api_turn },
    { "name", "Names", "Verbs of a player.", ag_api_name },
    { "collection", "Cards of the collection", "Verbs of a player.", ag_api_collection },
    { "play", "Playing in an effect", "Verbs of a player.", ag_api_play },
    { "choose", "Questions", "Verbs of one player, or of several who decide together.",
      ag_api_choose },
    { "raid_players", "Dividing together", "A verb of one player, or of several.",
      ag_api_raid_players },
    { "search", "Searching", "A verb of a player.", ag_api_search },
    { "raid_player", "An automated side", "A verb of a player.", ag_api_raid_player },
    { "deck", "Decks", "The order of a deck is not to be read but from the top.", ag_api_deck },
    { "pile", "Target graveyards", "", ag_api_pile },
    { "link", "Links of the chain", "What a target of the chain is, and what an event was about.",
      ag_api_link },
    { "targets", "Targets", "`t`: what the link has chosen, by the names of its targets.",
      ag_api_targets },
    { "event", "Events", "What triggered the effect, or what would happen.", ag_api_event },
    { "game", "Words everywhere", "", ag_api_game },
    { NULL, NULL, NULL, NULL },
};

enum { NOUNS_MAX = 10 };

// Which rows a kind of value has, and what answers for names that are in none of them.
typedef struct binding {
    const char *meta;
    const ag_api_row *rows[NOUNS_MAX];  // ends with NULL
    lua_CFunction other;                // (value, key); NULL: no other names
} binding;

static const binding bindings[] = {
    { AG_META_CARD,
      { ag_api_cards, ag_api_damage, ag_api_gain, ag_api_card, ag_api_alike, ag_api_keyword,
        ag_api_print, ag_api_raid_card },
      ag_index_card },
    { AG_META_GROUP,
      { ag_api_cards, ag_api_damage, ag_api_gain, ag_api_choose, ag_api_group,
        ag_api_raid_players },
      ag_index_group },
    { AG_META_PLAYER,
      { ag_api_player, ag_api_turn, ag_api_name, ag_api_play, ag_api_choose, ag_api_search,
        ag_api_raid_player, ag_api_raid_players, ag_api_collection },
      NULL },
    { AG_META_DECK, { ag_api_deck }, NULL },
    { AG_META_DECKS, { NULL }, ag_index_decks },
    { AG_META_PILE, { ag_api_pile }, NULL },
    { AG_META_LINK, { ag_api_link }, NULL },
    { AG_META_EVENT, { ag_api_event }, NULL },
    { AG_META_TARGETS, { ag_api_targets }, ag_index_targets },
    { AG_META_MEMORY, { NULL }, ag_index_memory },
};
enum { BINDINGS = sizeof bindings / sizeof bindings[0] };

// ---- rows by name ----

const ag_api_row *ag_api_find(unsigned nouns, const char *name)
{
    _Static_assert((int)BINDINGS == (int)AG_NOUN_COUNT, "a binding for each noun");
    for (int noun = 0; noun < BINDINGS; noun++) {
        for (int i = 0; (nouns & AG_BIT(noun)) && i < NOUNS_MAX && bindings[noun].rows[i]; i++) {
            for (const ag_api_row *row = bindings[noun].rows[i]; row->kind != AG_API_END; row++) {
                if (strcmp(row->name, name) == 0) return row;
            }
        }
    }
    return NULL;
}

const char *ag_api_row_name(unsigned nouns, int index)
{
    for (int noun = 0; noun < BINDINGS; noun++) {
        for (int i = 0; (nouns & AG_BIT(noun)) && i < NOUNS_MAX && bindings[noun].rows[i]; i++) {
            for (const ag_api_row *row = bindings[noun].rows[i]; row->kind != AG_API_END; row++) {
                if (index-- == 0) return row->name;
            }
        }
    }
    return NULL;
}

const ag_api_row *const *ag_api_rows_of(int index, const char **meta)
{
    if (index < 0 || index >= BINDINGS) return NULL;
    *meta = bindings[index].meta;
    return bindings[index].rows;
}

// ---- unknown names ----

typedef struct names {
    const ag_api_row *const *rows;
    int noun;
    int row;
} names;

static const char *next_name(void *context, int index)
{
    names *list = context;
    (void)index;
    while (list->noun < NOUNS_MAX && list->rows[list->noun] != NULL) {
        const ag_api_row *row = &list->rows[list->noun][list->row++];
        if (row->kind != AG_API_END) return row->name;
        list->noun++;
        list->row = 0;
    }
    return NULL;
}

int ag_api_no_field(lua_State *L, int index, const char *name)
{
    const char *noun = ag_noun_of(L, index);
    const char *near = NULL;
    for (int i = 0; i < BINDINGS; i++) {
        if (luaL_testudata(L, index, bindings[i].meta) != NULL) {
            names list = { bindings[i].rows, 0, 0 };
            near = ag_nearest(name, next_name, &list);
        }
    }
    if (near != NULL) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s %s has no field \"%s\" (did you mean \"%s\"?)",
                    ag_article(noun), noun, name, near);
    }
    ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s %s has no field \"%s\"", ag_article(noun), noun,
                name);
}

// ---- metamethods ----

// value[key]. Upvalues: the names of the value's nouns, and its binding.
static int index_value(lua_State *L)
{
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION: return 1;
    case LUA_TLIGHTUSERDATA: {
        const ag_api_row *row = lua_touserdata(L, -1);
        lua_settop(L, 1);
        return row->function(L);
    }
    default: break;
    }
    lua_settop(L, 2);
    const binding *bound = lua_touserdata(L, lua_upvalueindex(2));
    if (bound->other != NULL) return bound->other(L);
    return ag_api_no_field(L, 1,
                           lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : ag_arg_text(L, 2));
}

static int newindex_value(lua_State *L)
{
    ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                "%s %s can't be written to: what must be remembered is a counter, a modifier or "
                "me.memory",
                ag_article(ag_noun_of(L, 1)), ag_noun_of(L, 1));
}

static void push_names(lua_State *L, const binding *bound)
{
    lua_newtable(L);
    for (int i = 0; i < NOUNS_MAX && bound->rows[i] != NULL; i++) {
        for (const ag_api_row *row = bound->rows[i]; row->kind != AG_API_END; row++) {
            if (row->kind != AG_API_FIELD) {
                lua_pushcfunction(L, row->function);
            } else {
                lua_pushlightuserdata(L, (void *)row);
            }
            int known = lua_getfield(L, -2, row->name);
            AG_ASSERT(known == LUA_TNIL);  // no verb hides a field
            lua_pop(L, 1);
            lua_setfield(L, -2, row->name);
        }
    }
}

static void bind_meta(lua_State *L, const binding *bound)
{
    luaL_newmetatable(L, bound->meta);
    push_names(L, bound);
    lua_pushlightuserdata(L, (void *)bound);
    lua_pushcclosure(L, index_value, 2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L,
                      strcmp(bound->meta, AG_META_MEMORY) == 0 ? ag_memory_write : newindex_value);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, ag_handle_text);
    lua_setfield(L, -2, "__tostring");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    if (strcmp(bound->meta, AG_META_GROUP) == 0) {
        luaL_setfuncs(L, ag_group_operators, 0);
    }
    lua_pop(L, 1);
}

static void bind_globals(lua_State *L, ag_host *host)
{
    for (const ag_api_row *row = ag_api_game; row->kind != AG_API_END; row++) {
        lua_pushcfunction(L, row->function);
        if (row->kind == AG_API_READER) {
            ag_host_define_raid_reader(host, L);
        } else {
            ag_host_define(host, L, row->name);
        }
    }
}

// `opposing.ally:gain {…}` and the like.
static void bind_filters(lua_State *L)
{
    ag_lua_push_methods(L, AG_DATA_FILTER);
    for (const ag_api_row *row = ag_api_gain; row->kind != AG_API_END; row++) {
        if (row->kind == AG_API_FILTER_VERB) {
            lua_pushcfunction(L, row->function);
            lua_setfield(L, -2, row->name);
        }
    }
    lua_pop(L, 1);
}

static int bind_all(lua_State *L)
{
    ag_host *host = lua_touserdata(L, 1);
    ag_handles_open(L);
    ag_run_open(L);
    for (int i = 0; i < BINDINGS; i++) {
        bind_meta(L, &bindings[i]);
    }
    ag_handles_mark(L);
    bind_globals(L, host);
    bind_filters(L);
    return 0;
}

static const char *card_word(const char *word)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_CARD), word);
    return row != NULL ? row->usage : NULL;
}

ag_status ag_api_open(ag_host *host, ag_error *error)
{
    host->card_word = card_word;
    lua_State *L = ag_host_lua(host);
    lua_pushcfunction(L, bind_all);
    lua_pushlightuserdata(L, host);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        const char *why = lua_tostring(L, -1);
        ag_fail(error, AG_NO_MEMORY, "the words of effects can't be bound: %s",
                why != NULL ? why : "no reason given");
        lua_pop(L, 1);
        return AG_NO_MEMORY;
    }
    return AG_OK;
}
