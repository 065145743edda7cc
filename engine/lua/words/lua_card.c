// Reading a card: what it is now, or what it was last known to be, once it became another card
// (CR 707.3).
#include "lua/words/call.h"
#include "lua/load/loader.h"

// The card as it is now, or as it was last known. CR 709.2d: an effect refers to at most as many
// moved cards as the rules keep.
static const ag_card *known_card(const ag_api_call *call)
{
    const ag_card *card = ag_card_or_known(call->state, call->on.card);
    if (card == NULL) {
        ag_lua_fail(call->L, AG_FINDING_CONTRADICTION,
                    "nothing is known any more of this card, which has moved: read it before");
    }
    return card;
}

static int is_mine(const ag_api_call *call)
{
    return ag_card_id_same(call->on.card, call->run->frame->me);
}

// A number that its player chooses: X, or any number of counters. A fixed number is in the script.
static int records(const ag_cost *cost)
{
    for (int i = 0; i < cost->part_count; i++) {
        const ag_cost_part *part = &cost->parts[i];
        if (part->kind == AG_COST_DAMAGE || part->min != part->max || part->x_count > 0
            || part->all) {
            return 1;
        }
    }
    return 0;
}

int ag_costs_record(const ag_card_def *def)
{
    int found = records(&def->extra_cost);
    for (int i = 0; i < def->power_count && !found; i++) found = records(&def->powers[i].cost);
    return found;
}

static int card_paid(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    int number = is_mine(call) ? frame->paid : 0;
    int has_number = !is_mine(call) || number != 0
                     || ag_costs_record(ag_catalog_card(call->rules->catalog, frame->printed));
    ag_lua_need(call->L, has_number, AG_FINDING_CONTRADICTION, NULL,
                "me.paid: no cost of this card records a number; it says how many where the cost "
                "has up_to, any_number, x or damage");
    return ag_give_number(
        call, number != 0 ? number
                          : call->state->links[ag_link_of_card(call->state, call->on.card)].paid);
}

static int card_counters(ag_api_call *call)
{
    ag_symbol name = ag_host_find_symbol(ag_host_of(call->L), call->arg[0].text);
    return ag_give_number(  // CR 404.1d
        call, name == 0 ? 0 : ag_counter_count(call->state, call->on.card, name));
}

static int card_is(ag_api_call *call)
{
    ag_context context = ag_run_context(call->run);
    context.any_zone = 1;
    return ag_give_yes(call,
                       ag_filter_match(call->rules, call->arg[0].filter, &context, call->on.card));
}

// CR 706.6
static int card_could_target(ag_api_call *call)
{
    return ag_give_yes(call, ag_card_exists(call->state, call->on.card)
                                 && ag_could_target(call->rules, call->on.card, call->arg[0].ref));
}

// The card's player: for the effect's own card, the effect's player.
static ag_seat player_of(const ag_api_call *call)
{
    return is_mine(call) ? call->run->frame->seat : ag_controller_of(call->state, call->on.card);
}

// What a field reads of the card as it is now; and of one that must be known, if only as it was.
enum { X, PAID_WITH, LINK, HERO, MEMORY, IS_BOSS, IN_PLAY, ATTACKING, DEFENDING, EXISTS };
enum { NAME, KEY, STRIKE, HOME_DECK, PLAYER, CONTROLLER, READY, FACE_UP };

static int card_now(ag_api_call *call)
{
    ag_state *state = call->state;
    const ag_frame *frame = call->run->frame;
    ag_card_id id = call->on.card;
    const ag_card *card;
    uint16_t slot;
    ag_ref refs[AG_REPLY_MAX];
    switch (call->row->which) {
    case X:  // of the running effect; any other card has it while it is on the chain
        slot = ag_link_of_card(state, id);
        return ag_give_number(call,
                              is_mine(call) && frame->x != 0 ? frame->x : state->links[slot].x);
    case PAID_WITH:
        return ag_push_group(call->L, refs, ag_link_paid(call->rules, frame->link, refs));
    case LINK:
        slot = ag_link_of_card(state, id);
        if (slot == 0) return ag_give_none(call);
        return ag_push_ref(call->L, ag_ref_link(ag_link_id_of(state, slot)));
    case HERO: return ag_push_card(call->L, ag_player_at(state, player_of(call))->hero);
    case MEMORY: return ag_push_handle(call->L, AG_HANDLE_MEMORY, 0, id.slot, id.life);
    case IS_BOSS:
        card = ag_card_or_known(state, id);
        return ag_give_yes(call, card != NULL && card->controller != 0
                                     && ag_player_at(state, card->controller)->side == AG_SIDE_BOSS
                                     && (ag_types_known(call->rules, id) & AG_TYPE_HERO));
    case IN_PLAY: return ag_give_yes(call, ag_in_play(state, id));
    case ATTACKING: return ag_give_yes(call, ag_is_attacking(state, id));
    case DEFENDING: return ag_give_yes(call, ag_is_defending(state, id));
    default: return ag_give_yes(call, ag_card_exists(state, id));
    }
}

