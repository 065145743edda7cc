// Binds the rows to metatables and globals, and writes the sentence for a word that does not exist.

#include "lua/words/call.h"

const ag_chapter ag_api[] = {
    { "Cards and groups of cards",
      "Verbs of one card or of a group. What is no longer the same card is left out; with nothing "
      "left, nothing happens. What a verb answers are the cards that they have become by it. "
      "Whatever a word does not take is a fault: a number that is not whole, an unknown word or "
      "option. A number below 0 counts as 0 (CR 104.2).",
      .verbs = ag_api_cards },
    { "Damage and healing", "Verbs of the character that does it.", .verbs = ag_api_damage },
    { "Changes that last", "Verbs of a card, a group or a filter, and of the card that acts.",
      .verbs = ag_api_gain },
    { "Reading a card",
      "Numbers are what they are now. A card that became another one, as each does that moves, is "
      "read as it was last known: after `top:to_play()` `top` is the card that lay on the deck. Of "
      "more than 191 cards that one effect has moved the last are not known: reading one is a "
      "fault. The card's `values` are read by their names.",
      .verbs = ag_api_card },
    { "One card beside another", "Of a card.", .verbs = ag_api_alike },
    { "Keywords", "Of the card that acts, or of any card.", .verbs = ag_api_keyword },
    { "What is printed", "Of any card, whatever it has become since.", .verbs = ag_api_print },
    { "Marks", "Of a card; and words that stand alone.", .verbs = ag_api_raid_card },
    { "Groups", "Several cards, or several players, in order. A group never changes.",
      .verbs = ag_api_group },
    { "Players", "", .verbs = ag_api_player },
    { "Turns, seats, heroes", "Verbs of a player; and a word that stands alone.",
      .verbs = ag_api_turn },
    { "Names", "Verbs of a player.", .verbs = ag_api_name },
    { "Cards of the collection", "Verbs of a player.", .verbs = ag_api_collection },
    { "Playing in an effect", "Verbs of a player.", .verbs = ag_api_play },
    { "Questions", "Verbs of one player, or of several who decide together.",
      .verbs = ag_api_choose },
    { "Dividing together", "A verb of one player, or of several.", .verbs = ag_api_raid_players },
    { "Searching", "A verb of a player.", .verbs = ag_api_search },
    { "An automated side", "A verb of a player.", .verbs = ag_api_raid_player },
    { "Decks", "The order of a deck is not to be read but from the top.", .verbs = ag_api_deck },
    { "Target graveyards", "", .verbs = ag_api_pile },
    { "Links of the chain", "What a target of the chain is, and what an event was about.",
      .verbs = ag_api_link },
    { "Targets", "`t`: what the link has chosen, by the names of its targets.",
      .verbs = ag_api_targets },
    { "Events", "What triggered the effect, or what would happen.", .verbs = ag_api_event },
    { "Words everywhere", "", .verbs = ag_api_game },
    { "Notes", "What a script shows its author ([write-a-card.md](write-a-card.md)).",
      .verbs = ag_api_note },
    { .title = NULL },
};

// What answers for names that no row of a noun has.
static const struct {
    const char *meta;
    lua_CFunction other;  // (value, key), 0: it has no such name; NULL: there are no other names
} things[AG_NOUN_COUNT] = {
#define AG_NOUN(name, text, meta, other) { meta, other },
#include "lua/words/kinds.def"
};

// ---- how words are written ----

enum {
#define AG_NOUN(name, text, meta, other) name = AG_BIT(AG_NOUN_##name),
#include "lua/words/kinds.def"
};

const ag_field_row ag_api_on[AG_ON_COUNT] = {
#define AG_ON(name, written, shape, nouns) { written, AG_SHAPE_##shape, .flags = nouns },
#include "lua/words/kinds.def"
};

const ag_api_given ag_api_gives[AG_GIVES_COUNT] = {
#define AG_GIVES(name, text, type, nouns) { text, type, nouns },
#include "lua/words/kinds.def"
};

