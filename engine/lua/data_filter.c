// Filters and selectors: which cards, players, links and graveyards a script means. A filter never
// changes: each method returns a new one.
#include <lauxlib.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/handle.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

// A filter as scripts see it. Words such as `ally` are filters that also make a card when they are
// called.
typedef struct lua_filter {
    ag_filter filter;  // first, so that the userdata can be read as it
    uint8_t makes;
    char word[16];
} lua_filter;

static const struct {
    const char *word;
    uint32_t types;
    uint16_t zones;
    uint8_t makes;
} nouns[] = {
    { "ally", AG_TYPE_ALLY, 0, 1 },
    { "hero", AG_TYPE_HERO, 0, 1 },
    { "ability", AG_TYPE_ABILITY, 0, 1 },
    { "weapon", AG_TYPE_WEAPON, 0, 1 },
    { "armor", AG_TYPE_ARMOR, 0, 1 },
    { "item", AG_TYPE_ITEM, 0, 1 },
    { "quest", AG_TYPE_QUEST, AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES), 1 },
    { "location", AG_TYPE_LOCATION, AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES), 1 },
    { "event", AG_TYPE_EVENT, 0, 1 },
    { "fixture", AG_TYPE_FIXTURE, 0, 1 },
    { "equipment", AG_TYPE_EQUIPMENT, 0, 0 },
    { "character", AG_TYPE_CHARACTER, 0, 0 },
    { "card", 0, 0, 0 },
    { "resource", 0, AG_BIT(AG_ZONE_RESOURCES), 0 },
};
enum { NOUNS = sizeof nouns / sizeof nouns[0] };

const char *ag_lua_noun(int index)
{
    return index >= 0 && index < NOUNS ? nouns[index].word : NULL;
}

uint32_t ag_lua_noun_types(const char *word)
{
    for (int i = 0; i < NOUNS; i++) {
        if (strcmp(nouns[i].word, word) == 0) {
            return nouns[i].types == 0 ? UINT32_MAX : nouns[i].types;
        }
    }
    return 0;
}

// ---- pushing and reading ----

static lua_filter *push_filter(lua_State *L, const ag_filter *filter)
{
    lua_filter *made = lua_newuserdatauv(L, sizeof *made, 0);
    memset(made, 0, sizeof *made);
    made->filter = *filter;
    luaL_setmetatable(L, AG_DATA_FILTER);
    return made;
}

void ag_lua_push_filter(lua_State *L, const ag_filter *filter)
{
    push_filter(L, filter);
}

int ag_lua_is_filter(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_DATA_FILTER) != NULL;
}

const ag_filter *ag_lua_to_filter(lua_State *L, int index)
{
    const lua_filter *made = luaL_testudata(L, index, AG_DATA_FILTER);
    if (made != NULL && (made->filter.ranges[0].spare != 0 || made->filter.ranges[1].spare != 0)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "this filter has value.… in it, which is for what a card declares: an "
                    "effect reads me.…");
    }
    return made == NULL ? NULL : &made->filter;
}

const ag_filter *ag_lua_check_filter(lua_State *L, int index)
{
    const ag_filter *filter = ag_lua_to_filter(L, index);
    if (filter == NULL) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s stands where a filter is expected",
                    ag_lua_shown(L, index));
    }
    return filter;
}

// ---- the other methods ----

// other(event): not the card that the event is about; in effects other(card): not that one.
static int filter_other(lua_State *L)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER))->filter;
    const lua_filter *word = luaL_testudata(L, 2, AG_DATA_FILTER);
    const ag_ref *card = ag_to_handle(L, 2);
    if (lua_gettop(L) == 1) {
        filter.isnt |= AG_IS_THIS;
    } else if (word != NULL && strcmp(word->word, "event") == 0) {
        filter.isnt |= AG_IS_OF_EVENT;
    } else if (card != NULL && card->kind == AG_REF_CARD) {
        filter.except = ag_ref_as_card(*card);
    } else {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "other takes nothing (not this card), event (not the card that the event "
                    "is about) or a card, not %s",
                    ag_lua_shown(L, 2));
    }
    push_filter(L, &filter);
    return 1;
}

