// Verbs of a card or a group: what happens to all of them at once.
#include "lua/words/api.h"

#include <lauxlib.h>

#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/change/change.h"
#include "rules/change/action.h"
#include "rules/combat/combat.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/zone.h"

// Where an action puts cards; cards that are there already are left out, as nothing would happen to
// them (CR 415.9a). NOWHERE: it may happen anywhere.
static int goal_of(int kind)
{
    switch (kind) {
    case AG_ACTION_TO_HAND: return AG_ZONE_HAND;
    case AG_ACTION_TO_GRAVEYARD: return AG_ZONE_GRAVEYARD;
    case AG_ACTION_REMOVE: return AG_ZONE_REMOVED;
    case AG_ACTION_TO_RESOURCES: return AG_ZONE_RESOURCES;
    default: return AG_ZONE_NOWHERE;
    }
}

static int leave_out_zone(const ag_state *state, ag_card_id *cards, int count, int zone)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        if (ag_zone(state, cards[i]) != zone) {
            cards[left++] = cards[i];
        }
    }
    return left;
}

// CR 707.3: what was destroyed is a new card elsewhere; one life earlier it was in play.
static int push_destroyed(lua_State *L, const ag_ref *destroyed, int count)
{
    ag_ref before[AG_CARD_MAX];
    AG_ASSERT(count <= AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        // Without CR 709.2f, cards that were not destroyed are in the list as empty entries.
        int is_card = destroyed[i].kind == AG_REF_CARD;
        AG_ASSERT(!is_card || destroyed[i].life > 1);
        before[i] = destroyed[i];
        before[i].life -= (uint16_t)is_card;
    }
    ag_push_group(L, destroyed, count);
    ag_push_group(L, before, count);
    return 2;
}

static int answer_destroyed(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    const ag_reply *reply = &ag_run_now(L, "destroy")->rules->state->reply;
    return push_destroyed(L, reply->refs, reply->count);
}

// Pushes the action for the cards at index 1; its result is the group that it happened to.
static int action_for(lua_State *L, const ag_run *run, const char *word, ag_action action)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, word, cards);
    if (!(action.flags & AG_ACTION_OWN)) {
        count = leave_out_zone(run->rules->state, cards, count, goal_of(action.kind));
    }
    if (action.seat == 0) {
        action.seat = run->frame->seat;
    }
    action.source = run->frame->me;
    int destroys = action.kind == AG_ACTION_DESTROY;
    if (count == 0 && destroys) return push_destroyed(L, NULL, 0);
    if (count == 0) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_action_begin(run->rules, &action, cards, count);
    return ag_run_wait(L, destroys ? answer_destroyed : ag_answer_group, 0);
}

static int plain_action(lua_State *L, const char *word, int kind)
{
    return action_for(L, ag_run_verb(L, word), word, (ag_action){ .kind = (uint8_t)kind });
}

static int cards_destroy(lua_State *L)
{
    return plain_action(L, "destroy", AG_ACTION_DESTROY);
}
static int cards_exhaust(lua_State *L)
{
    return plain_action(L, "exhaust", AG_ACTION_EXHAUST);
}
static int cards_ready(lua_State *L)
{
    return plain_action(L, "ready", AG_ACTION_READY);
}
static int cards_flip(lua_State *L)
{
    return plain_action(L, "flip", AG_ACTION_FLIP);
}
static int cards_face_down(lua_State *L)
{
    return plain_action(L, "turn_face_down", AG_ACTION_FACE_DOWN);
}

// CR 415.2: `of = player` in the options at `index`: the zone of that player, who owns the card
// from then on.
static void read_new_owner(lua_State *L, int index, const char *word, ag_action *action)
{
    action->seat = ag_option_seat(L, index, "of", word, 0);
    action->flags |= action->seat != 0 ? AG_ACTION_OWN : 0;
}

static int action_to_zone(lua_State *L, const char *word, int kind)
{
    static const char *const fields[] = { "of", NULL };
    const ag_run *run = ag_run_verb(L, word);
    ag_action action = { .kind = (uint8_t)kind };
    if (ag_arg_options(L, 2, word, fields)) {
        read_new_owner(L, 2, word, &action);
    }
    return action_for(L, run, word, action);
}

