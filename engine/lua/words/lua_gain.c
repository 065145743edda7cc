// Changes that last: definite modifiers, and delayed triggers and shields that begin by name
// (CR 714.3, 715); damage and healing (CR 405, 407, 408).
#include "lua/words/call.h"

// Changes that the next card or power they apply to uses up: costs, and permission to play.
static int ends_once(const ag_change *change)
{
    switch (change->field) {
    case AG_FIELD_COST:
    case AG_FIELD_USE_COST:
    case AG_FIELD_PLAYABLE:
    case AG_FIELD_RATHER_THAN: return 1;
    case AG_FIELD_KEYWORD: return change->word == AG_KEYWORD_WARP;
    default: return 0;
    }
}

// What one gain makes is one modifier: all its parts have the timestamp of the first.
typedef struct gaining {
    const ag_run *run;
    int lasts;
    int first;  // the slot of the first part
    ag_amount when;
    uint8_t once;
    uint16_t powers_of, rewards_of;  // in the catalog
} gaining;

static void read_lasts(lua_State *L, const ag_field_row *row, void *at)
{
    (void)row;
    *(int *)at = ag_lua_check_word(L, -1, AG_WORD_LASTS, AG_LASTS_GAME);
}

// The card may be gone by now: its last known self has the same printed powers.
static void read_printed(lua_State *L, const ag_field_row *row, void *at)
{
    *(uint16_t *)at =
        ag_printed_of(ag_run_now(L, row->name)->rules->state, ag_arg_card(L, -1, row->name));
}

const ag_field_row ag_fields_gain[] = {
    { "lasts", AG_SHAPE_LASTS, "How long.", "CR 714.3", .needed = 1, .at = AG_AT(gaining, lasts),
      .read = read_lasts },
    { "only_if", AG_SHAPE_CONDITION, "Only while this is so of the card: defending …",
      .at = AG_AT(gaining, when) },
    { "once", AG_SHAPE_FLAG, "For the next card alone, beside what changes how it is played.",
      .at = AG_AT(gaining, once) },
    { "powers_of", AG_SHAPE_ANY, "All that this card prints.", "CR 706.1c", .as = "a card",
      .at = AG_AT(gaining, powers_of), .read = read_printed },
    { "rewards_of", AG_SHAPE_ANY, "The rewards of this quest.", "CR 702.2a", .as = "a quest",
      .at = AG_AT(gaining, rewards_of), .read = read_printed },
    { .name = NULL },
};

int ag_run_change(const ag_run *run, const ag_change *change, uint16_t printed, int lasts, int once)
{
    const ag_frame *frame = run->frame;
    ag_modifier made = { .change = *change,
                         .source = frame->me,
                         .printed = printed,
                         .controller = frame->seat,
                         .lasts = (uint8_t)lasts,
                         .once = (uint8_t)once,
                         .x = frame->x };
    return ag_modifier_make(run->rules, &made);
}

// Makes parts of it; those that end at once, by ends_once, only if it says so.
static void make(gaining *now, uint16_t printed, const ag_change *changes, int count, int once)
{
    const ag_frame *frame = now->run->frame;
    ag_rules *rules = now->run->rules;
    int begins = ag_lasts_may_begin(rules->state, now->lasts, frame->me, frame->link);
    for (int i = 0; i < count && begins; i++) {
        int slot = ag_run_change(now->run, &changes[i], printed, now->lasts,
                                 once && ends_once(&changes[i]));
        if (slot == 0) continue;
        // CR 718.2e: its timestamp is that of its first part, not of its source.
        now->first = now->first == 0 ? slot : now->first;
        ag_modifier_join(rules->state, slot, now->first);
    }
}

// CR 714.3a: `only_if` is not a duration. A state (defending …) is one of the card that gains, so
// it narrows the subject; anything else is a condition.
static void narrow(ag_filter *subject, const ag_amount *when, ag_amount *condition)
{
    int of_card = when->length == 1 && when->steps[0].op == AG_OP_COUNT
                  && (when->counted.is & AG_IS_THIS) != 0;
    if (of_card) {
        subject->is |= when->counted.is & ~AG_IS_THIS;
        subject->isnt |= when->counted.isnt;
        subject->types = when->counted.types != 0 ? when->counted.types : subject->types;
    } else {
        *condition = *when;
    }
}