// A number of the card; it must be known.
static int card_stat(ag_api_call *call)
{
    known_card(call);
    return ag_give_number(call, ag_stat_of(call->rules, call->on.card, call->row->which));
}

static int card_member(ag_api_call *call)
{
    return ag_give_member(call, known_card(call));
}

static int card_known(ag_api_call *call)
{
    lua_State *L = call->L;
    const ag_card *card = known_card(call);
    const ag_card_def *def = ag_catalog_card(call->rules->catalog, card->printed);
    const ag_side_def *side = &def->side[card->side];
    switch (call->row->which) {
    case NAME: return ag_lua_push_text(L, ag_card_is_blank(card) || !side->name ? "" : side->name);
    case KEY: return ag_lua_push_text(L, def->key);
    case STRIKE:  // CR 303.2: as it is or, once it is gone, as it is printed
        return ag_give_number(call, ag_card_exists(call->state, call->on.card)
                                        ? ag_numbers_of(call->rules, call->on.card)->strike
                                        : side->strike);
    case HOME_DECK:  // R101.3c: of a Boss player's cards, face down or not
        return ag_lua_push_text(L, ag_player_at(call->state, card->owner)->side == AG_SIDE_BOSS
                                       ? call->rules->catalog->raid->deck_names[card->home]
                                       : "main");
    case PLAYER: return ag_push_player(L, player_of(call));
    case CONTROLLER: return ag_push_player(L, ag_controller_of(call->state, call->on.card));
    case READY: return ag_give_yes(call, !(card->flags & AG_CARD_EXHAUSTED));
    default: return ag_give_yes(call, !(card->flags & AG_CARD_FACE_DOWN));
    }
}

enum { ATTACHED, HELD };
enum { CARDS_A_STEP = 8 };  // cards examined, for what is attached or held

// What is attached to it, or what it holds in the order in which they came.
static int card_attached(ag_api_call *call)
{
    const ag_state *state = call->state;
    ag_card_id *cards = call->cards[0];
    uint32_t times[AG_CARD_MAX];
    int count = 0;
    ag_host_spend(ag_host_of(call->L), state->used.cards / CARDS_A_STEP);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        ag_card_id to = call->row->which == HELD ? card->held_by : card->host;
        if (!(card->flags & AG_CARD_USED) || !ag_card_id_same(to, call->on.card)) continue;
        uint32_t time = call->row->which == HELD ? card->entered : card->attached;
        int at = count++;
        for (; at > 0 && times[at - 1] > time; at--) {
            times[at] = times[at - 1];
            cards[at] = cards[at - 1];
        }
        times[at] = time;
        cards[at] = ag_card_id_of(state, slot);
    }
    return ag_push_cards(call->L, cards, count);
}

// CR 415.9c: the card has moved once since it was last known, and that was when it died.
static int card_fallen(ag_api_call *call)
{
    const ag_card *card = ag_card_or_known(call->state, call->on.card);
    ag_card_id now = ag_card_id_of(call->state, call->on.card.slot);
    int moved_once = now.life == (uint16_t)(call->on.card.life + 1);
    int died = card != NULL && (card->flags & AG_CARD_WITH_HOST) && moved_once
               && ag_zone(call->state, now) == AG_ZONE_GRAVEYARD;
    return died ? ag_push_card(call->L, now) : ag_give_none(call);
}

static int card_possible_hosts(ag_api_call *call)
{
    ag_card_id id = call->on.card;
    ag_card_id *hosts = call->cards[0];
    if (!ag_card_exists(call->state, id)) return ag_give_none(call);
    int count = ag_attach_hosts(call->rules, call->run->frame->seat, id, hosts), others = 0;
    for (int i = 0; i < count; i++) {
        hosts[others] = hosts[i];
        others += !ag_card_id_same(hosts[i], ag_card_at(call->state, id)->host);
    }
    return ag_push_cards(call->L, hosts, others);
}