static int cards_to_hand(lua_State *L)
{
    return action_to_zone(L, "to_hand", AG_ACTION_TO_HAND);
}
static int cards_to_graveyard(lua_State *L)
{
    return action_to_zone(L, "to_graveyard", AG_ACTION_TO_GRAVEYARD);
}
static int cards_discard(lua_State *L)
{
    return plain_action(L, "discard", AG_ACTION_DISCARD);
}
static int cards_reveal(lua_State *L)
{
    return plain_action(L, "reveal", AG_ACTION_REVEAL);
}

static int cards_to_deck(lua_State *L)
{
    static const char *const ends[] = { "top", "bottom" };
    const ag_run *run = ag_run_verb(L, "to_deck");
    static const char *const fields[] = { "of", "ordered", NULL };
    int end = ag_arg_word(L, 2, "to_deck", "end of a deck", ends, 2);
    ag_action action = { .kind = end == 0 ? AG_ACTION_TO_DECK_TOP : AG_ACTION_TO_DECK_BOTTOM };
    if (ag_arg_options(L, 3, "to_deck", fields)) {
        read_new_owner(L, 3, "to_deck", &action);
        action.flags |= ag_lua_boolean_field(L, 3, "ordered") ? AG_ACTION_ORDERED : 0;
    }
    return action_for(L, run, "to_deck", action);
}

static int cards_remove(lua_State *L)
{
    static const char *const fields[] = { "hold", "face", NULL };
    static const char *const faces[] = { "up", "down" };
    const char *word = "remove_from_game";
    const ag_run *run = ag_run_verb(L, word);
    ag_action action = { .kind = AG_ACTION_REMOVE };
    if (ag_arg_options(L, 2, word, fields)) {
        action.flags |= ag_lua_boolean_field(L, 2, "hold") ? AG_ACTION_HOLD : 0;
        if (lua_getfield(L, 2, "face") != LUA_TNIL) {
            int down = ag_arg_word(L, -1, word, "face", faces, 2) == 1;
            action.flags |= down ? AG_ACTION_DOWN : AG_ACTION_UP;
        }
        lua_pop(L, 1);
    }
    return action_for(L, run, word, action);
}

static int cards_to_resources(lua_State *L)
{
    static const char *const fields[] = { "face", "of", "exhausted", NULL };
    static const char *const faces[] = { "down", "up" };
    const char *word = "to_resources";
    const ag_run *run = ag_run_verb(L, word);
    ag_action action = { .kind = AG_ACTION_TO_RESOURCES, .flags = AG_ACTION_DOWN };
    if (ag_arg_options(L, 2, word, fields)) {
        if (lua_getfield(L, 2, "face") != LUA_TNIL
            && ag_arg_word(L, -1, word, "face", faces, 2) == 1) {
            action.flags = 0;
        }
        lua_pop(L, 1);
        action.flags |= ag_lua_boolean_field(L, 2, "exhausted") ? AG_ACTION_EXHAUSTED : 0;
        action.seat = ag_option_seat(L, 2, "of", word, 0);
    }
    return action_for(L, run, word, action);
}

static int cards_to_play(lua_State *L)
{
    static const char *const fields[] = { "under", "exhausted", "attached_to", "as", NULL };
    const char *word = "to_play";
    const ag_run *run = ag_run_verb(L, word);
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY };
    if (ag_arg_options(L, 2, word, fields)) {
        action.seat = ag_option_seat(L, 2, "under", word, 0);
        action.flags = ag_lua_boolean_field(L, 2, "exhausted") ? AG_ACTION_EXHAUSTED : 0;
        action.as_types = ag_lua_types_field(L, 2, "as");
        if (lua_getfield(L, 2, "attached_to") != LUA_TNIL) {
            action.host = ag_arg_card(L, -1, word);
        }
        lua_pop(L, 1);
    }
    return action_for(L, run, word, action);
}

