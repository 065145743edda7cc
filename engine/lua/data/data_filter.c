// Filters and selectors: which cards, players, links and graveyards a script means. A filter never
// changes: each method returns a new one.
#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

// A filter as scripts see it. Words such as `ally` are filters that also make a card when they are
// called.
typedef struct lua_filter {
    ag_filter filter;  // first, so that the userdata can be read as it
    const char *makes;
} lua_filter;

static const struct {
    const char *word;
    uint16_t types, zones;
    int makes;  // a card where it is called
} nouns[] = {
    { "ally", AG_TYPE_ALLY, 0, 1 },
    { "hero", AG_TYPE_HERO, 0, 1 },
    { "ability", AG_TYPE_ABILITY, 0, 1 },
    { "weapon", AG_TYPE_WEAPON, 0, 1 },
    { "armor", AG_TYPE_ARMOR, 0, 1 },
    { "item", AG_TYPE_ITEM, 0, 1 },
    { "quest", AG_TYPE_QUEST, 0, 1 },
    { "location", AG_TYPE_LOCATION, 0, 1 },
    { "event", AG_TYPE_EVENT, 0, 1 },
    { "fixture", AG_TYPE_FIXTURE, 0, 1 },
    { "equipment", AG_TYPE_EQUIPMENT, 0, 0 },
    { "character", AG_TYPE_CHARACTER, 0, 0 },
    { "card", 0, 0, 0 },
    { "resource", 0, AG_BIT(AG_ZONE_RESOURCES), 0 },
};

const char *ag_lua_noun(void *context, int index)
{
    (void)context;
    return index < (int)(sizeof nouns / sizeof nouns[0]) ? nouns[index].word : NULL;
}

uint32_t ag_lua_noun_types(const char *word)
{
    int noun = ag_candidate_find(word, ag_lua_noun, NULL);
    return noun < 0 ? 0 : nouns[noun].types == 0 ? UINT32_MAX : nouns[noun].types;
}

// ---- pushing and reading ----

int ag_lua_push_filter(lua_State *L, const ag_filter *filter)
{
    lua_filter *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = (lua_filter){ .filter = *filter };
    luaL_setmetatable(L, AG_DATA_FILTER);
    return 1;
}

// The filter whose method is called.
static ag_filter filter_here(lua_State *L)
{
    return *(const ag_filter *)luaL_checkudata(L, 1, AG_DATA_FILTER);
}

int ag_lua_is_filter(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_DATA_FILTER) != NULL;
}

