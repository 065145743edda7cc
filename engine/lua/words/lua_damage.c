// Damage and healing: verbs of the character that deals or heals it (CR 405, 407, 408).
#include "lua/words/call.h"

// CR 408.2c: the packet belongs to the player of the modifier, whoever controls its source.
static ag_damage damage_by(const ag_api_call *call, ag_card_id source, int flags, int types)
{
    const ag_frame *frame = call->run->frame;
    return (ag_damage){ .controller = frame->seat,
                        .flags = (uint8_t)flags,
                        .damage = (uint16_t)types,
                        .source = source,
                        .with = frame->me };
}

// What the row is about, AG_PACKET_… as it and its options say; the amount is the first argument.
static int begin_damage(ag_api_call *call, ag_card_id source, int types, const ag_api_value *to)
{
    int amount = call->arg[0].number;
    ag_damage damage = damage_by(call, source, call->flags | call->row->which, types);
    if (to->cards.count == 0 || amount == 0) return ag_give_none(call);  // CR 104.1, CR 408.2a
    ag_damage_begin(call->rules, &damage, to->cards.ids, to->cards.count, amount);
    return ag_give_later(call);
}

static int source_deal(ag_api_call *call)
{
    return begin_damage(call, call->on.card, call->arg[1].number, &call->arg[2]);
}

static void expect_table(ag_api_call *call, const char *of)
{
    ag_arg_expect(call->L, -1, call->row->name, lua_istable(call->L, -1), "expected a list of %s",
                  of);
}

static const ag_field_row dealt_type = { "type", AG_SHAPE_WORDS, "damage type",
                                         .words = { ag_damage_words, AG_DAMAGE_COUNT } };

// One packet for each row, all at the same time: { amount, to }; without a damage of all of them
// { source, amount, type, to }.
static int deal_rows(ag_api_call *call, int list, const ag_damage *of_all)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    const char *of = of_all != NULL ? "{ amount, card }" : "{ source, amount, type, card }";
    int amount_at = of_all != NULL ? 1 : 2, to_at = of_all != NULL ? 2 : 4, packets = 0;
    lua_pushvalue(L, list);
    expect_table(call, of);
    lua_Integer rows = ag_sandbox_list(L, list);
    ag_run_ask_for(L, call->run, word,
                   rows > AG_FRAME_OBJECT_MAX ? AG_FRAME_OBJECT_MAX + 1 : (int)rows);
    for (lua_Integer i = 1; i <= rows; i++) {
        lua_geti(L, list, i);
        expect_table(call, of);
        int row = lua_gettop(L);
        for (int at = 1; at <= to_at; at++) lua_geti(L, row, at);
        ag_api_value type = { .number = 0 };
        if (of_all == NULL) ag_call_read_value(call, row + 3, &dealt_type, &type);
        ag_damage damage = of_all != NULL ? *of_all
                                          : damage_by(call, ag_arg_card(L, row + 1, word),
                                                      call->flags, type.number);
        int amount = ag_arg_number(L, row + amount_at, word, "the amount", 0);
        int count = ag_arg_cards(L, row + to_at, word, call->cards[0]);
        for (int j = 0; j < count && amount > 0; j++) {
            ag_packet_open(call->rules, &damage, call->cards[0][j], amount);
            packets++;
        }
        lua_settop(L, row - 1);
    }
    if (packets == 0) return ag_give_none(call);
    ag_packets_begin(call->rules);
    return ag_give_later(call);
}

static int source_deal_each(ag_api_call *call)
{
    ag_damage damage = damage_by(call, call->on.card, call->flags, call->arg[0].number);
    return deal_rows(call, 3, &damage);
}

// CR 408.2c: each packet has a source of its own.
static int word_deal_together(ag_api_call *call)
{
    return deal_rows(call, 1, NULL);
}

static int source_heal(ag_api_call *call)
{
    return begin_damage(call, call->on.card, 0, &call->arg[1]);
}

static int cards_put_damage(ag_api_call *call)
{
    return begin_damage(call, call->run->frame->me, 0, &call->on);
}

// Removed, not healed: there is no packet (CR 407 says what counts as healing).
static int cards_remove_damage(ag_api_call *call)
{
    int amount = call->arg[0].number;
    const ag_card_id *cards = call->on.cards.ids;
    ag_card_id less[AG_CARD_MAX];
    int total = 0;
    int changed = 0;
    for (int i = 0; i < call->on.cards.count; i++) {
        int damage = ag_card_at(call->state, cards[i])->damage;
        int by = amount < damage ? amount : damage;
        int reached = ag_run_reaches(call->run, cards[i]);
        if (by > 0 && reached && ag_is_character(call->rules, cards[i])) {
            ag_damage_removed(call->rules, cards[i], by);
            less[changed++] = cards[i];
            total += by;
        }
    }
    ag_give_number(call, total);
    ag_push_cards(call->L, less, changed);
    return 2;
}

// CR 405.7: from the one with more to the one with less; nothing is dealt or healed.
static int card_switch_damage(ag_api_call *call)
{
    ag_card_id more = call->on.card;
    ag_card_id less = call->arg[0].card;
    if (!ag_is_character(call->rules, more) || !ag_is_character(call->rules, less)
        || !ag_run_reaches(call->run, more) || !ag_run_reaches(call->run, less)) {
        return ag_give_none(call);
    }
    int by = ag_card_at(call->state, more)->damage - ag_card_at(call->state, less)->damage;
    if (by < 0) {
        ag_card_id swapped = more;
        more = less;
        less = swapped;
        by = -by;
    }
    ag_damage damage = damage_by(call, call->run->frame->me, AG_PACKET_PUT, 0);
    ag_damage_removed(call->rules, more, by);
    ag_damage_begin(call->rules, &damage, &less, by > 0, by);
    return ag_give_later(call);
}