// Cards of one player: in effects, where players can be named; of(event): the player whose card the
// event is about.
static int filter_of(lua_State *L)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER))->filter;
    const lua_filter *word = luaL_testudata(L, 2, AG_DATA_FILTER);
    const ag_ref *player = ag_to_handle(L, 2);
    if (word != NULL && strcmp(word->word, "event") == 0) {
        filter.whose = AG_WHOSE_OF_EVENT;
    } else if (player != NULL && player->kind == AG_REF_SEAT) {
        filter.whose = AG_WHOSE_SEAT;
        filter.seat = player->seat;
    } else {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "of takes a player, any.ally:of(t.who), or event (of whoever has the card that "
                    "the event is about), not %s",
                    ag_lua_shown(L, 2));
    }
    push_filter(L, &filter);
    return 1;
}

static int read_zones(lua_State *L)
{
    static const char *const zones[] = { "play",      "hand",  "deck",   "graveyard",
                                         "resources", "chain", "removed" };
    static const uint8_t numbers[] = { AG_ZONE_PARTY,     AG_ZONE_HAND,      AG_ZONE_DECK,
                                       AG_ZONE_GRAVEYARD, AG_ZONE_RESOURCES, AG_ZONE_CHAIN,
                                       AG_ZONE_REMOVED };
    enum { ZONES = sizeof numbers };
    ag_filter filter = ((const lua_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER))->filter;
    filter.zones = 0;
    int count = lua_gettop(L);
    for (int i = 2; i <= count; i++) {
        const char *word = luaL_checkstring(L, i);
        int at = ag_word_find(zones, ZONES, word);
        if (at < 0) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no zone \"%s\"%s", word,
                        ag_lua_meant(L, word, zones, ZONES));
        }
        filter.zones |= (uint16_t)AG_BIT(numbers[at]);
    }
    push_filter(L, &filter);
    return 1;
}

static int filter_in_zone(lua_State *L)
{
    return ag_lua_guard(L, read_zones);
}

static int noun_at(lua_State *L, const char *word)
{
    const char *words[NOUNS];
    for (int i = 0; i < NOUNS; i++) {
        words[i] = nouns[i].word;
    }
    int at = ag_word_find(words, NOUNS, word);
    if (at < 0) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there are no cards \"%s\"%s", word,
                    ag_lua_meant(L, word, words, NOUNS));
    }
    return at;
}

static int read_types(lua_State *L)
{
    ag_filter filter = ((const lua_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER))->filter;
    int count = lua_gettop(L);
    for (int i = 2; i <= count; i++) {
        int at = noun_at(L, luaL_checkstring(L, i));
        if (filter.types == 0 || nouns[at].types == 0) {
            ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                        "or_type widens types; \"card\" is all of them already");
        }
        filter.types |= nouns[at].types;
    }
    push_filter(L, &filter);
    return 1;
}

static int filter_or_type(lua_State *L)
{
    return ag_lua_guard(L, read_types);
}

static int read_method(lua_State *L)
{
    const lua_filter *made = luaL_checkudata(L, 1, AG_DATA_FILTER);
    const char *name = luaL_checkstring(L, 2);
    if (made->makes && strcmp(made->word, "event") == 0 && strcmp(name, "amount") == 0) {
        ag_amount amount = { .length = 1, .steps = { { .op = AG_OP_EVENT } } };
        ag_lua_push_amount(L, &amount);
        return 1;
    }
    ag_lua_push_methods(L, AG_DATA_FILTER);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TNIL) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "a filter has no \"%s\"%s", name,
                    ag_lua_meant_key(L, 3, name));
    }
    return 1;
}

static int filter_index(lua_State *L)
{
    return ag_lua_guard(L, read_method);
}

// `ally "Name" { … }`
static int filter_call(lua_State *L)
{
    const lua_filter *made = luaL_checkudata(L, 1, AG_DATA_FILTER);
    if (!made->makes) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "a filter can't be called");
    }
    lua_remove(L, 1);
    return ag_draft_named(L, AG_DRAFT_CARD, made->word);
}

// ---- your.…, opposing.… ----

static void push_noun(lua_State *L, int noun, int whose)
{
    ag_filter filter = { .types = nouns[noun].types,
                         .zones = nouns[noun].zones,
                         .whose = (uint8_t)whose };
    push_filter(L, &filter);
}

static int read_noun(lua_State *L)
{
    const uint8_t *whose = lua_touserdata(L, 1);
    push_noun(L, noun_at(L, luaL_checkstring(L, 2)), *whose);
    return 1;
}

static int whose_index(lua_State *L)
{
    return ag_lua_guard(L, read_noun);
}

static const struct {
    const char *word;
    uint8_t whose;
} owners[] = {
    { "any", AG_WHOSE_ANY },
    { "your", AG_WHOSE_YOURS },
    { "friendly", AG_WHOSE_FRIENDLY },
    { "opposing", AG_WHOSE_OPPOSING },
};
enum { OWNERS = sizeof owners / sizeof owners[0] };

