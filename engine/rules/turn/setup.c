// Set-up: seats, decks, heroes; shuffles, opening hands, mulligans; the first turn (CR 101, R200).
#include "rules/turn/turn.h"

#include "base/hash.h"

enum { HAND_SIZE = 7 };  // CR 101.1

// ---- seats, piles and cards ----

static void open_piles(ag_state *state, ag_seat seat, int deck_count)
{
    ag_player *player = &state->players[seat];
    player->hand = (uint8_t)ag_pile_open(state, AG_ZONE_HAND, seat, 0);
    player->party = (uint8_t)ag_pile_open(state, AG_ZONE_PARTY, seat, 0);
    player->resources = (uint8_t)ag_pile_open(state, AG_ZONE_RESOURCES, seat, 0);
    player->removed = (uint8_t)ag_pile_open(state, AG_ZONE_REMOVED, seat, 0);
    player->aside = (uint8_t)ag_pile_open(state, AG_ZONE_ASIDE, seat, 0);
    player->deck_count = (uint8_t)(deck_count > 0 ? deck_count : 1);
    for (int deck = 0; deck < player->deck_count; deck++) {
        player->decks[deck] = (uint8_t)ag_pile_open(state, AG_ZONE_DECK, seat, deck);
        player->graveyards[deck] = (uint8_t)ag_pile_open(state, AG_ZONE_GRAVEYARD, seat, deck);
    }
}

// CR 301.1, R200.2: a hero, or the first Boss as one, ready.
static void put_hero_in_play(ag_state *state, ag_seat seat, uint16_t printed)
{
    ag_card_id hero = ag_card_open(state, printed, seat, 0, 0);
    ag_card *card = ag_card_edit(state, hero);
    card->controller = seat;
    card->entered_under = seat;
    card->entered = ag_state_timestamp(state);
    ag_pile_put(state, hero.slot, state->players[seat].party, 1);
    state->players[seat].hero = hero;
    state->players[seat].starting = printed;
}

static void open_seat(ag_rules *rules, ag_seat seat, const ag_seat_def *def)
{
    ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    ag_player *player = &state->players[seat];
    player->flags = AG_PLAYER_IN;
    player->side = def->side;
    player->order = seat;
    int own = def->side < AG_SIDE_COUNT && raid->hand_max[def->side] > 0;
    player->hand_max = own ? raid->hand_max[def->side] : HAND_SIZE;
    open_piles(state, seat, def->deck_count);
    for (int deck = 0; deck < def->deck_count; deck++) {
        for (int i = 0; i < def->counts[deck]; i++) {
            ag_card_id card = ag_card_open(state, def->cards[deck][i], seat, deck, 0);
            ag_pile_put(state, card.slot, player->decks[deck], 1);
        }
    }
    if (def->hero != 0) put_hero_in_play(state, seat, def->hero);
    if (def->side == AG_SIDE_BOSS) {
        // R200.2: the first Boss card starts in play; the others are set aside.
        for (int i = 0; i < raid->boss_count; i++) {
            uint16_t printed = rules->port->card(rules->port->host, raid->boss_keys[i]);
            AG_ASSERT(printed != 0);
            if (i == 0) {
                put_hero_in_play(state, seat, printed);
            } else {
                ag_card_id one = ag_card_open(state, printed, seat, 0, 0);
                ag_pile_put(state, one.slot, state->players[seat].aside, 1);
            }
        }
    }
}

// R200.4 or R300.6: the Boss player, or the raider to the left.
static ag_seat first_seat(const ag_rules *rules)
{
    const ag_raid_def *raid = rules->catalog->raid;
    ag_seat boss = ag_boss_seat(rules->state);
    if (boss == 0) return (ag_seat)(ag_rng_below(&rules->state->rng, rules->state->seat_count) + 1);
    return raid->boss_first ? boss : ag_player_next(rules->state, boss);
}