const char *ag_api_gives_text(const ag_api_row *row)
{
    return row->returns != NULL ? row->returns : ag_api_gives[row->gives].text;
}

// What an option is, where its row does not say how it is written.
static const char *option_shown(const ag_field_row *row)
{
    switch (row->shape) {
    case AG_SHAPE_FLAG: return "true";
    case AG_SHAPE_INTEGER: return "n";
    case AG_SHAPE_PLAYER: return "player";
    case AG_SHAPE_CARD: return "card";
    case AG_SHAPE_PROMPT: return "\"…\"";
    default: return "filter";
    }
}

void ag_api_shown(const ag_field_row *argument, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    if (argument->fields == NULL || argument->as != NULL) {
        ag_write(&writer, "%s", argument->as != NULL ? argument->as : argument->name);
        return;
    }
    for (const ag_field_row *row = argument->fields; row->name != NULL; row++) {
        ag_write(&writer, "%s%s = %s", row == argument->fields ? "{ " : ", ", row->name,
                 row->as != NULL ? row->as : option_shown(row));
    }
    ag_write(&writer, " }");
}

void ag_api_usage(const ag_api_row *row, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    if (row->usage != NULL) {
        ag_write(&writer, "%s", row->usage);
        return;
    }
    const char *mark = row->on == AG_ON_NOTHING ? "" : row->kind == AG_API_FIELD ? "." : ":";
    ag_write(&writer, "%s%s%s", ag_api_on[row->on].name, mark, row->name);
    if (row->kind == AG_API_FIELD) return;
    char shown[AG_API_USAGE_MAX];
    const ag_field_row *one = &row->takes[0];
    int is_table = one->name != NULL && row->takes[1].name == NULL
                   && (one->shape == AG_SHAPE_TABLE || one->shape == AG_SHAPE_GAIN);
    ag_write(&writer, is_table ? " " : "(");
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_api_shown(&row->takes[i], shown, sizeof shown);
        ag_write(&writer, "%s%s", i == 0 ? "" : ", ", shown);
    }
    ag_write(&writer, is_table ? "" : ")");
}

// ---- rows by name ----

// The row of what the nouns have with this name; without a name, the i-th one.
static const ag_api_row *find_row(unsigned nouns, const char *name, int index)
{
    for (const ag_chapter *at = ag_api; at->title != NULL; at++) {
        for (const ag_api_row *row = at->verbs; row->kind != AG_API_END; row++) {
            unsigned has = (unsigned)ag_api_on[row->on].flags;
            if (nouns != 0 ? (has & nouns) == 0 : row->on != AG_ON_NOTHING) continue;
            if (name != NULL ? strcmp(row->name, name) == 0 : index-- == 0) return row;
        }
    }
    return NULL;
}

const ag_api_row *ag_api_row_at(unsigned nouns, int index)
{
    return find_row(nouns, NULL, index);
}

const ag_api_row *ag_api_find(unsigned nouns, const char *name)
{
    return find_row(nouns, name, 0);
}

const char *ag_api_like(const char *verb)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_COUNT) - 1, verb);
    return row != NULL && row->like != NULL ? row->like : verb;
}

// ---- metamethods ----

// value[key]. Upvalues: the names of the value's noun, and what answers for others.
static int index_value(lua_State *L)
{
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION: return 1;
    case LUA_TLIGHTUSERDATA: {
        const ag_api_row *row = lua_touserdata(L, -1);
        lua_settop(L, 1);
        return ag_call_run(L, row);
    }
    default: break;
    }
    lua_settop(L, 2);
    lua_CFunction other = lua_tocfunction(L, lua_upvalueindex(2));
    int given = other == NULL ? 0 : other(L);
    if (given > 0) return given;
    const char *noun = ag_noun_of(L, 1), *name = ag_arg_name(L, 2);
    ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s %s has no field \"%s\"%s", ag_article(noun), noun,
                name, ag_lua_meant_key(L, lua_upvalueindex(1), name));
}