static int memory_index(lua_State *L)
{
    int whole;
    lua_Integer index = lua_tointegerx(L, 2, &whole);
    if (!whole || index < 1 || index > AG_MEMORY_MAX) {
        ag_arg_fail(L, "memory", "it has the places 1 to %d, not %s", AG_MEMORY_MAX,
                    ag_lua_shown(L, 2));
    }
    return (int)index - 1;
}

int ag_index_memory(lua_State *L)
{
    const ag_state *state = ag_run_now(L, "memory")->rules->state;
    const ag_ref *memory = ag_to_handle(L, 1);
    int index = memory_index(L);
    const ag_card *card = ag_card_or_known(state, (ag_card_id){ memory->slot, memory->life });
    return ag_lua_push_number(L, card == NULL ? 0 : card->memory[index]);
}

int ag_memory_write(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "memory");
    const ag_ref *memory = ag_to_handle(L, 1);
    int index = memory_index(L);
    int number = ag_arg_number(L, 3, "memory", "what is remembered", -AG_NUMBER_MAX);
    ag_card_id id = { memory->slot, memory->life };
    if (ag_card_exists(run->rules->state, id)) {
        ag_card_edit(run->rules->state, id)->memory[index] = number;
    }
    return 0;
}

int ag_index_card(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "card");
    ag_card_id id = ag_arg_card(L, 1, "card");
    const ag_card *card = ag_card_or_known(run->rules->state, id);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;
    uint16_t printed = card != NULL ? card->printed : 0;
    if (ag_card_id_same(id, run->frame->me)) printed = run->frame->printed;
    int32_t number;
    int has_value = name != NULL && ag_host_value(ag_host_of(L), printed, name, &number);
    if (has_value) return ag_lua_push_number(L, number);
    const ag_amount *count = name == NULL ? NULL : ag_host_count(ag_host_of(L), printed, name);
    if (count != NULL) {
        ag_context context = ag_run_context(run);
        return ag_lua_push_number(L, ag_amount_value(run->rules, count, &context));
    }
    ag_call_names values = { ag_host_of(L), NULL, printed, AG_SHAPE_NUMBERS };
    const char *near = name == NULL ? NULL : ag_nearest(name, ag_call_name_at, &values);
    if (near == NULL) return 0;
    ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD,
                "a card has no field \"%s\" (did you mean its value \"%s\"?)", name, near);
}