// CR 800.1: kept for the next game of the match: this game only reports it.
static int cards_keep(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "keep");
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, "keep", cards);
    for (int i = 0; i < count; i++) {
        ag_event event = ag_event_of(run->rules, AG_EVENT_KEPT,
                                     ag_controller_of(run->rules->state, cards[i]), cards[i]);
        ag_announce(run->rules, &event);
    }
    return 0;
}

// ---- comparisons ----

// A card that has moved is compared as it was last known.
static int compared(lua_State *L, int index, const char *word, ag_card_id *out)
{
    const ag_ref *handle = ag_to_handle(L, index);
    if (handle == NULL || handle->kind != AG_REF_CARD) return ag_arg_cards(L, index, word, out);
    out[0] = ag_ref_as_card(*handle);
    return 1;
}

// CR 712.8: a comparison with a card that does not exist is false; its number is not 0 here.
static int cards_compare(lua_State *L)
{
    static const char *const words[] = { "cost", "atk", "health", "def" };
    static const int stats[] = { AG_STAT_COST, AG_STAT_ATK, AG_STAT_HEALTH, AG_STAT_DEF };
    enum { WORDS = sizeof words / sizeof words[0] };
    const char *word = "compare";
    const ag_run *run = ag_run_now(L, word);
    int stat = stats[ag_arg_word(L, 2, word, "number", words, WORDS)];
    int values[2] = { 0, 0 };
    int missing = 0;
    for (int side = 0; side < 2; side++) {
        int at = side == 0 ? 1 : 3;
        ag_card_id cards[AG_CARD_MAX];
        int count = lua_isnoneornil(L, at) ? 0 : compared(L, at, word, cards);
        if (count > 1) {
            ag_arg_fail(L, word, "one card is compared with one, not with %d", count);
        }
        missing |= count == 0;
        values[side] = count == 0 ? 0 : ag_stat_of(run->rules, cards[0], stat);
    }
    if (missing) {
        lua_pushnil(L);
    } else {
        ag_lua_push_text(L, values[0] > values[1]   ? "higher"
                            : values[0] < values[1] ? "lower"
                                                    : "equal");
    }
    return 1;
}

// ---- into decks, shuffled ----

// `context`: a bit for each deck that cards were put into: seat * AG_DECK_MAX + deck.
static int shuffle_answer(lua_State *L, int status, lua_KContext context)
{
    const ag_run *run = ag_run_now(L, "shuffle_into_deck");
    for (int bit = 0; bit < (AG_SEAT_MAX + 1) * AG_DECK_MAX; bit++) {
        if (context & ((lua_KContext)1 << bit)) {
            ag_shuffle(run->rules, (ag_seat)(bit / AG_DECK_MAX), bit % AG_DECK_MAX);
        }
    }
    return ag_answer_group(L, status, 0);
}
_Static_assert((AG_SEAT_MAX + 1) * AG_DECK_MAX < 63, "a bit for each deck fits into a context");

static int cards_shuffle_into_deck(lua_State *L)
{
    const char *word = "shuffle_into_deck";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, word, cards);
    lua_KContext decks = 0;
    for (int i = 0; i < count; i++) {
        const ag_card *card = ag_card_at(run->rules->state, cards[i]);
        decks |= (lua_KContext)1 << (card->owner * AG_DECK_MAX + card->home);
    }
    if (count == 0) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_action action = { .kind = AG_ACTION_TO_DECK_TOP,
                         .flags = AG_ACTION_ORDERED,
                         .seat = run->frame->seat,
                         .source = run->frame->me };
    ag_action_begin(run->rules, &action, cards, count);
    return ag_run_wait(L, shuffle_answer, decks);
}

// ---- at once, without a task ----

static int cards_set_apart(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "set_apart");
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, "set_apart", cards);
    luaL_checktype(L, 2, LUA_TBOOLEAN);
    for (int i = 0; i < count; i++) {
        ag_set_apart(run->rules, cards[i], lua_toboolean(L, 2), ag_run_rule(run));
    }
    return 0;
}

