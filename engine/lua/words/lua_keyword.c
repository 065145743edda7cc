// Keywords in effects: how much of one a card has, Empower, and those that are instructions
// (Portal, Delve), which are written in keywords.lua.
#include "lua/words/api.h"

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/load/keywords.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

static int card_keyword(lua_State *L)
{
    const char *word = "keyword";
    const ag_run *run = ag_run_now(L, word);
    ag_card_id card = ag_arg_card(L, 1, word);
    int keyword = ag_arg_word(L, 2, word, "keyword", ag_keyword_words, AG_KEYWORD_COUNT);
    const ag_known *known =
        ag_card_exists(run->rules->state, card) ? NULL : ag_known_find(run->rules->state, card);
    // CR 707.3: for a card that is gone it is still known that it had the keyword.
    int had = known != NULL && (known->keywords & AG_LONG_BIT(keyword)) != 0;
    int is_there = ag_card_exists(run->rules->state, card);
    lua_pushinteger(L, is_there ? ag_keyword_sum(run->rules, card, keyword) : had);
    return 1;
}

static int card_givers(lua_State *L)
{
    const char *word = "givers";
    const ag_run *run = ag_run_now(L, word);
    ag_card_id card = ag_arg_card(L, 1, word);
    int keyword = ag_arg_word(L, 2, word, "keyword", ag_keyword_words, AG_KEYWORD_COUNT);
    ag_card_id givers[AG_CARD_MAX];
    int count = ag_card_exists(run->rules->state, card)
                    ? ag_keyword_givers(run->rules, card, keyword, givers, AG_CARD_MAX)
                    : 0;
    ag_push_cards(L, givers, count);
    return 1;
}

// "hunter" or "monster" as the bit of that kind of character.
static int kind_bit(lua_State *L, int index, const char *word)
{
    const char *kinds[AG_CLASS_COUNT + 1];
    for (int i = 0; i < AG_CLASS_COUNT; i++) {
        kinds[i] = ag_class_words[i];
    }
    kinds[AG_CLASS_COUNT] = ag_faction_words[AG_FACTION_MONSTER_AT];
    return ag_arg_word(L, index, word, "class", kinds, AG_CLASS_COUNT + 1);
}

static int card_empowered(lua_State *L)
{
    const char *word = "empowered";
    const ag_run *run = ag_run_now(L, word);
    uint16_t bit = (uint16_t)AG_BIT(kind_bit(L, 2, word));
    const ag_frame *frame = run->frame;
    const ag_link *link = ag_link_at(run->rules->state, frame->link);
    int as_added = link == NULL || link->kind != AG_LINK_CARD || (link->empowered & bit) != 0;
    int now = (ag_empowered(run->rules, frame->seat, frame->me) & bit) != 0;
    lua_pushboolean(L, as_added && now);  // KW Empower
    return 1;
}

static int done(lua_State *L, int status, lua_KContext context)
{
    (void)L;
    (void)status;
    (void)context;
    return 0;
}

static int perform(lua_State *L, const char *name)
{
    ag_run_verb(L, name);
    ag_arg_card(L, 1, name);
    lua_settop(L, 1);
    ag_keywords_push_verb(L, name);
    lua_insert(L, 1);
    lua_callk(L, 1, 0, 0, done);
    return 0;
}

static int card_portal(lua_State *L)
{
    return perform(L, "portal");  // KW Portal
}

static int card_delve(lua_State *L)
{
    return perform(L, "delve");  // KW Delve
}

const ag_api_row ag_api_keyword[] = {
    { AG_API_VERB, "keyword", "card:keyword(\"Assault\")", "number", "a word that is no keyword",
      "CR 700.1",
      "How much of a keyword it has now: the numbers of all instances together, or how many there "
      "are. Of a card that has moved: 1 where it had it.",
      card_keyword },
    { AG_API_VERB, "givers", "card:givers(\"Bear Form\")", "group", "a word that is no keyword",
      "CR 714.1",
      "The cards that are the sources of what gives it this keyword now, wherever they are.",
      card_givers },
    { AG_API_VERB, "empowered", "me:empowered(\"hunter\")", "true or false",
      "a word that is no class, nor \"monster\"", "KW Empower",
      "Whether its player controls another hero or ally of that class (\"monster\": with that "
      "icon), "
      "and of an ability did already as it was added to the chain.",
      card_empowered },
    { AG_API_VERB, "portal", "me:portal()", "", "", "KW Portal",
      "Reveals the top three cards of its player's deck; a Demon ally among them that costs less "
      "than "
      "this card may come into play, the others go under the deck.",
      card_portal },
    { AG_API_VERB, "delve", "me:delve()", "", "", "KW Delve",
      "Its player looks at the top two cards of their deck; any of them stay on top, the others go "
      "under it.",
      card_delve },
    { .kind = AG_API_END },
};