void ag_setup(ag_rules *rules, const ag_seat_def *seats, int seat_count, uint64_t seed, int bare)
{
    ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    AG_ASSERT(seat_count >= 1 && seat_count <= AG_SEAT_MAX);
    AG_ASSERT(raid != NULL);  // a duel is one, too
    ag_rng_seed(&state->rng, seed, 1);
    state->alias_key = ag_hash_text("alias") ^ ag_hash(seed, &seed, sizeof seed);
    state->seat_count = (uint8_t)seat_count;
    ag_pile_open(state, AG_ZONE_CHAIN, 0, 0);
    for (ag_seat seat = 1; seat <= seat_count; seat++) open_seat(rules, seat, &seats[seat]);
    for (int i = 0; i < raid->word_count; i++) state->raid_words[i] = raid->words[i];
    state->strike_classic = raid->strike_classic;
    state->turn.seat = first_seat(rules);
    ag_task_push(rules, AG_TASK_TURN)->stage = AG_TURN_FIRST;
    if (!bare) ag_task_push(rules, AG_TASK_SETUP);
}

// ---- a raid that begins later ----

// The card of the first Boss of this order among the raid's; { 0, 0 }: none.
static ag_card_id boss_of_order(const ag_rules *rules, ag_seat seat, int order)
{
    const ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    for (int i = 0; i < raid->boss_count; i++) {
        uint16_t printed = rules->port->card(rules->port->host, raid->boss_keys[i]);
        if (ag_catalog_card(rules->catalog, printed)->boss_order != order) continue;
        for (uint16_t slot = 1; slot < state->used.cards; slot++) {
            if (state->cards[slot].printed == printed && state->cards[slot].owner == seat) {
                return ag_card_id_of(state, slot);
            }
        }
    }
    return ag_nobody;
}

// Earlier Bosses have fallen: they are removed from the game, unseen.
static void remove_earlier(ag_rules *rules, ag_seat seat, ag_card_id boss)
{
    ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    for (int i = 0; i < raid->boss_count; i++) {
        uint16_t printed = rules->port->card(rules->port->host, raid->boss_keys[i]);
        if (printed == ag_printed_of(state, boss)) return;
        for (uint16_t slot = 1; slot < state->used.cards; slot++) {
            if (state->cards[slot].printed == printed && state->cards[slot].owner == seat) {
                ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_REMOVED, seat, 1);
            }
        }
    }
}

int ag_setup_has_boss(const ag_rules *rules, int order)
{
    ag_seat seat = ag_boss_seat(rules->state);
    return seat != 0 && boss_of_order(rules, seat, order).slot != 0;
}

int ag_setup_begin(ag_rules *rules, int from_boss)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_boss_seat(state);
    AG_ASSERT(from_boss >= 0);
    if (from_boss > 0) {
        if (!ag_setup_has_boss(rules, from_boss)) return 0;
        ag_card_id boss = boss_of_order(rules, seat, from_boss);
        remove_earlier(rules, seat, boss);
        if (ag_zone(state, boss) != AG_ZONE_PARTY) {
            boss = ag_card_move(rules, boss, AG_ZONE_PARTY, seat, 1);
        }
        ag_player_edit(state, seat)->hero = boss;
        ag_player_edit(state, seat)->starting = ag_printed_of(state, boss);
    }
    ag_task_push(rules, AG_TASK_SETUP)->setup.from_boss = from_boss;
    return 1;
}

// ---- from the shuffle to the first turn ----

enum { SETUP_HANDS, SETUP_MULLIGANS, SETUP_RAID, SETUP_LATER, SETUP_FIRST };

static void take_hand(ag_rules *rules, ag_seat seat, int count)
{
    for (int i = 0; i < count; i++) {
        ag_card_id top = ag_deck_top(rules, seat, 0);
        // put into hand: not drawn (CR 101.1)
        if (top.slot != 0) ag_card_move(rules, top, AG_ZONE_HAND, seat, 1);
    }
}

