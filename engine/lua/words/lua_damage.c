// Damage and healing: verbs of the character that deals or heals it (CR 405, 407, 408).
#include "lua/words/api.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/host/sandbox.h"
#include "rules/change/packet.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

static int nothing_dealt(lua_State *L)
{
    lua_pushinteger(L, 0);
    ag_push_group(L, NULL, 0);
    return 2;
}

// The character that deals: one card, which may be gone already (CR 707.3).
static ag_card_id dealer(lua_State *L, const char *word)
{
    const ag_group *group = ag_to_group(L, 1);
    if (group != NULL) {
        ag_arg_fail(L, word,
                    "one character does it, not a group; go through the group with each(…)");
    }
    return ag_arg_card(L, 1, word);
}

// CR 408.2c: the packet belongs to the player of the modifier, whoever controls its source.
static ag_damage damage_by(const ag_run *run, ag_card_id source, int flags, int types)
{
    return (ag_damage){ .controller = run->frame->seat,
                        .flags = (uint8_t)flags,
                        .damage = (uint16_t)types,
                        .source = source,
                        .with = run->frame->me };
}

static int begin_damage(lua_State *L, const ag_run *run, const char *word, const ag_damage *damage,
                        int subjects, int amount)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, subjects, word, cards);
    if (count == 0 || amount == 0) {  // CR 104.1, CR 408.2a
        return nothing_dealt(L);
    }
    ag_damage_begin(run->rules, damage, cards, count, amount);
    return ag_run_wait(L, ag_answer_number_group, 0);
}

static int damage_flags(lua_State *L, int options, const char *word)
{
    static const char *const fields[] = { "unpreventable", "combat", "smash", NULL };
    if (!ag_arg_options(L, options, word, fields)) return 0;
    int flags = ag_lua_boolean_field(L, options, "unpreventable") ? AG_PACKET_UNPREVENTABLE : 0;
    int combat = ag_lua_boolean_field(L, options, "combat");  // CR 408.3b
    int smash = ag_lua_boolean_field(L, options, "smash");    // CR 405.8
    return flags | (combat ? AG_PACKET_COMBAT : 0) | (smash ? AG_PACKET_SMASH : 0);
}

static int source_deal(lua_State *L)
{
    const char *word = "deal";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id source = dealer(L, word);
    int amount = ag_arg_number(L, 2, word, "the amount", 0);
    int types = ag_arg_damage(L, 3, word);
    if (lua_isnone(L, 4)) {
        ag_arg_fail(L, word, "to whom? expected a card, a group or a filter");
    }
    ag_damage damage = damage_by(run, source, damage_flags(L, 5, word), types);
    return begin_damage(L, run, word, &damage, 4, amount);
}

// One packet for each row { amount, to }, all at the same time.
static int source_deal_each(lua_State *L)
{
    const char *word = "deal_each";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id source = dealer(L, word);
    int types = ag_arg_damage(L, 2, word);
    if (lua_type(L, 3) != LUA_TTABLE) {
        ag_arg_fail(L, word, "expected a list of { amount, card }, got %s", ag_arg_text(L, 3));
    }
    ag_damage damage = damage_by(run, source, damage_flags(L, 4, word), types);
    int packets = 0;
    lua_Integer rows = ag_sandbox_list(L, 3);
    ag_run_ask_for(L, run, word, rows > AG_FRAME_OBJECT_MAX ? AG_FRAME_OBJECT_MAX + 1 : (int)rows);
    for (lua_Integer i = 1; i <= rows; i++) {
        if (lua_geti(L, 3, i) != LUA_TTABLE) {
            ag_arg_fail(L, word, "expected a list of { amount, card }, got %s", ag_arg_text(L, -1));
        }
        int row = lua_gettop(L);
        lua_geti(L, row, 1);
        lua_geti(L, row, 2);
        int amount = ag_arg_number(L, row + 1, word, "the amount", 0);
        ag_card_id cards[AG_CARD_MAX];
        int count = ag_arg_cards(L, row + 2, word, cards);
        for (int j = 0; j < count && amount > 0; j++) {
            ag_packet_open(run->rules, &damage, cards[j], amount);
            packets++;
        }
        lua_settop(L, row - 1);
    }
    if (packets == 0) return nothing_dealt(L);
    ag_packets_begin(run->rules);
    return ag_run_wait(L, ag_answer_number_group, 0);
}

static int source_heal(lua_State *L)
{
    const char *word = "heal";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id source = dealer(L, word);
    int all = lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "all") == 0;
    int amount = all ? AG_NUMBER_MAX : ag_arg_number(L, 2, word, "the amount", 0);
    if (lua_isnone(L, 3)) {
        ag_arg_fail(L, word, "whom? expected a card, a group or a filter");
    }
    ag_damage damage = damage_by(run, source, AG_PACKET_HEAL, 0);
    return begin_damage(L, run, word, &damage, 3, amount);
}