static int can_be_given(const ag_power_def *power, int rewards)
{
    if (!power->front || power->zones != 0 || power->keyword != 0) return 0;
    switch (power->kind) {
    case AG_POWER_REWARD: return 1;
    case AG_POWER_CONTINUOUS:
    case AG_POWER_TRIGGER:
    case AG_POWER_PAYMENT:
    case AG_POWER_REPLACE: return !rewards;
    default: return 0;
    }
}

// Adds what the table says for one subject, and what it borrows from another card.
static void gain_for(ag_api_call *call, gaining *now, ag_filter subject)
{
    ag_change changes[AG_CHANGES_MAX];
    ag_change like = { .subject = subject };
    narrow(&like.subject, &now->when, &like.condition);
    int made = ag_lua_read_changes(call->L, 2, &like, changes);
    for (int i = 0; i < made && now->once; i++) {
        ag_call_need(call, ends_once(&changes[i]),
                     "once is for cost, use_cost, playable, rather_than and "
                     "keyword = \"Warp\"");
    }
    make(now, call->run->frame->printed, changes, made, now->once);
    // What `gain` copies: all powers of a card, or its rewards.
    int all = now->powers_of != 0;
    uint16_t printed = all ? now->powers_of : now->rewards_of;
    const ag_card_def *def = ag_catalog_card(now->run->rules->catalog, printed);
    ag_change change = like;
    change.reads =
        ag_filter_reads(&like.subject) | ag_amount_reads(now->run->rules->catalog, &like.condition);
    change.field = AG_FIELD_POWER;
    for (int i = 0; i < def->power_count; i++) {
        change.word = (uint16_t)i;
        if (can_be_given(&def->powers[i], !all)) make(now, printed, &change, 1, 0);
    }
    change.field = AG_FIELD_KEYWORD;
    for (int i = 0; i < def->side[0].keyword_count && all; i++) {
        const ag_keyword_print *print = &def->side[0].instances[i];
        change.word = print->keyword;
        change.amount = ag_amount_constant(print->number);
        make(now, printed, &change, 1, 0);
    }
}

enum { EVERYWHERE = (1u << AG_ZONE_COUNT) - 1 };

// On a card or group: a modifier for each card, wherever it is. On a filter: one whose set of cards
// is not locked in (CR 714.3e).
static int gain(ag_api_call *call)
{
    lua_State *L = call->L;
    ag_arg_expect(call->L, 2, call->row->name, lua_istable(L, 2),
                  "expected a table such as { atk = 2, lasts = this_turn }");
    ag_lua_check_rows(L, 2, "gain", ag_fields_change, ag_fields_gain);
    ag_call_need(call, lua_getfield(L, 2, "lasts") != LUA_TNIL,
                 "say how long: lasts = this_turn, this_combat, until_your_next_turn, …");
    lua_pop(L, 1);
    gaining now = { .run = call->run };
    ag_fields_take(L, 2, "gain", ag_fields_gain, &now);
    ag_call_need(call, now.powers_of == 0 || now.rewards_of == 0,
                 "powers_of and rewards_of are one gain each");
    const ag_filter *members = ag_lua_to_filter(L, 1);
    if (members != NULL) {
        gain_for(call, &now, *members);
        return 0;
    }
    int count = ag_arg_cards(L, 1, call->row->name, call->cards[0]);
    for (int i = 0; i < count; i++) {
        // CR 714.3f: it stays with exactly these cards, wherever they go.
        gain_for(call, &now, (ag_filter){ .only = call->cards[0][i], .zones = EVERYWHERE });
    }
    return 0;
}

