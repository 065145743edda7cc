// Pre-priority processing: waves of checks at once, until one does nothing (CR 410.5, 410.6).
#include "rules/turn/turn.h"

enum { PROCESS_BEGIN, PROCESS_WAVED, PROCESS_AGAIN, PROCESS_TRIGGERS };
enum { WAVES_MAX = 500 };  // CR 803: a mandatory endless loop is a draw

// What comes next: what a raid or its deck does, and then the checks again; or a wave; or, after a
// wave that did nothing, none of them (CR 410.6).
static int next_task(const ag_rules *rules, const ag_task *task)
{
    const ag_state *state = rules->state;
    if (task->stage == PROCESS_BEGIN) return AG_TASK_WAVE;
    if (ag_sequence_ready(state)) return AG_TASK_SEQUENCE;
    int happened = state->reply.number != 0;
    if (task->stage == PROCESS_AGAIN || happened) return AG_TASK_WAVE;
    int flips = ag_flips_ready(state) && task->process.triggers && !ag_trigger_waiting(rules);
    return flips ? AG_TASK_FLIP : AG_TASK_NONE;
}

ag_progress ag_process_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    int next = task->stage == PROCESS_TRIGGERS ? AG_TASK_NONE : next_task(rules, task);  // CR 410.5
    if (next == AG_TASK_WAVE && task->process.waves++ >= WAVES_MAX) {
        ag_end_as_loop(rules);  // CR 803.5
        return AG_DONE;
    }
    if (next != AG_TASK_NONE) {
        task->stage = next == AG_TASK_WAVE ? PROCESS_WAVED : PROCESS_AGAIN;
        ag_task_push(rules, next);
        return AG_AGAIN;
    }
    if (ag_decks_show(rules)) return AG_AGAIN;
    // As a turn is cut short nothing more is added to the chain: they wait for the next window.
    int adds = task->process.triggers && !state->turn.ending && ag_trigger_waiting(rules);
    if (task->stage != PROCESS_TRIGGERS && adds) {
        task->stage = PROCESS_TRIGGERS;
        ag_task_push(rules, AG_TASK_TRIGGERS);
        return AG_AGAIN;
    }
    state->processed = state->touches;
    return AG_DONE;
}

// Whether a player who has not left has one of these AG_PLAYER_…
static int somebody_is(const ag_state *state, int flags)
{
    int found = 0;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        found |= (state->players[seat].flags & flags) && ag_player_in(state, seat);
    }
    return found;
}

int ag_process_idle(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    return state->processed == state->touches && !ag_trigger_waiting(rules)
           && !ag_sequence_ready(state) && !ag_flips_ready(state)
           && !somebody_is(state, AG_PLAYER_LOST | AG_PLAYER_DECKED);
}

// ---- one wave ----

typedef struct ag_wave {
    ag_card_id cards[AG_FRAME_OBJECT_MAX];
    uint16_t reasons[AG_FRAME_OBJECT_MAX];
    int count;
    ag_card_id boss;  // a Boss with fatal damage
    int happened;
    int tried;  // a destruction or the raid's own step, which may turn out to do nothing
} ag_wave;

static void note(ag_wave *wave, int rule, ag_card_id card)
{
    if (wave->count < AG_FRAME_OBJECT_MAX) {
        wave->reasons[wave->count] = (uint16_t)rule;
        wave->cards[wave->count++] = card;
    }
}

// CR 410.6a. A check that can't act (what can't be destroyed) counts as nothing, so that waves end.
static void check_character(ag_rules *rules, ag_wave *wave, ag_card_id id, const ag_card *card)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int health = ag_health(rules, id);
    int fatal = ag_is_fatal(rules, id, card->damage);
    int is_boss = ag_is_boss(rules, id);
    if (health > 0 && !fatal) return;
    // R101.3a: only fatal damage destroys a Boss; 0 health without damage does nothing.
    if (is_boss && !fatal) return;
    if (is_boss && raid->fatal_power != 0) {
        wave->boss = id;  // what follows is the raid's own, and need not destroy the Boss
        return;
    }
    // CR 103.4: even if what forbids it is destroyed in the same wave.
    if (!ag_cant_be_destroyed(rules, id)) note(wave, AG_RULE(CR_410_6a), id);
}