static const ag_field_row damage_options[] = {
    { "unpreventable", AG_SHAPE_FLAG, .flags = AG_PACKET_UNPREVENTABLE },
    { "smash", AG_SHAPE_FLAG, .flags = AG_PACKET_SMASH },    // CR 405.8
    { "combat", AG_SHAPE_FLAG, .flags = AG_PACKET_COMBAT },  // CR 408.3b
    { .name = NULL },
};

const ag_api_row ag_api_damage[] = {
    { AG_API_VERB, AG_ON_SOURCE, "deal", source_deal, AG_GIVES_TOTAL,
      .takes = { { "amount", AG_SHAPE_INTEGER, "the amount", .needed = AG_NEEDED },
                 { "type", AG_SHAPE_WORDS, "damage type", .needed = AG_NEEDED, .as = "\"fire\"",
                   .words = { ag_damage_words, AG_DAMAGE_COUNT } },
                 { "to", AG_SHAPE_CARDS, "to whom?", .needed = AG_NEEDED },
                 { "options", AG_SHAPE_TABLE, .fields = damage_options } },
      .returns = "the total dealt, and the group that was dealt damage", .rule = "CR 408",
      .doc = "Deals damage from one character to a card, a group or all that match a filter now, "
             "a packet each. The type may be a list; { } is no type (CR 408.3a). Amount 0: "
             "nothing happens. `smash`: what is more than fatal goes on to the hero (CR 405.8).",
      .says = "@ deal~ {1} [unpreventable: unpreventable ]{2} "
              "[combat: combat ]damage to {3}[smash:  with Smash]" },
    { AG_API_VERB, AG_ON_SOURCE, "deal_each", source_deal_each, AG_GIVES_TOTAL, .like = "deal",
      .takes = { { "type", AG_SHAPE_WORDS, "damage type", .needed = AG_NEEDED, .as = "\"fire\"",
                   .words = { ag_damage_words, AG_DAMAGE_COUNT } },
                 { "packets", AG_SHAPE_TABLE, .needed = AG_NEEDED, .as = "{ { amount, to }, … }" },
                 { "options", AG_SHAPE_TABLE, .fields = damage_options } },
      .returns = "the total dealt, and the group that was dealt damage", .rule = "CR 408",
      .doc = "Deals different amounts at the same time, for \"3 to the first, 2 to the second\" "
             "and for damage that is divided." },
    { AG_API_VERB, AG_ON_NOTHING, "deal_together", word_deal_together, AG_GIVES_TOTAL,
      .like = "deal",
      .takes = { { "packets", AG_SHAPE_TABLE, .needed = AG_NEEDED,
                   .as = "{ { source, amount, type, to }, … }" },
                 { "options", AG_SHAPE_TABLE, .fields = damage_options } },
      .returns = "the total dealt, and the group that was dealt damage", .rule = "CR 408.2c",
      .doc = "Several characters deal damage at the same time, each as by `source:deal(amount, "
             "type, to)`: \"each deals damage equal to its ATK to the other\"." },
    { AG_API_VERB, AG_ON_SOURCE, "heal", source_heal, AG_GIVES_TOTAL, AG_PACKET_HEAL,
      .takes = { { "amount", AG_SHAPE_NUMBER_OR_ALL, "the amount", .needed = AG_NEEDED,
                   .as = "amount or \"all\"" },
                 { "to", AG_SHAPE_CARDS, "whom?", .needed = AG_NEEDED } },
      .returns = "the total healed, and the group that was healed", .rule = "CR 407",
      .doc = "Heals damage from each of them.", .says = "@ heal~ {1} damage from {2}" },
    { AG_API_VERB, AG_ON_CARD, "switch_damage", card_switch_damage, AG_GIVES_TOTAL,
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .returns = "the damage put, and the group that has it", .rule = "CR 405.7",
      .doc = "Switches all damage of two characters in play: nothing is dealt or healed.",
      .says = "switch the damage on @ with the damage on {1}" },
    { AG_API_VERB, AG_ON_CARDS, "put_damage", cards_put_damage, AG_GIVES_TOTAL, AG_PACKET_PUT,
      .like = "deal",
      .takes = { { "amount", AG_SHAPE_INTEGER, "the amount", .needed = AG_NEEDED } },
      .returns = "the total put, and the group that has it", .rule = "CR 405.3",
      .doc = "Puts damage on cards: nothing is dealt, nothing can prevent it, never more than "
             "fatal.",
      .says = "put {1} damage on @" },
    { AG_API_VERB, AG_ON_CARDS, "remove_damage", cards_remove_damage, AG_GIVES_TOTAL,
      .takes = { { "amount", AG_SHAPE_NUMBER_OR_ALL, "the amount", .needed = AG_NEEDED,
                   .as = "amount or \"all\"" } },
      .returns = "the total removed, and the group that has less", .rule = "CR 405.1",
      .doc = "Removes damage from characters: nothing is healed.",
      .says = "remove {1} damage from @" },
    { .kind = AG_API_END },
};