// Two cards in play with different controllers: each gets the other's controller, or nothing
// happens (CR 712.7).
static int card_exchange_control(ag_api_call *call)
{
    ag_card_id cards[2] = { call->on.card, call->arg[0].card };
    const ag_state *state = call->state;
    ag_seat seats[2] = { 0, 0 };
    for (int i = 0; i < 2; i++) {
        int movable =
            ag_in_play(state, cards[i]) && !(ag_types(call->rules, cards[i]) & AG_TYPE_HERO)
            && !ag_cant_leave_party(call->rules, cards[i]) && ag_run_reaches(call->run, cards[i]);
        seats[i] = movable ? ag_controller_of(state, cards[i]) : 0;
    }
    if (seats[0] == 0 || seats[1] == 0 || seats[0] == seats[1]) return ag_give_none(call);
    gaining now = { .run = call->run, .lasts = AG_LASTS_GAME };
    for (int i = 0; i < 2; i++) {  // CR 415.8e
        ag_change change = { .subject = { .only = cards[i], .zones = EVERYWHERE },
                             .field = AG_FIELD_CONTROL,
                             .word = seats[1 - i] };
        make(&now, call->run->frame->printed, &change, 1, 0);
    }
    return ag_give_yes(call, 1);
}

// ---- delayed triggers, replacements and shields ----

// Its options: `left`, and a list of what is passed on as event.given.
static void read_begin(ag_api_call *call, int options, ag_watch *out)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    int count = 0, given = (int)ag_sandbox_list(L, options);
    ag_call_need(call, given <= 3, "at most 3 things can be handed over, got %d", given);
    ag_entries entries = ag_entries_open(L, options);
    while (ag_entries_next(L, &entries)) {
        if (lua_isinteger(L, -2)) {
            ag_arg_expect(L, -1, word,
                          lua_type(L, -1) == LUA_TNUMBER || ag_to_handle(L, -1) != NULL,
                          "a card, a link, a player or a number is handed over");
            if (count < given) {
                out->captured[count++] =
                    ag_arg_ref(L, -1, word, "a number that is handed over", INT16_MIN);
            }
        } else if (strcmp(ag_arg_name(L, -2), "left") == 0) {
            out->has_left = 1;
            out->left = ag_arg_number(L, -1, word, "left", 0);
        } else {
            ag_arg_expect(L, -2, word, 0, "expected left = n, or what is handed over");
        }
        lua_pop(L, 1);
    }
}

static int card_begin(ag_api_call *call)
{
    lua_State *L = call->L;
    const ag_frame *frame = call->run->frame;
    ag_watch begun = { .printed = frame->printed,
                       .power = (uint16_t)call->arg[0].number,
                       .source = call->on.card,
                       .link = frame->link,
                       .controller = frame->seat,
                       .lasts = (uint8_t)call->arg[1].number,
                       .x = frame->x };
    if (ag_call_has(call, 2)) {
        luaL_checktype(L, 4, LUA_TTABLE);
        read_begin(call, 4, &begun);
    }
    ag_run_ask_for(L, call->run, call->row->name, 1);
    ag_watch_begin(call->rules, &begun);
    return 0;
}

const ag_api_row ag_api_gain[] = {
    { AG_WORD(VERB, FILTER_TOO, "gain", gain, NOTHING), .rule = "CR 714.3", .does = AG_DOES_CHANGE,
      .takes = { { "changes", AG_SHAPE_GAIN, .needed = AG_NEEDED,
                   .as = "{ atk = 2, keyword = \"Ferocity\", only_if = defending, lasts = "
                         "this_turn }" } },
      .doc = "Changes cards for a time: atk, health, def, cost, strike (a number is added; "
             "set_to(n), double), keyword, loses_keyword, cant_have, cant, tag, damage, becomes, "
             "cant_be_dealt, loses_powers, hand_size, must_attack, attacks_only, cant_attack, "
             "type, switch (ATK and health), use_cost, playable, rather_than, usable, control "
             "(true, or a player), power (the name of one of the card's grants), powers_of or "
             "rewards_of (all that another card prints). `only_if`: a state of the card, or a "
             "condition, while which it works (CR 714.3a). With once = true a change of costs or "
             "leave to play ends with the card that it was used for, a Warp as it is used. On a "
             "filter it holds for whatever matches from now on (CR 714.3e)." },
    { AG_WORD(VERB, CARD, "exchange_control", card_exchange_control, YES),
      .returns = "whether it happened", .rule = "CR 415.8e",
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "Two cards in play change their controllers; nothing where one player has both, or "
             "one is no card that can change.",
      .says = "exchange control of @ and {1}" },
    { AG_WORD(VERB, ME, "begin", card_begin, NOTHING), .errors = "more than 3 things handed over",
      .rule = "CR 715",
      .takes = { { "later", AG_SHAPE_LATER, "the name of a `later`", .needed = AG_NEEDED,
                   .as = "\"name\"" },
                 { "lasts", AG_SHAPE_LASTS, .needed = AG_NEEDED },
                 { "given", AG_SHAPE_TABLE, .as = "{ left = n, what, … }" } },
      .doc = "Begins a delayed trigger, replacement or shield that the card declares under "
             "`later`. What is handed over (each a card, a link, a player or a number, no group) "
             "is read there as event.given[1] and on." },
    { .kind = AG_API_END },
};