// CR 400.4: the effect of an attachment on the chain names the host for it to enter play with.
static int name_host(ag_rules *rules, ag_card_id card, ag_card_id host)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind == AG_LINK_CARD && ag_card_id_same(link->card, card)
            && state->used.targets < AG_TARGET_MAX && ag_in_play(state, host)) {
            ag_target_add(rules, ag_link_id_of(state, slot), AG_HOST_INDEX, ag_ref_card(host));
            return 1;
        }
    }
    return 0;
}

// CR 400.1: a card that is not an attachment by its text has the attach description of the effect
// that attaches it.
static void describe_host(const ag_run *run, ag_card_id card, const ag_filter *to)
{
    const ag_frame *frame = run->frame;
    ag_modifier described = { .change = { .field = AG_FIELD_ATTACHED },
                              .source = frame->me,
                              .printed = frame->printed,
                              .controller = frame->seat,
                              .lasts = AG_LASTS_GAME,
                              .x = frame->x };
    described.change.subject.only = card;
    described.change.subject.zones = (uint16_t)AG_BIT(AG_ZONE_PARTY);
    described.change.amount.counted = *to;
    described.change.reads = ag_filter_reads(to);
    ag_modifier_make(run->rules, &described);
}

static int cards_attach_to(lua_State *L)
{
    static const char *const fields[] = { "to", NULL };
    const char *word = "attach_to";
    const ag_run *run = ag_run_verb(L, word);
    ag_card_id cards[AG_CARD_MAX];
    ag_filter to;
    int count = ag_arg_cards(L, 1, word, cards);
    if (lua_isnil(L, 2)) {
        ag_push_group(L, NULL, 0);
        return 1;
    }
    ag_card_id host = ag_arg_card(L, 2, word);
    int described = ag_arg_options(L, 3, word, fields) && ag_lua_filter_field(L, 3, "to", &to);
    int done = 0;
    int there = ag_card_exists(run->rules->state, host) && ag_run_reaches(run, host);
    for (int i = 0; i < count && there; i++) {
        int on_chain = ag_zone(run->rules->state, cards[i]) == AG_ZONE_CHAIN;
        if (described && !on_chain) {
            describe_host(run, cards[i], &to);
        }
        if (on_chain ? name_host(run->rules, cards[i], host)
                     : ag_attach_fits(run->rules, run->frame->seat, cards[i], host)
                           && ag_attach(run->rules, cards[i], host)) {
            cards[done++] = cards[i];
        }
    }
    ag_push_cards(L, cards, done);
    return 1;
}

static int cards_remove_from_combat(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "remove_from_combat");
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, "remove_from_combat", cards);
    int done = 0;
    for (int i = 0; i < count; i++) {
        if (ag_run_reaches(run, cards[i]) && ag_combat_remove(run->rules, cards[i])) {
            cards[done++] = cards[i];
        }
    }
    ag_push_cards(L, cards, done);
    return 1;
}

static int card_becomes_defender(lua_State *L)
{
    const char *word = "becomes_defender";
    const ag_run *run = ag_run_verb(L, word);
    const ag_combat *combat = &run->rules->state->combat;
    ag_card_id card = ag_arg_card(L, 1, word);
    ag_card_id before = combat->defences[0].defender;
    if (!lua_isnoneornil(L, 2)) {
        before = ag_arg_card(L, 2, word);
    }
    lua_pushboolean(L, ag_run_reaches(run, card) && ag_run_reaches(run, before)
                           && ag_combat_defend(run->rules, before, card));
    return 1;
}

static int change_counters(lua_State *L, const char *word, int sign)
{
    const ag_run *run = ag_run_verb(L, word);
    ag_state *state = run->rules->state;
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_arg_cards(L, 1, word, cards);
    if (lua_type(L, 2) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected the counter's name, got %s", ag_arg_text(L, 2));
    }
    ag_symbol name = ag_host_symbol(ag_host_of(L), lua_tostring(L, 2));
    int number = lua_isnoneornil(L, 3) ? 1 : ag_arg_number(L, 3, word, "the number of counters", 0);
    for (int i = 0; i < count && number > 0; i++) {
        int before = ag_counter_count(state, cards[i], name);
        if (before == 0 && sign > 0 && state->used.counters + 1 >= AG_COUNTER_MAX) {
            ag_arg_fail(L, word, "a game holds at most %d kinds of counters on cards",
                        AG_COUNTER_MAX);
        }
        if (ag_run_reaches(run, cards[i])) {
            ag_counters_change(run->rules, cards[i], name, sign * number, run->frame->seat);
        }
    }
    return 0;
}