const ag_filter *ag_lua_to_filter(lua_State *L, int index)
{
    const lua_filter *made = luaL_testudata(L, index, AG_DATA_FILTER);
    if (made == NULL) return NULL;
    ag_lua_need(L, made->filter.ranges[0].spare == 0 && made->filter.ranges[1].spare == 0,
                AG_FINDING_CONTRADICTION, NULL,
                "this filter has value.… in it, which is for what a card declares: an effect reads "
                "me.…");
    return &made->filter;
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

// ---- methods ----

// Whether it is the word `event` alone.
static int is_event(lua_State *L, int index)
{
    const lua_filter *made = luaL_testudata(L, index, AG_DATA_FILTER);
    return made != NULL && made->makes != NULL && made->filter.types == AG_TYPE_EVENT;
}

// Whether it is the word `attached` alone.
static int is_attached(lua_State *L, int index)
{
    const ag_filter attached = { .is = AG_IS_HOST };
    return ag_lua_is_filter(L, index)
           && memcmp(lua_touserdata(L, index), &attached, sizeof attached) == 0;
}

// other(event): not the card that the event is about; in effects other(card): not that one.
static int filter_other(lua_State *L)
{
    ag_filter filter = filter_here(L);
    const ag_ref *card = ag_to_handle(L, 2);
    if (lua_gettop(L) == 1) {
        filter.isnt |= AG_IS_THIS;
    } else if (is_event(L, 2)) {
        filter.isnt |= AG_IS_OF_EVENT;
    } else {
        ag_lua_need_value(L, card != NULL && card->kind == AG_REF_CARD, 2, NULL,
                          "other takes nothing (not this card), event (not the card that the "
                          "event is about) or a card");
        filter.except = ag_ref_as_card(*card);
    }
    return ag_lua_push_filter(L, &filter);
}

// Cards of one player: in effects, where players can be named; of(event): the player whose card the
// event is about; of(attached): whose card this one is attached to.
static int filter_of(lua_State *L)
{
    ag_filter filter = filter_here(L);
    const ag_ref *player = ag_to_handle(L, 2);
    if (is_event(L, 2)) {
        filter.whose = AG_WHOSE_OF_EVENT;
    } else if (is_attached(L, 2)) {
        filter.whose = AG_WHOSE_OF_HOST;
    } else {
        ag_lua_need_value(L, player != NULL && player->kind == AG_REF_SEAT, 2, NULL,
                          "of takes a player, any.ally:of(t.who), event (of whoever has the card "
                          "that the event is about) or attached (what this is attached to)");
        filter.whose = AG_WHOSE_SEAT;
        filter.seat = player->seat;
    }
    return ag_lua_push_filter(L, &filter);
}

static int filter_in_zone(lua_State *L)
{
    static const char *const zones[] = { "play",      "hand",  "deck",   "graveyard",
                                         "resources", "chain", "removed" };
    static const uint8_t numbers[] = { AG_ZONE_PARTY,     AG_ZONE_HAND,      AG_ZONE_DECK,
                                       AG_ZONE_GRAVEYARD, AG_ZONE_RESOURCES, AG_ZONE_CHAIN,
                                       AG_ZONE_REMOVED };
    ag_filter filter = filter_here(L);
    filter.zones = 0;
    for (int i = 2, count = lua_gettop(L); i <= count; i++) {
        int at = ag_lua_find_word(L, NULL, "there is no zone", luaL_checkstring(L, i), zones,
                                  (int)sizeof numbers);
        filter.zones |= (uint16_t)AG_BIT(numbers[at]);
    }
    return ag_lua_push_filter(L, &filter);
}

static int noun_at(lua_State *L, const char *word)
{
    return ag_lua_find(L, NULL, "there are no cards", word, ag_lua_noun, NULL);
}

// Of these types as well; or (the number of the row is 1) of all but these, where the filter takes
// every type.
static int filter_types(lua_State *L)
{
    ag_filter filter = filter_here(L);
    int count = lua_gettop(L), without = ag_lexicon_here(L)->number;
    for (int i = 2; i <= count; i++) {
        uint32_t types = nouns[noun_at(L, luaL_checkstring(L, i))].types;
        int but = (filter.types & AG_TYPES_BUT) != 0, all = filter.types == 0;
        ag_lua_need(L, without || (!all && !but && types != 0), AG_FINDING_CONTRADICTION, NULL,
                    "or_type widens types; \"card\" is all of them already");
        ag_lua_need(L, !without || ((all || but) && types != 0), AG_FINDING_CONTRADICTION, NULL,
                    "without_type takes types away from \"card\" or \"resource\": "
                    "any.card:without_type(\"hero\")");
        filter.types = without ? (all ? UINT32_MAX : filter.types) & ~types : filter.types | types;
    }
    return ag_lua_push_filter(L, &filter);
}

// Of a card with a mark, or of its player's party.
static int filter_marked(lua_State *L)
{
    const char *word = ag_lexicon_here(L)->name;
    ag_filter filter = filter_here(L);
    ag_lua_need_value(L, lua_type(L, 2) == LUA_TSTRING && lua_rawlen(L, 2) > 0, 2, NULL,
                      "%s takes the name of a mark: any.hero:%s(\"bomb\")", word, word);
    ag_lua_need(L, filter.mark == 0, AG_FINDING_CONTRADICTION, NULL,
                "a filter asks for one mark, or for a deck");
    filter.mark = ag_loader_symbol(L, lua_tostring(L, 2));
    filter.mark_means = (uint8_t)ag_lexicon_here(L)->number;
    return ag_lua_push_filter(L, &filter);
}

// Those with the largest or smallest number.
static int filter_extreme(lua_State *L)
{
    ag_filter filter = filter_here(L);
    int stat = ag_lua_check_stat(L, 2);
    ag_lua_need(L, filter.extreme == 0, AG_FINDING_CONTRADICTION, NULL,
                "a filter asks for one highest or lowest number");
    filter.extreme = (uint8_t)(stat | ag_lexicon_here(L)->number);
    return ag_lua_push_filter(L, &filter);
}

static int filter_index(lua_State *L)
{
    luaL_checkudata(L, 1, AG_DATA_FILTER);
    if (is_event(L, 1) && strcmp(luaL_checkstring(L, 2), "amount") == 0) {
        ag_amount amount = { .length = 1, .steps = { { .op = AG_OP_EVENT } } };
        return ag_lua_push_amount(L, &amount);
    }
    return ag_lua_method(L, "a filter", AG_DATA_FILTER);
}

// `ally "Name" { … }`
static int filter_call(lua_State *L)
{
    const lua_filter *made = luaL_checkudata(L, 1, AG_DATA_FILTER);
    ag_lua_need(L, made->makes != NULL, AG_FINDING_CONTRADICTION, NULL, "a filter can't be called");
    lua_remove(L, 1);
    return ag_draft_named(L, AG_DRAFT_CARD, made->makes);
}

// ---- words ----

static int push_noun(lua_State *L, int noun, int whose)
{
    ag_filter filter = { .types = nouns[noun].types,
                         .zones = nouns[noun].zones,
                         .whose = (uint8_t)whose };
    return ag_lua_push_filter(L, &filter);
}

// your.ally
static int word_owner(lua_State *L)
{
    return push_noun(L, noun_at(L, luaL_checkstring(L, 2)), ag_lexicon_here(L)->number);
}

void ag_lua_push_noun(lua_State *L, const char *word)
{
    int noun = noun_at(L, word);
    push_noun(L, noun, AG_WHOSE_ANY);
    lua_filter *made = lua_touserdata(L, -1);
    made->makes = nouns[noun].makes ? nouns[noun].word : NULL;
}

static int word_noun(lua_State *L)
{
    ag_lua_push_noun(L, ag_lexicon_here(L)->name);
    return 1;
}

// this, attached
static int word_state(lua_State *L)
{
    ag_filter filter = { .is = AG_LONG_BIT(ag_lexicon_here(L)->number) };
    return ag_lua_push_filter(L, &filter);
}

int ag_lua_owner(const char *word)
{
    const ag_lexicon_row *row = ag_lexicon_find(ag_lexicon_filters, word);
    return row != NULL && row->function == word_owner ? row->number : -1;
}

// ---- player.…, link.…, graveyard.… ----

static int give_selector(lua_State *L, const ag_lua_selector *selector)
{
    ag_lua_selector *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = *selector;
    luaL_setmetatable(L, AG_DATA_SELECTOR);
    return 1;
}

static int word_selector(lua_State *L)
{
    ag_lua_selector selector = { .kind = (uint8_t)ag_lexicon_here(L)->number };
    return give_selector(L, &selector);
}

const ag_lua_selector *ag_lua_to_selector(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_DATA_SELECTOR);
}

