// One card and another: copies of it, and what both have in common.
#include "lua/words/api.h"

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/change.h"
#include "state/card.h"
#include "state/zone.h"

static int card_becomes_copy_of(lua_State *L)
{
    const char *word = "becomes_copy_of";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id card = ag_arg_card(L, 1, word);
    ag_card_id of = ag_arg_card(L, 2, word);
    int hero = (ag_types(run->rules, card) & AG_TYPE_HERO) != 0;
    int there = ag_in_play(run->rules->state, card) && ag_in_play(run->rules->state, of);
    if (there && !hero && ag_run_reaches(run, card)) {
        ag_become_copy(run->rules, card, of);
        // CR 402.3c: nor is anything chosen again, as it would be if it entered play.
    }
    return 0;
}

// CR 300.1c: the same number of types, and the same types.
static int card_same_type(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "same_type");
    uint32_t one = ag_types_known(run->rules, ag_arg_card(L, 1, "same_type"));
    uint32_t other = ag_types_known(run->rules, ag_arg_card(L, 2, "same_type"));
    lua_pushboolean(L, one != 0 && one == other);
    return 1;
}

static int had_tag(const ag_rules *rules, ag_card_id card, ag_symbol tag)
{
    const ag_known *known =
        ag_card_exists(rules->state, card) ? NULL : ag_known_find(rules->state, card);
    return known != NULL ? ag_known_has_tag(rules, known, tag) : ag_has_tag(rules, card, tag);
}

// Whether both have one of the tags from `first` to `last`.
static int shares_tag(const ag_run *run, const ag_card_id *cards, int first, int last)
{
    int shared = 0;
    for (int tag = first; tag <= last; tag++) {
        shared |= had_tag(run->rules, cards[0], (ag_symbol)tag)
                  && had_tag(run->rules, cards[1], (ag_symbol)tag);
    }
    return shared;
}

// CR 206.1a: compared by the tags of the type line, not by icons. There are ten classes: no other
// word there is a class.
static int shares_class(const ag_run *run, const ag_card_id *cards)
{
    return shares_tag(run, cards, AG_TAG_DEATH_KNIGHT, AG_TAG_WARRIOR);
}

// Only the twelve standard races count: a Demon or Naga has no race (glossary: Race).
static int shares_race(const ag_run *run, const ag_card_id *cards)
{
    return shares_tag(run, cards, AG_TAG_DRAENEI, AG_TAG_UNDEAD);
}

static int card_shares(lua_State *L)
{
    enum { SHARES_TYPE, SHARES_CLASS, SHARES_RACE };
    static const char *const words[] = { "type", "class", "race" };
    const char *word = "shares";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id cards[2] = { ag_arg_card(L, 1, word), ag_arg_card(L, 3, word) };
    uint32_t types =
        ag_types_known(run->rules, cards[0]) & ag_types_known(run->rules, cards[1]);
    int what = ag_arg_word(L, 2, word, "kind of thing to share", words, 3);
    AG_ASSERT(what >= SHARES_TYPE && what <= SHARES_RACE);
    lua_pushboolean(L, what == SHARES_CLASS  ? shares_class(run, cards)
                       : what == SHARES_RACE ? shares_race(run, cards)
                                             : types != 0);
    return 1;
}

const ag_api_row ag_api_alike[] = {
    { AG_API_VERB, "becomes_copy_of", "card:becomes_copy_of(other)", "", "", "CR 402.3",
      "A card in play has all that is printed on the other, until it leaves play. Heroes do not.",
      card_becomes_copy_of },
    { AG_API_VERB, "same_type", "card:same_type(other)", "true or false", "", "CR 300.1c",
      "As many types, and the same ones.", card_same_type },
    { AG_API_VERB, "shares", "card:shares(\"class\", other)", "true or false",
      "a word that is not type, class or race", "CR 206.1a, CR 300.1c",
      "Whether both have one of their types, or the tag of one class, or of one of the twelve "
      "races.",
      card_shares },
    { .kind = AG_API_END },
};