// Damage and healing: verbs of the character that deals or heals it (CR 405, 407, 408).

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
    int total = 0, changed = 0;
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
    ag_card_id more = call->on.card, less = call->arg[0].card;
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
    { AG_WORD(VERB, SOURCE, "deal", source_deal, TOTAL),
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
    { AG_WORD(VERB, SOURCE, "deal_each", source_deal_each, TOTAL), .like = "deal",
      .takes = { { "type", AG_SHAPE_WORDS, "damage type", .needed = AG_NEEDED, .as = "\"fire\"",
                   .words = { ag_damage_words, AG_DAMAGE_COUNT } },
                 { "packets", AG_SHAPE_TABLE, .needed = AG_NEEDED, .as = "{ { amount, to }, … }" },
                 { "options", AG_SHAPE_TABLE, .fields = damage_options } },
      .returns = "the total dealt, and the group that was dealt damage", .rule = "CR 408",
      .doc = "Deals different amounts at the same time, for \"3 to the first, 2 to the second\" "
             "and for damage that is divided." },
    { AG_WORD(VERB, NOTHING, "deal_together", word_deal_together, TOTAL), .like = "deal",
      .takes = { { "packets", AG_SHAPE_TABLE, .needed = AG_NEEDED,
                   .as = "{ { source, amount, type, to }, … }" },
                 { "options", AG_SHAPE_TABLE, .fields = damage_options } },
      .returns = "the total dealt, and the group that was dealt damage", .rule = "CR 408.2c",
      .doc = "Several characters deal damage at the same time, each as by `source:deal(amount, "
             "type, to)`: \"each deals damage equal to its ATK to the other\"." },
    { AG_WORD(VERB, SOURCE, "heal", source_heal, TOTAL), AG_PACKET_HEAL,
      .takes = { { "amount", AG_SHAPE_NUMBER_OR_ALL, "the amount", .needed = AG_NEEDED,
                   .as = "amount or \"all\"" },
                 { "to", AG_SHAPE_CARDS, "whom?", .needed = AG_NEEDED } },
      .returns = "the total healed, and the group that was healed", .rule = "CR 407",
      .doc = "Heals damage from each of them.", .says = "@ heal~ {1} damage from {2}" },
    { AG_WORD(VERB, CARD, "switch_damage", card_switch_damage, TOTAL),
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .returns = "the damage put, and the group that has it", .rule = "CR 405.7",
      .doc = "Switches all damage of two characters in play: nothing is dealt or healed.",
      .says = "switch the damage on @ with the damage on {1}" },
    { AG_WORD(VERB, CARDS, "put_damage", cards_put_damage, TOTAL), AG_PACKET_PUT, .like = "deal",
      .takes = { { "amount", AG_SHAPE_INTEGER, "the amount", .needed = AG_NEEDED } },
      .returns = "the total put, and the group that has it", .rule = "CR 405.3",
      .doc = "Puts damage on cards: nothing is dealt, nothing can prevent it, never more than "
             "fatal.",
      .says = "put {1} damage on @" },
    { AG_WORD(VERB, CARDS, "remove_damage", cards_remove_damage, TOTAL),
      .takes = { { "amount", AG_SHAPE_NUMBER_OR_ALL, "the amount", .needed = AG_NEEDED,
                   .as = "amount or \"all\"" } },
      .returns = "the total removed, and the group that has less", .rule = "CR 405.1",
      .doc = "Removes damage from characters: nothing is healed.",
      .says = "remove {1} damage from @" },
    { .kind = AG_API_END },
};