const ag_api_row ag_api_card[] = {
    { AG_WORD(FIELD, CARD, "name", card_known, TEXT), NAME, .rule = "CR 200",
      .doc = "Its name; \"\" where it is face down.", .says = "@'s name" },
    { AG_WORD(FIELD, CARD, "key", card_known, TEXT), KEY, .doc = "`<set>/<stem>` of its script." },
    { AG_WORD(FIELD, CARD, "cost", card_stat, NUMBER), AG_STAT_COST, .rule = "CR 201.1",
      .doc = "Its printed cost; X counts while it is on the chain.", .says = "@'s cost" },
    { AG_WORD(FIELD, CARD, "atk", card_stat, NUMBER), AG_STAT_ATK, .rule = "CR 205.1",
      .doc = "Its ATK now.", .says = "@'s ATK" },
    { AG_WORD(FIELD, CARD, "health", card_stat, NUMBER), AG_STAT_HEALTH, .doc = "Its health now.",
      .says = "@'s health" },
    { AG_WORD(FIELD, CARD, "damage", card_stat, NUMBER), AG_STAT_DAMAGE, .rule = "CR 405.1",
      .doc = "The damage on it.", .says = "the damage on @" },
    { AG_WORD(FIELD, CARD, "damage_this_turn", card_stat, NUMBER), AG_STAT_DEALT,
      .rule = "CR 408.1", .doc = "The damage that it was dealt this turn." },
    { AG_WORD(FIELD, CARD, "def", card_stat, NUMBER), AG_STAT_DEF, .rule = "CR 304",
      .doc = "Its DEF now.", .says = "@'s DEF" },
    { AG_WORD(FIELD, CARD, "strike", card_known, NUMBER), STRIKE, .rule = "CR 303.2",
      .doc = "What striking with it costs now." },
    { AG_WORD(FIELD, ME, "x", card_now, NUMBER), X, .rule = "CR 201.3",
      .doc = "The X that was chosen for it.", .says = "X" },
    { AG_WORD(FIELD, ME, "paid", card_paid, NUMBER), .rule = "CR 403",
      .doc = "The number that its cost recorded: of a part with up_to, any_number or x, of "
             "damage that was put, of all counters. Where no cost of the card records one it is "
             "a fault.",
      .says = "that much" },
    { AG_WORD(FIELD, ME, "paid_with", card_now, GROUP), PAID_WITH, .rule = "CR 403.1",
      .doc = "The cards that were chosen to pay for the link that resolves, as they were then: "
             "the ally that was destroyed, the cards that were discarded.",
      .says = "what was paid with" },
    { AG_WORD(FIELD, CARD, "link", card_now, LINK_OR_NIL), LINK, .rule = "CR 705",
      .doc = "By which it is on the chain." },
    { AG_WORD(FIELD, CARD, "is_ready", card_known, YES), READY, .rule = "CR 411",
      .doc = "It is not exhausted.", .says = "@ is ready" },
    { AG_WORD(FIELD, CARD, "exhausted", card_member, YES), AG_CARD_EXHAUSTED,
      .at = AG_AT(ag_card, flags), .rule = "CR 411", .says = "@ is exhausted" },
    { AG_WORD(FIELD, CARD, "attacking", card_now, YES), ATTACKING, .rule = "CR 602.1",
      .says = "@ is attacking" },
    { AG_WORD(FIELD, CARD, "defending", card_now, YES), DEFENDING, .rule = "CR 602.3",
      .says = "@ is defending" },
    { AG_WORD(FIELD, CARD, "in_play", card_now, YES), IN_PLAY, .rule = "CR 415",
      .says = "@ is in play" },
    { AG_WORD(FIELD, CARD, "exists", card_now, YES), EXISTS, .rule = "CR 415.9a",
      .doc = "It has not become another card." },
    { AG_WORD(FIELD, CARD, "face_up", card_known, YES), FACE_UP, .rule = "CR 412.1",
      .says = "@ is face up" },
    { AG_WORD(FIELD, CARD, "back_up", card_member, YES), 1, .at = AG_AT(ag_card, side),
      .rule = "CR 301", .doc = "Its other side shows." },
    { AG_WORD(FIELD, CARD, "home_deck", card_known, TEXT), HOME_DECK, .rule = "R101.3c",
      .doc = "The name of its owner's deck that it belongs to, also of a card that lies face "
             "down." },
    { AG_WORD(FIELD, CARD, "is_token", card_member, YES), AG_CARD_TOKEN,
      .at = AG_AT(ag_card, flags), .rule = "CR 404.2" },
    { AG_WORD(FIELD, CARD, "is_boss", card_now, YES), IS_BOSS, .rule = "R101.1" },
    { AG_WORD(FIELD, CARD, "owner", card_member, PLAYER), .at = AG_AT(ag_card, owner),
      .rule = "CR 401.2", .says = "@'s owner" },
    { AG_WORD(FIELD, CARD, "controller", card_known, PLAYER), CONTROLLER, .rule = "CR 401.1",
      .doc = "Who controls it; outside play and chain, its owner.", .says = "@'s controller" },
    { AG_WORD(FIELD, ME, "player", card_known, PLAYER), PLAYER, .rule = "CR 401.1",
      .doc = "Of the card that acts: the effect's player. Of others: the controller." },
    { AG_WORD(FIELD, CARD, "hero", card_now, CARD), HERO, .rule = "CR 301",
      .doc = "The hero of its player, or the last one that was." },
    { AG_WORD(FIELD, CARD, "host", card_member, CARD_OR_NIL), .at = AG_AT(ag_card, host),
      .rule = "CR 400", .doc = "What it is attached to.", .says = "the bearer" },
    { AG_WORD(FIELD, CARD, "attachments", card_attached, GROUP), ATTACHED, .rule = "CR 400",
      .doc = "What is attached to it.", .says = "what is attached to @" },
    { AG_WORD(FIELD, CARD, "fallen", card_fallen, CARD_OR_NIL), .rule = "CR 415.9c",
      .doc = "Of an attachment that died with its host: what it is now, in a graveyard, until it "
             "moves on." },
    { AG_WORD(FIELD, CARD, "possible_hosts", card_possible_hosts, GROUP), .rule = "CR 400.7",
      .doc = "The other cards in play that fit its attach description, targetable or not." },
    { AG_WORD(FIELD, CARD, "held", card_attached, GROUP), HELD,
      .doc = "What it removed from the game with `hold`.", .says = "the cards held by @" },
    { AG_WORD(FIELD, ME, "memory", card_now, MEMORY), MEMORY, .usage = "me.memory[1]",
      .errors = "a place outside 1 to 4",
      .doc = "Four integers that live and die with the card; written with `me.memory[1] = n`." },
    { AG_WORD(LOOK, CARD, "is", card_is, YES),
      .takes = { { "filter", AG_SHAPE_FILTER, .needed = AG_NEEDED } },
      .doc = "Whether it matches, in whatever zone it is where the filter names none.",
      .says = "@ is {1}" },
    { AG_WORD(LOOK, CARD, "could_target", card_could_target, YES), .rule = "CR 706.6",
      .takes = { { "other", AG_SHAPE_OBJECT, .needed = AG_NEEDED } },
      .doc = "Whether it could be aimed at that if it were added to the chain now." },
    { AG_WORD(LOOK, CARD, "counters", card_counters, NUMBER), .rule = "CR 404.1",
      .takes = { { "name", AG_SHAPE_TEXT, "the counter's name", .needed = AG_NEEDED,
                   .as = "\"name\"" } },
      .says = "the number of {1} counters on @" },
    { .kind = AG_API_END },
};