static int newindex_value(lua_State *L)
{
    ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                "%s %s can't be written to: what must be remembered is a counter, a modifier or "
                "me.memory",
                ag_article(ag_noun_of(L, 1)), ag_noun_of(L, 1));
}

// Fills the tables of names, whose stack indices are those of the nouns after `tables`.
static void bind_row(lua_State *L, const ag_api_row *row, int tables)
{
    if (row->kind == AG_API_FIELD && row->on != AG_ON_RAID) {
        lua_pushlightuserdata(L, (void *)row);
    } else {
        ag_call_push(L, row);
    }
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        if (ag_api_on[row->on].flags & AG_BIT(noun)) {
            int known = lua_getfield(L, tables + noun, row->name);
            AG_ASSERT(known == LUA_TNIL);  // no verb hides a field
            lua_pop(L, 1);
            lua_pushvalue(L, -1);
            lua_setfield(L, tables + noun, row->name);
        }
    }
    switch (row->on) {
    case AG_ON_NOTHING: ag_sandbox_define(L, row->name); return;
    case AG_ON_RAID:  // raid.stage
        luaL_getmetatable(L, AG_DATA_RAID);
        lua_insert(L, -2);
        lua_setfield(L, -2, "__index");
        break;
    case AG_ON_FILTER_TOO:  // opposing.ally:gain {…}
        ag_lua_push_methods(L, AG_DATA_FILTER);
        lua_insert(L, -2);
        lua_setfield(L, -2, row->name);
        break;
    default: break;
    }
    lua_pop(L, 1);
}

// Makes the metatable of a noun from the table of its names.
static void bind_noun(lua_State *L, int noun, int names)
{
    luaL_newmetatable(L, things[noun].meta);
    lua_pushvalue(L, names);
    if (things[noun].other != NULL) {
        lua_pushcfunction(L, things[noun].other);
    } else {
        lua_pushnil(L);
    }
    lua_pushcclosure(L, index_value, 2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, noun == AG_NOUN_MEMORY ? ag_memory_write : newindex_value);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, ag_handle_text);
    lua_setfield(L, -2, "__tostring");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    if (noun == AG_NOUN_GROUP) {
        luaL_setfuncs(L, ag_group_operators, 0);
    } else if (noun == AG_NOUN_CARD || noun == AG_NOUN_PLAYER) {
        luaL_setfuncs(L, ag_member_operators, 0);
    }
    lua_pop(L, 1);
}

static int card_word(const char *word, char *out, size_t capacity)
{
    const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_CARD), word);
    if (row != NULL) ag_api_usage(row, out, capacity);
    return row != NULL;
}

static int bind_all(lua_State *L)
{
    int tables = lua_gettop(L) + 1;
    luaL_checkstack(L, AG_NOUN_COUNT + LUA_MINSTACK, "too many nouns");
    ag_handles_open(L);
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) lua_newtable(L);
    for (const ag_chapter *at = ag_api; at->title != NULL; at++) {
        for (const ag_api_row *row = at->verbs; row->kind != AG_API_END; row++) {
            bind_row(L, row, tables);
        }
    }
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) bind_noun(L, noun, tables + noun);
    return 0;
}

ag_status ag_api_host_open(const ag_source *source, ag_host **out, ag_error *error)
{
    ag_status status = ag_host_open(source, out, error);
    if (status < 0) return status;
    lua_State *L = ag_host_lua(*out);
    (*out)->card_word = card_word;
    lua_pushcfunction(L, bind_all);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
        const char *why = lua_tostring(L, -1);
        status = ag_fail(error, AG_NO_MEMORY, "the words of effects can't be bound: %s",
                         why != NULL ? why : "no reason given");
        ag_host_close(*out);
        *out = NULL;
    }
    return status;
}