static int selector_index(lua_State *L)
{
    ag_lua_selector selector = *(const ag_lua_selector *)luaL_checkudata(L, 1, AG_DATA_SELECTOR);
    const char *word = luaL_checkstring(L, 2);
    int whose = ag_lua_owner(word);
    if (whose >= 0) {
        selector.whose = (uint8_t)whose;
    } else if (selector.kind != AG_TARGET_LINK) {
        static const char *const words[] = { "raiding", "any", "your", "friendly", "opposing" };
        ag_lua_find_word(L, NULL, "players and graveyards have no", word, words, 5);
        selector.whose = AG_WHOSE_RAIDING;  // the others are words of filters
    } else if (strcmp(word, "effect") == 0) {
        selector.effects = 1;
    } else {
        uint32_t types = nouns[noun_at(L, word)].types;
        ag_lua_need(L, types <= UINT8_MAX, AG_FINDING_CONTRADICTION, NULL,
                    "a target on the chain can't be an %s", word);
        selector.link_types |= (uint8_t)types;
    }
    return give_selector(L, &selector);
}

const ag_lexicon_row ag_lexicon_filters[] = {
    { AG_LEXICON_FILTER, "any", "any.ally",
      "Anybody's cards of a kind: ally, hero, ability, weapon, armor, item, quest, "
      "location, event, fixture, equipment, character (hero or ally), card, resource.",
      NULL, word_owner, AG_WHOSE_ANY, AG_FORM_INDEXED, .type = "aggro.owner" },
    { AG_LEXICON_FILTER, "your", "your.ally",
      "Cards of yours: what you control in play, "
      "what you own elsewhere.",
      "CR 401.2", word_owner, AG_WHOSE_YOURS, AG_FORM_INDEXED, .type = "aggro.owner" },
    { AG_LEXICON_FILTER, "friendly", "friendly.hero", "Cards of your side.", NULL, word_owner,
      AG_WHOSE_FRIENDLY, AG_FORM_INDEXED, .type = "aggro.owner" },
    { AG_LEXICON_FILTER, "opposing", "opposing.character", "Cards of the other side.", NULL,
      word_owner, AG_WHOSE_OPPOSING, AG_FORM_INDEXED, .type = "aggro.owner" },
    { AG_LEXICON_FILTER, "equipment", "your.equipment", "Weapons, armor and items.", "CR 300.1",
      word_noun, .form = AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "character", "opposing.character", "Heroes and allies.", "CR 300.1",
      word_noun, .form = AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "card", "your.card:in_zone(\"hand\")", "Cards of every kind.", NULL,
      word_noun, .form = AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "resource", "your.resource", "Cards of the resource row.", NULL, word_noun,
      .form = AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "this", "this", "The card that the text is on.", "CR 200.1", word_state,
      AG_IS_THIS_AT, AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "attached", "attached", "What this card is attached to.", "CR 400.6",
      word_state, AG_IS_HOST_AT, AG_FORM_VALUE },
    { AG_LEXICON_FILTER, "player", "player.opposing",
      "For target(…): a player: any, your, friendly, opposing, raiding (not the Boss "
      "player).",
      NULL, word_selector, AG_TARGET_SEAT, AG_FORM_VALUE, .type = "aggro.selector" },
    { AG_LEXICON_FILTER, "link", "link.opposing.ability",
      "For target(…): what is on the chain, of anybody or of opponents, friends; a kind of "
      "card or several (link.ability.ally), or link.effect.",
      NULL, word_selector, AG_TARGET_LINK, AG_FORM_VALUE, .type = "aggro.selector" },
    { AG_LEXICON_FILTER, "graveyard", "graveyard.any", "For target(…): a graveyard.", NULL,
      word_selector, AG_TARGET_GRAVEYARD, AG_FORM_VALUE, .type = "aggro.selector" },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_filter_methods[] = {
    { AG_LEXICON_FILTER_METHOD, "with", "any.ally:with { damaged = true, cost = { max = 3 } }",
      "Those of which all this is so.", NULL, ag_filter_with, .fields = { ag_fields_with } },
    { AG_LEXICON_FILTER_METHOD, "without", "your.ally:without { exhausted = true }",
      "Those of which none of this is so: states, a name, a tag, a counter, a faction, what a "
      "card deals.",
      NULL, ag_filter_with, 1, .fields = { ag_fields_with } },
    { AG_LEXICON_FILTER_METHOD, "other", "your.ally:other(), any.ally:other(event)",
      "Not this card; with event, in the targets of a trigger: \"another target\", not the "
      "card that it is about; with a card, in effects: not that one.",
      "CR 706.1", filter_other },
    { AG_LEXICON_FILTER_METHOD, "of",
      "any.ally:of(player), any.hero:of(event), any.ally:of(attached)",
      "Of this player, in effects; in targets of a trigger `of(event)`: of the player who "
      "controls the card that the event is about; `of(attached)`: what this is attached to.",
      NULL, filter_of },
    { AG_LEXICON_FILTER_METHOD, "in_zone", "your.card:in_zone(\"hand\", \"deck\")",
      "In these zones: play, hand, deck, graveyard, resources, chain, removed.", "CR 415.1",
      filter_in_zone },
    { AG_LEXICON_FILTER_METHOD, "or_type", "any.ally:or_type(\"ability\", \"equipment\")",
      "Of these kinds as well.", NULL, filter_types },
    { AG_LEXICON_FILTER_METHOD, "without_type", "your.card:without_type(\"hero\")",
      "Of every kind but these; what lies face down has none.", "CR 300.1", filter_types, 1 },
    { AG_LEXICON_FILTER_METHOD, "marked", "any.hero:marked(\"bomb\")",
      "The card that bears the mark.", NULL, filter_marked, AG_MARK_BORNE },
    { AG_LEXICON_FILTER_METHOD, "beside", "any.ally:beside(\"bomb\")",
      "What is in the party of the player whose card bears the mark.", NULL, filter_marked,
      AG_MARK_PARTY },
    { AG_LEXICON_FILTER_METHOD, "highest", "opposing.ally:highest(\"remaining\")",
      "Those with the largest number: cost, atk, health, def, damage, counters, remaining.", NULL,
      filter_extreme },
    { AG_LEXICON_FILTER_METHOD, "lowest", "opposing.ally:lowest(\"atk\")",
      "Those with the smallest number.", NULL, filter_extreme, AG_EXTREME_LOWEST },
    { .kind = AG_LEXICON_END },
};

void ag_data_open_filters(lua_State *L)
{
    static const ag_lexicon_row of_selectors[] = {
        { AG_LEXICON_FILTER_METHOD, "__index", .function = selector_index },
        { .kind = AG_LEXICON_END },
    };
    static const ag_lexicon_row of_filters[] = {
        { AG_LEXICON_FILTER_METHOD, "__index", .function = filter_index },
        { AG_LEXICON_FILTER_METHOD, "__call", .function = filter_call },
        { .kind = AG_LEXICON_END },
    };
    ag_data_open_kind(L, AG_DATA_SELECTOR, of_selectors, NULL);
    ag_data_open_kind(L, AG_DATA_FILTER, of_filters, ag_lexicon_filter_methods);
    ag_lexicon_define(L, ag_lexicon_filters);
}