// ---- what is printed, whatever modifiers change ----

// One of zeroes where nothing is known of the card.
static const ag_card_def *def_of(const ag_api_call *call)
{
    return ag_catalog_card(call->rules->catalog, ag_printed_of(call->state, call->on.card));
}

static const char *const printed_words[] = { "cost", "atk", "health", "def", "strike" };

// Of the side that is up, or was up as the card was last known.
static int card_printed(ag_api_call *call)
{
    const ag_card *card = ag_card_or_known(call->state, call->on.card);
    const ag_side_def *side = &def_of(call)->side[card == NULL ? 0 : card->side];
    const int16_t numbers[] = { side->cost, side->atk, side->health, side->def, side->strike };
    return ag_give_number(call, numbers[call->arg[0].number]);
}

// R502.2a: Bosses are numbered. A defeated Boss keeps its number.
static int card_order(ag_api_call *call)
{
    return ag_give_number(call, def_of(call)->boss_order);
}

const ag_api_row ag_api_print[] = {
    { AG_WORD(LOOK, CARD, "printed", card_printed, NUMBER), .rule = "CR 205.1",
      .takes = { { "number", AG_SHAPE_WORD, "number", .needed = AG_NEEDED, .as = "\"health\"",
                   .words = { printed_words, 5 } } },
      .doc = "The number that is printed on its side that shows: no modifier changes it. 0 where "
             "it has none.",
      .says = "@'s printed {1}" },
    { AG_WORD(FIELD, CARD, "order", card_order, NUMBER), .rule = "R502.2a",
      .doc = "Which Boss or stage it is, or was as it was last known; 0 where it is none." },
    { .kind = AG_API_END },
};

// One card and another: copies of it, and what both have in common.

static int card_becomes_copy_of(ag_api_call *call)
{
    ag_card_id card = call->on.card, of = call->arg[0].card;
    int hero = (ag_types(call->rules, card) & AG_TYPE_HERO) != 0;
    int there = ag_in_play(call->state, card) && ag_card_exists(call->state, of);
    if (there && !hero && ag_run_reaches(call->run, card)) {
        ag_become_copy(call->rules, card, of);
        // CR 402.3c: nor is anything chosen again, as it would be if it entered play.
    }
    return 0;
}

// CR 300.1c: the same number of types, and the same types.
static int card_same_type(ag_api_call *call)
{
    uint32_t one = ag_types_known(call->rules, call->on.card);
    uint32_t other = ag_types_known(call->rules, call->arg[0].card);
    return ag_give_yes(call, one != 0 && one == other);
}

static int card_shares(ag_api_call *call)
{
    return ag_give_yes(
        call, ag_cards_share(call->rules, call->arg[0].number, call->on.card, call->arg[1].card));
}