static void hands(ag_rules *rules)
{
    ag_event event = ag_event_of(rules, AG_EVENT_GAME_BEGINS, 0, ag_nobody);
    ag_announce(rules, &event);
    for (ag_seat seat = 1; seat <= rules->state->seat_count; seat++) {
        for (int deck = 0; deck < rules->state->players[seat].deck_count; deck++) {
            // A deck of the Boss player that its raid does not shuffle.
            const ag_raid_def *raid = rules->catalog->raid;
            int keeps = seat == ag_boss_seat(rules->state) && (raid->unshuffled & AG_BIT(deck));
            if (!keeps) ag_shuffle(rules, seat, deck);
        }
        int has_hand = !ag_is_automated(rules, seat);  // CR 101.1
        take_hand(rules, seat, has_hand ? HAND_SIZE : 0);
    }
}

// A function of the raid, about its Boss in play.
static void call_raid(ag_rules *rules, uint16_t power)
{
    const ag_raid_def *raid = rules->catalog->raid;
    ag_seat seat = ag_boss_seat(rules->state);
    ag_frame_begin(rules, raid->printed, (uint16_t)(power - 1), AG_SLOT_EFFECT,
                   ag_player_at(rules->state, seat)->hero, seat);
}

ag_progress ag_setup_run(ag_rules *rules, ag_task *task)
{
    const ag_raid_def *raid = rules->catalog->raid;
    switch (task->stage++) {
    case SETUP_HANDS: hands(rules); return AG_AGAIN;
    case SETUP_MULLIGANS: ag_task_push(rules, AG_TASK_MULLIGAN); return AG_AGAIN;
    case SETUP_RAID:
        if (raid->setup_power != 0) call_raid(rules, raid->setup_power);
        return AG_AGAIN;
    case SETUP_LATER:
        if (task->setup.from_boss > 0 && raid->from_boss_power != 0) {
            call_raid(rules, raid->from_boss_power);
        }
        return AG_AGAIN;
    default:
        if (rules->catalog->raid->skips_first_draw) {  // CR 501.2b
            ag_player_edit(rules->state, rules->state->turn.seat)->skips[AG_PART_DRAW_STEP] = 1;
        }
        return AG_DONE;
    }
}

// ---- mulligans (CR 101.2): decided in turn order, then taken by all who want one ----

static int may_mulligan(const ag_rules *rules, ag_seat seat)
{
    const ag_raid_def *raid = rules->catalog->raid;
    return ag_player_at(rules->state, seat)->side != AG_SIDE_BOSS || raid->boss_mulligan;
}

ag_progress ag_setup_mulligan(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    ag_seat seat;
    if (ag_choice_take(rules, &picks)) {
        seat = ag_player_from_turn(state, task->stage);
        if (picks.picks[0] == 1) ag_player_edit(state, seat)->flags |= AG_PLAYER_MULLIGAN;
        task->stage++;
    }
    while ((seat = ag_player_from_turn(state, task->stage)) != 0) {  // CR 101.2
        if (may_mulligan(rules, seat)) {
            return ag_choice_ask_yes(rules, seat, AG_PROMPT_MULLIGAN, AG_RULE(CR_101_2), ag_nobody);
        }
        task->stage++;
    }
    for (int nth = 0; (seat = ag_player_from_turn(state, nth)) != 0; nth++) {
        if (state->players[seat].flags & AG_PLAYER_MULLIGAN) {
            state->players[seat].flags &= (uint8_t)~AG_PLAYER_MULLIGAN;
            const ag_player *player = ag_player_at(state, seat);
            int count = state->piles[player->hand].count;
            uint16_t slot;
            ag_event event = ag_event_of(rules, AG_EVENT_MULLIGAN, seat, ag_nobody);
            ag_announce(rules, &event);
            while ((slot = state->piles[player->hand].first) != 0) {
                ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_DECK, seat, 0);
            }
            ag_shuffle(rules, seat, 0);
            take_hand(rules, seat, count);
        }
    }
    return AG_DONE;
}