int ag_lua_owner(const char *word)
{
    for (int i = 0; i < OWNERS; i++) {
        if (strcmp(owners[i].word, word) == 0) return owners[i].whose;
    }
    return -1;
}

// ---- player.…, link.…, graveyard.… ----

static void push_selector(lua_State *L, const ag_lua_selector *selector)
{
    ag_lua_selector *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = *selector;
    luaL_setmetatable(L, AG_DATA_SELECTOR);
}

const ag_lua_selector *ag_lua_to_selector(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_DATA_SELECTOR);
}

static int read_selector(lua_State *L)
{
    ag_lua_selector selector = *(const ag_lua_selector *)luaL_checkudata(L, 1, AG_DATA_SELECTOR);
    const char *word = luaL_checkstring(L, 2);
    for (int i = 0; i < OWNERS; i++) {
        if (strcmp(owners[i].word, word) == 0) {
            selector.whose = owners[i].whose;
            push_selector(L, &selector);
            return 1;
        }
    }
    if (selector.kind != AG_TARGET_LINK) {
        const char *words[OWNERS] = { "any", "your", "friendly", "opposing" };
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no \"%s\" here%s", word,
                    ag_lua_meant(L, word, words, OWNERS));
    }
    if (strcmp(word, "effect") == 0) {
        selector.effects = 1;
        push_selector(L, &selector);
        return 1;
    }
    uint32_t types = nouns[noun_at(L, word)].types;
    if (types > UINT8_MAX) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "a target on the chain can't be an %s", word);
    }
    selector.link_types |= (uint8_t)types;
    push_selector(L, &selector);
    return 1;
}

static int selector_index(lua_State *L)
{
    return ag_lua_guard(L, read_selector);
}

// ---- words ----

static void define_nouns(lua_State *L)
{
    for (int i = 0; i < NOUNS; i++) {
        push_noun(L, i, AG_WHOSE_ANY);
        lua_filter *made = lua_touserdata(L, -1);
        made->makes = nouns[i].makes;
        strncpy(made->word, nouns[i].word, sizeof made->word - 1);
        ag_sandbox_define(L, nouns[i].word);
    }
    ag_filter this_card = { .is = AG_IS_THIS };
    push_filter(L, &this_card);
    ag_sandbox_define(L, "this");
    ag_filter host = { .is = AG_IS_HOST };
    push_filter(L, &host);
    ag_sandbox_define(L, "attached");
}

static void define_owners(lua_State *L)
{
    for (int i = 0; i < OWNERS; i++) {
        uint8_t *whose = lua_newuserdatauv(L, 1, 0);
        *whose = owners[i].whose;
        lua_newtable(L);
        lua_pushcfunction(L, whose_index);
        lua_setfield(L, -2, "__index");
        lua_setmetatable(L, -2);
        ag_sandbox_define(L, owners[i].word);
    }
}

static void define_selectors(lua_State *L)
{
    static const struct {
        const char *word;
        uint8_t kind;
    } selectors[] = {
        { "player", AG_TARGET_SEAT },
        { "link", AG_TARGET_LINK },
        { "graveyard", AG_TARGET_GRAVEYARD },
    };
    luaL_newmetatable(L, AG_DATA_SELECTOR);
    lua_pushcfunction(L, selector_index);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
    for (size_t i = 0; i < sizeof selectors / sizeof selectors[0]; i++) {
        ag_lua_selector selector = { .kind = selectors[i].kind };
        push_selector(L, &selector);
        ag_sandbox_define(L, selectors[i].word);
    }
}

void ag_data_open_filters(lua_State *L)
{
    static const luaL_Reg methods[] = { { "with", ag_filter_with },
                                        { "without", ag_filter_without },
                                        { "other", filter_other },
                                        { "of", filter_of },
                                        { "in_zone", filter_in_zone },
                                        { "or_type", filter_or_type },
                                        { NULL, NULL } };
    luaL_newmetatable(L, AG_DATA_FILTER);
    lua_pushcfunction(L, filter_index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, filter_call);
    lua_setfield(L, -2, "__call");
    lua_newtable(L);
    luaL_setfuncs(L, methods, 0);
    ag_data_add_picks(L);
    lua_setfield(L, -2, "methods");
    lua_pop(L, 1);
    define_nouns(L);
    define_owners(L);
    define_selectors(L);
}