const ag_api_row ag_api_alike[] = {
    { AG_WORD(VERB, CARD, "becomes_copy_of", card_becomes_copy_of, NOTHING), .rule = "CR 402.3",
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "A card in play has all that is printed on the other, until it leaves play. Heroes "
             "do not. The other may lie elsewhere: a token that was made so becomes \"a 6/6 "
             "Gryphon named …\".",
      .says = "@ become~ a copy of {1}" },
    { AG_WORD(VERB, CARD, "same_type", card_same_type, YES), .rule = "CR 300.1c",
      .takes = { { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "As many types, and the same ones.", .says = "@ shares a type with {1}" },
    { AG_WORD(VERB, CARD, "shares", card_shares, YES), .rule = "CR 206.1a, CR 300.1c",
      .takes = { { "what", AG_SHAPE_WORD, "kind of thing to share", .needed = AG_NEEDED,
                   .as = "\"class\"", .words = { ag_alike_words, AG_ALIKE_COUNT } },
                 { "other", AG_SHAPE_CARD, .needed = AG_NEEDED } },
      .doc = "Whether both have one of their types, the tag of one class, or of one of the "
             "twelve races, or the same name or controller.",
      .says = "@ shares a {1} with {2}" },
    { .kind = AG_API_END },
};

// Keywords in effects: how much of one a card has, Empower, and those that are instructions
// (Portal, Delve), which are written in keywords.lua.

static int card_keyword(ag_api_call *call)
{
    ag_card_id card = call->on.card;
    int keyword = call->arg[0].number;
    if (ag_card_exists(call->state, card)) {
        return ag_give_number(call, ag_keyword_sum(call->rules, card, keyword));
    }
    // CR 707.3: for a card that is gone it is still known that it had the keyword.
    const ag_known *known = ag_known_find(call->state, card);
    return ag_give_number(call, known != NULL && (known->keywords & AG_LONG_BIT(keyword)) != 0);
}

static int card_givers(ag_api_call *call)
{
    if (!ag_card_exists(call->state, call->on.card)) return ag_give_none(call);
    int count = ag_keyword_givers(call->rules, call->on.card, call->arg[0].number, call->cards[0],
                                  AG_CARD_MAX);
    return ag_push_cards(call->L, call->cards[0], count);
}

static int card_empowered(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    uint16_t bit = (uint16_t)AG_BIT(call->arg[0].number);
    const ag_link *link = ag_link_at(call->state, frame->link);
    int as_added = link == NULL || link->kind != AG_LINK_CARD || (link->empowered & bit) != 0;
    int now = (ag_empowered(call->rules, frame->seat, frame->me) & bit) != 0;
    return ag_give_yes(call, as_added && now);  // KW Empower
}

// KW Portal, KW Delve
static int card_perform(ag_api_call *call)
{
    lua_State *L = call->L;
    lua_settop(L, 1);
    ag_keywords_push(L, "verbs", call->row->name);
    lua_insert(L, 1);
    lua_callk(L, 1, 0, AG_GIVES_NOTHING, ag_call_answer);
    return 0;
}

const ag_api_row ag_api_keyword[] = {
    { AG_WORD(LOOK, CARD, "keyword", card_keyword, NUMBER), .rule = "CR 700.1",
      .takes = { { "keyword", AG_SHAPE_WORD, "keyword", .needed = AG_NEEDED, .as = "\"Assault\"",
                   .words = { ag_keyword_words, AG_KEYWORD_COUNT } } },
      .doc = "How much of a keyword it has now: the numbers of all instances together, or how "
             "many there are. Of a card that has moved: 1 where it had it." },
    { AG_WORD(LOOK, CARD, "givers", card_givers, GROUP), .rule = "CR 714.1",
      .takes = { { "keyword", AG_SHAPE_WORD, "keyword", .needed = AG_NEEDED, .as = "\"Bear Form\"",
                   .words = { ag_keyword_words, AG_KEYWORD_COUNT } } },
      .doc = "The cards that are the sources of what gives it this keyword now, wherever they "
             "are." },
    { AG_WORD(LOOK, ME, "empowered", card_empowered, YES), .rule = "KW Empower",
      .takes = { { "class", AG_SHAPE_WORD, "class", .needed = AG_NEEDED, .as = "\"hunter\"",
                   .words = { ag_empower_words, AG_CLASS_COUNT + 1 } } },
      .doc = "Whether its player controls another hero or ally of that class (\"monster\": with "
             "that icon), and of an ability did already as it was added to the chain." },
    { AG_WORD(VERB, ME, "portal", card_perform, NOTHING), .rule = "KW Portal",
      .doc = "Reveals the top three cards of its player's deck; a Demon ally among them that "
             "costs less than this card may come into play, the others go under the deck." },
    { AG_WORD(VERB, ME, "delve", card_perform, NOTHING), .rule = "KW Delve",
      .doc = "Its player looks at the top two cards of their deck; any of them stay on top, the "
             "others go under it." },
    { .kind = AG_API_END },
};