static void check_party(ag_rules *rules, ag_wave *wave, ag_seat seat)
{
    ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card *card = &state->cards[slot];
        ag_card_id id = ag_card_id_of(state, slot);
        // CR 410.6c, first, for what the game does can't be stopped (CR 103.3).
        if (ag_attach_is_loose(rules, id)) {
            int stays = ag_attach_stays(rules, id);
            wave->happened |= stays;
            if (!stays) note(wave, AG_RULE(CR_410_6c), id);
        }
        if (ag_types(rules, id) & AG_TYPE_CHARACTER) {
            check_character(rules, wave, id, card);
        } else if (card->damage > 0) {  // CR 410.6e
            card->damage = 0;
            ag_touch(state, AG_TOUCH_DAMAGE);
            wave->happened = 1;
        }
    }
}

// Health and hosts may read anything: what was in order stays so until anything at all is written.
static void check_parties(ag_rules *rules, ag_wave *wave)
{
    if (ag_cached_holds(rules, AG_CACHED_WAVE)) return;
    wave->happened |= ag_combat_review(rules);
    for (ag_seat seat = 1; seat <= rules->state->seat_count; seat++) check_party(rules, wave, seat);
    if (wave->count == 0 && wave->boss.slot == 0 && !wave->happened) {
        ag_cached_note(rules, AG_CACHED_WAVE, AG_BIT(AG_TOUCH_COUNT) - 1);
    }
}

// CR 410.6d, CR 404.2c: tokens outside play cease to exist.
static void check_tokens(ag_rules *rules, ag_wave *wave)
{
    ag_state *state = rules->state;
    if (ag_cached_holds(rules, AG_CACHED_TOKENS)) return;
    uint32_t reads = AG_BIT(AG_TOUCH_CARDS);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        if (!(state->cards[slot].flags & (AG_CARD_TOKEN | AG_CARD_COPY))) continue;
        reads |= AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_ELSEWHERE);
        ag_card_id id = ag_card_id_of(state, slot);
        int token = (state->cards[slot].flags & AG_CARD_TOKEN) && !ag_in_play(state, id);
        int copy = (state->cards[slot].flags & AG_CARD_COPY) && ag_zone(state, id) != AG_ZONE_CHAIN;
        if (token || copy) {
            ag_pile_take(state, slot);
            ag_card_close(state, slot);
            wave->happened = 1;
        }
    }
    ag_cached_note(rules, AG_CACHED_TOKENS, reads);  // without any: until one is made
}

// CR 410.6f: counters leave face-down resources.
static void check_counters(ag_rules *rules, ag_wave *wave)
{
    ag_state *state = rules->state;
    for (int i = 1; i < state->used.counters; i++) {
        ag_card_id id = state->counters[i].card;
        if (id.slot != 0 && ag_zone(state, id) == AG_ZONE_RESOURCES
            && ag_card_is_blank(&state->cards[id.slot])) {
            ag_counter_clear(state, id);
            wave->happened = 1;
        }
    }
}

// CR 410.6b: a player who had to draw from an empty deck loses.
static void check_players(ag_rules *rules, ag_wave *wave)
{
    ag_state *state = rules->state;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        int decked = state->players[seat].flags & AG_PLAYER_DECKED;
        if (ag_player_in(state, seat) && decked) {
            ag_event event = ag_event_of(rules, AG_EVENT_DECKED, seat, ag_nobody);
            ag_announce(rules, &event);
            ag_player_lose(rules, seat, AG_END_DECKED);
            wave->happened = 1;
        }
    }
}

// R202, R302, R502: what follows a Boss's fatal damage is the raid's own, off the chain.
static void call_raid(ag_rules *rules, ag_wave *wave)
{
    const ag_raid_def *raid = rules->catalog->raid;
    if (wave->boss.slot == 0) return;
    ag_seat seat = rules->state->cards[wave->boss.slot].controller;
    ag_frame *frame = ag_frame_begin(rules, raid->printed, (uint16_t)(raid->fatal_power - 1),
                                     AG_SLOT_EFFECT, ag_nobody, seat);
    frame->event = ag_event_of(rules, AG_EVENT_DESTROYED, seat, wave->boss);
    frame->event.flags |= AG_EVENT_FATAL;
    wave->tried = 1;
}

enum { WAVE_CHECK, WAVE_AFTER };