static int cards_add_counters(lua_State *L)
{
    return change_counters(L, "add_counters", 1);
}
static int cards_remove_counters(lua_State *L)
{
    return change_counters(L, "remove_counters", -1);
}

static int card_trigger(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "trigger");
    ag_trigger_card(run->rules, ag_arg_card(L, 1, "trigger"));
    return 0;
}

static int card_swap_to(lua_State *L)
{
    static const char *const fields[] = { "keep_readiness", "keep_damage", NULL };
    const ag_run *run = ag_run_verb(L, "swap_to");
    ag_card_id card = ag_arg_card(L, 1, "swap_to");
    uint16_t printed = ag_arg_printed(L, 2, "swap_to", "Boss card");
    if (ag_catalog_card(run->rules->catalog, printed)->boss_order == 0) {
        ag_arg_fail(L, "swap_to", "%s is no Boss", ag_arg_text(L, 2));
    }
    int keep = 0;
    if (ag_arg_options(L, 3, "swap_to", fields)) {
        keep |= ag_lua_boolean_field(L, 3, "keep_readiness") ? AG_SWAP_KEEPS_READINESS : 0;
        keep |= ag_lua_boolean_field(L, 3, "keep_damage") ? AG_SWAP_KEEPS_DAMAGE : 0;
    }
    if (ag_in_play(run->rules->state, card)) {
        ag_swap(run->rules, card, printed, keep);
    }
    return 0;
}