static int cards_put_damage(lua_State *L)
{
    const char *word = "put_damage";
    const ag_run *run = ag_run_verb(L, word);
    int amount = ag_arg_number(L, 2, word, "the amount", 0);
    ag_damage damage = damage_by(run, run->frame->me, AG_PACKET_PUT, 0);
    return begin_damage(L, run, word, &damage, 1, amount);
}

// Removed, not healed: there is no packet (CR 407 says what counts as healing).
static int cards_remove_damage(lua_State *L)
{
    const char *word = "remove_damage";
    const ag_run *run = ag_run_verb(L, word);
    int all = lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "all") == 0;
    int amount = all ? AG_NUMBER_MAX : ag_arg_number(L, 2, word, "the amount", 0);
    ag_card_id cards[AG_CARD_MAX];
    ag_card_id less[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, word, cards);
    int total = 0;
    int changed = 0;
    for (int i = 0; i < count; i++) {
        int damage = ag_card_at(run->rules->state, cards[i])->damage;
        int by = amount < damage ? amount : damage;
        int reached = ag_run_reaches(run, cards[i]);
        if (by > 0 && reached && ag_is_character(run->rules, cards[i])) {
            ag_damage_removed(run->rules, cards[i], by);
            less[changed++] = cards[i];
            total += by;
        }
    }
    lua_pushinteger(L, total);
    ag_push_cards(L, less, changed);
    return 2;
}

// CR 405.7: from the one with more to the one with less; nothing is dealt or healed.
static int card_switch_damage(lua_State *L)
{
    const char *word = "switch_damage";
    const ag_run *run = ag_run_verb(L, word);
    ag_state *state = run->rules->state;
    ag_card_id more = ag_arg_card(L, 1, word);
    ag_card_id less = ag_arg_card(L, 2, word);
    if (!ag_is_character(run->rules, more) || !ag_is_character(run->rules, less)
        || !ag_run_reaches(run, more) || !ag_run_reaches(run, less)) {
        return nothing_dealt(L);
    }
    int by = ag_card_at(state, more)->damage - ag_card_at(state, less)->damage;
    if (by < 0) {
        ag_card_id swapped = more;
        more = less;
        less = swapped;
        by = -by;
    }
    ag_damage damage = damage_by(run, run->frame->me, AG_PACKET_PUT, 0);
    ag_damage_removed(run->rules, more, by);
    ag_damage_begin(run->rules, &damage, &less, by > 0, by);
    return ag_run_wait(L, ag_answer_number_group, 0);
}

const ag_api_row ag_api_damage[] = {
    { AG_API_VERB, "deal",
      "source:deal(amount, \"fire\", to, { unpreventable = true, smash = true, combat = true })",
      "the total dealt, and the group that was dealt damage",
      "an amount that is not whole or below 0; an unknown damage type", "CR 408",
      "Deals damage from one character to a card, a group or all that match a filter now, a packet "
      "each. "
      "The type may be a list; { } is no type (CR 408.3a). Amount 0: nothing happens. `smash`: "
      "what is more than fatal goes on "
      "to the hero (CR 405.8).",
      source_deal },
    { AG_API_VERB, "deal_each",
      "source:deal_each(\"fire\", { { amount, to }, … }, { unpreventable = true })",
      "the total dealt, and the group that was dealt damage",
      "an amount that is not whole or below 0; an unknown damage type", "CR 408",
      "Deals different amounts at the same time, for \"3 to the first, 2 to the second\" and for "
      "damage "
      "that is divided.",
      source_deal_each },
    { AG_API_VERB, "heal", "source:heal(amount or \"all\", to)",
      "the total healed, and the group that was healed", "an amount that is not whole or below 0",
      "CR 407", "Heals damage from each of them.", source_heal },
    { AG_API_VERB, "switch_damage", "card:switch_damage(other)",
      "the damage put, and the group that has it", "", "CR 405.7",
      "Switches all damage of two characters in play: nothing is dealt or healed.",
      card_switch_damage },
    { AG_API_VERB, "put_damage", "cards:put_damage(amount)",
      "the total put, and the group that has it", "an amount that is not whole or below 0",
      "CR 405.3",
      "Puts damage on cards: nothing is dealt, nothing can prevent it, never more than fatal.",
      cards_put_damage },
    { AG_API_VERB, "remove_damage", "cards:remove_damage(amount or \"all\")",
      "the total removed, and the group that has less", "an amount that is not whole or below 0",
      "CR 405.1", "Removes damage from characters: nothing is healed.", cards_remove_damage },
    { .kind = AG_API_END },
};