ag_progress ag_process_wave(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (task->stage == WAVE_AFTER) {
        if (task->wave.boss && (ag_player_at(state, ag_boss_seat(state))->flags & AG_PLAYER_LOST)) {
            state->reason = AG_END_BOSS;  // R100.2
        }
        int left = ag_players_leave(rules);
        uint32_t touches = state->touches;
        if (ag_unique_begin(rules)) {
            task->wave.acted = 1;
            return AG_AGAIN;  // CR 414.1: repaired before the next wave
        }
        ag_reply_clear(rules);
        // CR 410.6: what was tried without any announcement was not an action.
        int acted = task->wave.acted || (task->wave.tried && task->wave.told != state->told_count);
        // What came back to another party, and a power of a new age, is for the next wave.
        ag_reply_number(rules, acted || left || touches != state->touches);
        return AG_DONE;
    }
    ag_progress progress = ag_location_choose(rules, task);
    if (progress != AG_DONE) return progress;
    ag_wave wave;
    wave.count = 0;
    wave.boss = ag_nobody;
    wave.happened = 0;
    wave.tried = 0;
    task->wave.told = state->told_count;
    check_parties(rules, &wave);
    check_players(rules, &wave);
    check_tokens(rules, &wave);
    check_counters(rules, &wave);
    call_raid(rules, &wave);
    task->wave.boss = wave.boss.slot != 0;
    // CR 410.6: all of a wave is destroyed at once.
    if (wave.count > 0) {
        ag_action_begin_wave(rules, wave.cards, wave.reasons, wave.count);
        wave.tried = 1;
    }
    wave.happened |= ag_location_turn(rules, task);
    task->wave.tried = (uint8_t)wave.tried;
    task->wave.acted = wave.happened || somebody_is(state, AG_PLAYER_LOST);
    task->stage = WAVE_AFTER;
    return AG_AGAIN;
}

// ---- locations (CR 410.6g) ----

static int locations_of(const ag_rules *rules, ag_seat seat, ag_card_id *out)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->resources].first;
    int count = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, state->cards[slot].printed);
        if ((def->side[0].types & AG_TYPE_LOCATION) && !ag_card_is_blank(&state->cards[slot])) {
            out[count++] = ag_card_id_of(state, slot);
        }
    }
    return count;
}

static int has_chosen(const ag_rules *rules, const ag_task *wave, const ag_card_id *cards,
                      int count)
{
    for (int i = 0; i < count; i++) {
        if (ag_task_lists(rules, wave, cards[i])) return 1;
    }
    return 0;
}

ag_progress ag_location_choose(ag_rules *rules, ag_task *wave)
{
    ag_picks picks;
    ag_seat seat;
    if (ag_choice_take(rules, &picks)) {
        ag_ref kept = rules->state->options[picks.picks[0]].ref;
        ag_task_give(rules, &kept, 1);
    } else if (ag_cached_holds(rules, AG_CACHED_LOCATIONS)) {
        return AG_DONE;
    }
    for (int nth = 0; (seat = ag_player_from_turn(rules->state, nth)) != 0; nth++) {
        ag_card_id cards[AG_CARD_MAX];
        int count = locations_of(rules, seat, cards);
        if (count < 2 || has_chosen(rules, wave, cards, count)) continue;
        ag_choice_pick(rules, seat, AG_PROMPT_LOCATION, AG_RULE(CR_410_6g), ag_nobody);
        ag_choice_offer_cards(rules, cards, count, AG_AIM_HELP);
        return ag_choice_ready(rules);
    }
    if (wave->list_count == 0) ag_cached_note(rules, AG_CACHED_LOCATIONS, AG_BIT(AG_TOUCH_PLAY));
    return AG_DONE;
}

int ag_location_turn(ag_rules *rules, const ag_task *wave)
{
    ag_card_id others[AG_CARD_MAX];
    int count = 0;
    for (ag_seat seat = 1; seat <= rules->state->seat_count && wave->list_count > 0; seat++) {
        ag_card_id cards[AG_CARD_MAX];
        int found = locations_of(rules, seat, cards);
        for (int i = 0; i < found && has_chosen(rules, wave, cards, found); i++) {
            if (!ag_task_lists(rules, wave, cards[i])) others[count++] = cards[i];  // CR 410.6g
        }
    }
    if (count > 0) {
        ag_action action = { .kind = AG_ACTION_FACE_DOWN,
                             .flags = AG_ACTION_BY_GAME,
                             .rule = AG_RULE(CR_410_6g) };
        ag_action_begin(rules, &action, others, count);
    }
    return count > 0;
}