const ag_api_row ag_api_cards[] = {
    { AG_API_VERB, "destroy", "cards:destroy()",
      "the group that was destroyed, and the same as they were in play", "", "CR 415.9d",
      "Destroys what is in play. Of the second group numbers are read as they were (CR 707.3).",
      cards_destroy },
    { AG_API_VERB, "exhaust", "cards:exhaust()", "the group that was exhausted", "", "CR 411",
      "Exhausts those that are ready.", cards_exhaust },
    { AG_API_VERB, "ready", "cards:ready()", "the group that was readied", "", "CR 411",
      "Readies those that are exhausted.", cards_ready },
    { AG_API_VERB, "flip", "cards:flip()", "the group that was turned over", "", "CR 301.2",
      "Turns a card over to its other side.", cards_flip },
    { AG_API_VERB, "turn_face_down", "cards:turn_face_down()", "the group that was turned", "",
      "CR 412.1", "Turns cards face down.", cards_face_down },
    { AG_API_VERB, "to_hand", "cards:to_hand { of = player }", "the group, as it is in hand", "",
      "CR 415.2",
      "Puts cards into their owners' hands; with `of`, into that player's, who owns them from then "
      "on.",
      cards_to_hand },
    { AG_API_VERB, "to_deck",
      "cards:to_deck(\"top\" or \"bottom\", { of = player, ordered = true })",
      "the group, as it is in the deck", "another word", "CR 415.3",
      "Puts cards on their owners' decks, or under them; of several their owner says in which "
      "order, but "
      "for `ordered` ones, which keep theirs. With `of`, that player's deck; they own them from "
      "then on.",
      cards_to_deck },
    { AG_API_VERB, "to_graveyard", "cards:to_graveyard { of = player }",
      "the group, as it is in the graveyard", "", "CR 415.2",
      "Puts cards into their owners' graveyards; no card is destroyed or discarded by it. With "
      "`of`, into "
      "that player's, who owns them from then on.",
      cards_to_graveyard },
    { AG_API_VERB, "discard", "cards:discard()", "the group, as it is in the graveyard", "",
      "CR 415.9e", "Discards cards that are in a hand.", cards_discard },
    { AG_API_VERB, "set_apart", "cards:set_apart(true)", "", "no true or false", "",
      "Characters in play are set apart, as `player:set_apart` says, whoever controls them: that "
      "player's own effects reach them as little as anybody's. They attack and damage only those "
      "who are not set apart.",
      cards_set_apart },
    { AG_API_VERB, "remove_from_game", "cards:remove_from_game { hold = true, face = \"down\" }",
      "the group that was removed", "another face", "CR 415.7a",
      "Removes cards from the game; with `face` as it says, else a resource that lies face down "
      "stays so. With `hold`, they are found again as `me.held`.",
      cards_remove },
    { AG_API_VERB, "keep", "cards:keep()", "", "", "CR 800.1",
      "They stay in play for the next game of the match: it is told, and nothing else happens.",
      cards_keep },
    { AG_API_VERB, "compare", "cards:compare(\"cost\", cards)",
      "\"higher\", \"lower\" or \"equal\"; nil where either is not there",
      "more than one card; another number than cost, atk, health, def", "CR 712.8",
      "Whether this card's number is higher or lower than the other's.", cards_compare },
    { AG_API_VERB, "to_play",
      "cards:to_play { under = player, exhausted = true, attached_to = card, as = \"ability\" }",
      "the group, as it is in play", "", "CR 710",
      "Puts cards into play, under the control of the effect's player where no other is named; "
      "with `as`, as another type of card until they leave play (CR 300.1d).",
      cards_to_play },
    { AG_API_VERB, "to_resources",
      "cards:to_resources { face = \"down\", of = player, exhausted = true }",
      "the group, as it is in the row", "", "CR 412",
      "Puts cards into the resource row of the effect's player, or of the one that `of` names, "
      "whoever owns them; face down where nothing else is said, off the chain. Into their owners': "
      "of = card.owner.",
      cards_to_resources },
    { AG_API_VERB, "shuffle_into_deck", "cards:shuffle_into_deck()",
      "the group, as it is in the deck", "", "CR 415",
      "Puts cards into their owners' decks and shuffles those.", cards_shuffle_into_deck },
    { AG_API_VERB, "reveal", "cards:reveal()", "the group that was revealed", "", "CR 415",
      "Shows cards to all players.", cards_reveal },
    { AG_API_VERB, "attach_to", "cards:attach_to(host, { to = filter })",
      "the group that is now attached, or will be as it enters play", "", "CR 400.7",
      "Moves attachments under a host that fits their attach description; what is no attachment "
      "becomes one, with the description `to`. Of a card on the chain it is the host with which it "
      "enters play (`attached_by_effect`).",
      cards_attach_to },
    { AG_API_VERB, "remove_from_combat", "cards:remove_from_combat()", "the group that was removed",
      "", "CR 602.4", "Takes characters out of combat, or out of a proposed one.",
      cards_remove_from_combat },
    { AG_API_VERB, "becomes_defender", "card:becomes_defender(before)", "whether it does", "",
      "CR 602.3a",
      "This character defends instead of `before` (the first defender), who is removed from "
      "combat. It does not strike.",
      card_becomes_defender },
    { AG_API_VERB, "add_counters", "cards:add_counters(\"name\", n)", "",
      "a number that is not whole or below 0", "CR 404.1",
      "Puts n counters (1) on each card. Called \"+1/+1\" (ATK and health), \"-1 ATK\", "
      "\"+2 health\" or \"+1 DEF\" they change its numbers (CR 404.1c).",
      cards_add_counters },
    { AG_API_VERB, "remove_counters", "cards:remove_counters(\"name\", n)", "",
      "a number that is not whole or below 0", "CR 404.1",
      "Takes up to n counters (1) from each card.", cards_remove_counters },
    { AG_API_VERB, "trigger", "card:trigger()", "", "", "CR 703.5",
      "All triggered powers that it has trigger, as if what they wait for had happened: the event "
      "is about the card itself, by the card itself, with an amount of 0.",
      card_trigger },
    { AG_API_VERB, "swap_to",
      "boss:swap_to(\"raid/stem\", { keep_readiness = true, keep_damage = true })", "",
      "a key that no Boss has", "R101.4",
      "The Boss gives way to another card of the same Boss: the same object, undamaged unless it "
      "keeps its damage, ready unless it keeps its readiness.",
      card_swap_to },
    { .kind = AG_API_END },
};
