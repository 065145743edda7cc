// Pre-priority processing: waves of checks, made together, until a wave does nothing (CR 410.5,
// 410.6).
#include "rules/process.h"

#include "rules/agenda.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/filter.h"
#include "rules/frame.h"
#include "rules/leave.h"
#include "rules/trigger.h"
#include "rules/unique.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

enum { PROCESS_WAVES, PROCESS_TRIGGERS, PROCESS_DONE };
enum { WAVES_MAX = 500 };  // CR 803: a mandatory loop without an end is a draw

void ag_process_begin(ag_rules *rules, int triggers)
{
    ag_task_push(rules, AG_TASK_PROCESS)->a = (uint16_t)triggers;
}

ag_progress ag_process_run(ag_rules *rules, ag_task *task)
{
    int happened = task->number > 0 && rules->state->reply.number != 0;
    if (task->stage == PROCESS_WAVES && (task->number == 0 || happened)) {
        if (task->number++ >= WAVES_MAX) {
            rules->state->winner = AG_WINNER_DRAW;
            rules->state->reason = AG_REASON_LOOP;
            return AG_DONE;
        }
        ag_task_push(rules, AG_TASK_WAVE);
        return AG_AGAIN;
    }
    task->stage++;
    if (task->stage == PROCESS_TRIGGERS && task->a && ag_trigger_waiting(rules)) {
        ag_task_push(rules, AG_TASK_TRIGGERS);
        return AG_AGAIN;
    }
    return AG_DONE;
}

// ---- one wave ----

enum { FALLEN_LIST, UNHOSTED_LIST, LIST_COUNT };

typedef struct ag_wave {
    ag_card_id cards[LIST_COUNT][AG_CARD_MAX];
    int count[LIST_COUNT];
    ag_card_id boss;  // a Boss with fatal damage
    int happened;
} ag_wave;

static void note(ag_wave *wave, int list, ag_card_id card)
{
    if (wave->count[list] < AG_FRAME_OBJECT_MAX) {
        wave->cards[list][wave->count[list]++] = card;
    }
}

// CR 410.6a. A check that can't act (what can't be destroyed) counts as nothing, so that waves end.
static void check_character(ag_rules *rules, ag_wave *wave, ag_card_id id, const ag_card *card)
{
    int health = ag_health(rules, id);
    int boss = ag_is_boss(rules, id);
    int fatal = card->damage > 0 && card->damage >= health;
    if (health > 0 && !fatal) {
        return;
    }
    if (boss) {
        // R101.3a: only fatal damage destroys a Boss; 0 health without damage does nothing.
        if (fatal && rules->catalog->raid != NULL && rules->catalog->raid->fatal_power != 0) {
            wave->boss = id;
        } else if (fatal) {
            note(wave, FALLEN_LIST, id);
        }
        return;
    }
    if (!ag_cant(rules, id, AG_CANT_BE_DESTROYED)) {
        note(wave, FALLEN_LIST, id);
    }
}

// CR 410.6c: an attachment whose host is gone or does not match its host description.
static int is_unhosted(const ag_rules *rules, ag_card_id id, const ag_card *card,
                       const ag_card_def *def)
{
    if (!def->attachment) {
        return 0;
    }
    if (!ag_in_play(rules->state, card->host)) {
        return 1;
    }
    ag_lens lens = { .viewer = card->controller, .source = id };
    return !ag_filter_match(rules, &def->host, &lens, card->host);
}

static void check_party(ag_rules *rules, ag_wave *wave, ag_seat seat)
{
    ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card *card = &state->cards[slot];
        ag_card_id id = ag_card_id_of(state, slot);
        if (ag_types(rules, id) & AG_TYPE_CHARACTER) {
            check_character(rules, wave, id, card);
        } else if (card->damage > 0) {  // CR 410.6e
            card->damage = 0;
            ag_touch(state, AG_TOUCH_DAMAGE);
            wave->happened = 1;
        }
        if (is_unhosted(rules, id, card, ag_catalog_card(rules->catalog, card->printed))) {
            note(wave, UNHOSTED_LIST, id);
        }
    }
}

// CR 410.6d: tokens outside play cease to exist. CR 410.6f: counters leave face-down resources.
static void check_elsewhere(ag_rules *rules, ag_wave *wave)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card *card = &state->cards[slot];
        ag_card_id id = ag_card_id_of(state, slot);
        if ((card->flags & AG_CARD_TOKEN) && !ag_in_play(state, id)) {
            ag_pile_take(state, slot);
            ag_card_close(state, slot);
            wave->happened = 1;
        }
    }
    for (int i = 1; i < state->used.counters; i++) {
        ag_card_id id = state->counters[i].card;
        if (id.slot != 0 && ag_zone(state, id) == AG_ZONE_RESOURCES
            && ag_card_is_blank(&state->cards[id.slot])) {
            ag_counter_clear(state, id);
            wave->happened = 1;
        }
    }
}

// CR 410.6b: who had to draw from an empty deck loses.
static void check_players(ag_rules *rules, ag_wave *wave)
{
    ag_state *state = rules->state;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (ag_player_in(state, (ag_seat)seat) && (state->players[seat].flags & AG_PLAYER_DECKED)) {
            ag_event event =
                ag_event_of(rules, AG_EVENT_DECKED, (ag_seat)seat, (ag_card_id){ 0, 0 });
            ag_tell(rules, &event);
            ag_player_lose(rules, (ag_seat)seat, AG_REASON_DECKED);
            wave->happened = 1;
        }
    }
}

static void destroy(ag_rules *rules, ag_wave *wave, int list, int flags, int rule)
{
    if (wave->count[list] > 0) {
        ag_deed deed = { .kind = AG_DEED_DESTROY, .flags = (uint8_t)flags, .rule = (uint16_t)rule };
        ag_deed_begin(rules, &deed, wave->cards[list], wave->count[list]);
        wave->happened = 1;
    }
}

// R202, R302, R502: what follows a Boss's fatal damage is the raid's own; it does not use the
// chain.
static void call_raid(ag_rules *rules, ag_wave *wave)
{
    const ag_raid_def *raid = rules->catalog->raid;
    if (wave->boss.slot == 0) {
        return;
    }
    ag_seat seat = rules->state->cards[wave->boss.slot].controller;
    ag_frame *frame = ag_frame_begin(rules, raid->printed, (uint16_t)(raid->fatal_power - 1),
                                     AG_SLOT_EFFECT, (ag_card_id){ 0, 0 }, seat);
    frame->event = ag_event_of(rules, AG_EVENT_DESTROYED, seat, wave->boss);
    frame->event.flags |= AG_EVENT_FATAL;
    wave->happened = 1;
}

// A hero that fell takes his player with him (CR 102.1a), in the same wave.
enum { WAVE_CHECK, WAVE_AFTER };

static int note_fallen_heroes(ag_rules *rules)
{
    ag_state *state = rules->state;
    int fallen = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        const ag_player *player = &state->players[seat];
        int in = ag_player_in(state, (ag_seat)seat) && !(player->flags & AG_PLAYER_LOST);
        // A Boss destroyed is not a player who loses: that is for the raid to say (R100.2).
        int boss = rules->catalog->raid != NULL && player->side == AG_SIDE_BOSS;
        if (in && !boss && player->hero.slot != 0
            && ag_zone(state, player->hero) != AG_ZONE_PARTY) {
            ag_player_lose(rules, (ag_seat)seat, AG_REASON_HERO);
            fallen = 1;
        }
    }
    return fallen;
}

ag_progress ag_process_wave(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (task->stage == WAVE_AFTER) {
        note_fallen_heroes(rules);
        if (task->a && (ag_player_at(state, ag_boss_seat(state))->flags & AG_PLAYER_LOST)) {
            state->reason = AG_REASON_BOSS;  // R100.2
        }
        int left = ag_players_leave(rules);
        if (ag_unique_begin(rules)) {
            task->number = 1;
            return AG_AGAIN;  // CR 414.1: repaired before the next wave
        }
        ag_reply_clear(rules);
        ag_reply_number(rules, task->number || left);
        return AG_DONE;
    }
    ag_wave wave;
    for (int list = 0; list < LIST_COUNT; list++) {
        wave.count[list] = 0;
    }
    wave.boss = (ag_card_id){ 0, 0 };
    wave.happened = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        check_party(rules, &wave, (ag_seat)seat);
    }
    check_players(rules, &wave);
    check_elsewhere(rules, &wave);
    call_raid(rules, &wave);
    task->a = wave.boss.slot != 0;
    destroy(rules, &wave, UNHOSTED_LIST, AG_DEED_BY_GAME, AG_RULE(CR_410_6c));
    destroy(rules, &wave, FALLEN_LIST, AG_DEED_FATAL, AG_RULE(CR_410_6a));
    int lost = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        lost |= (state->players[seat].flags & AG_PLAYER_LOST) && ag_player_in(state, (ag_seat)seat);
    }
    task->number = wave.happened || lost;
    task->stage = WAVE_AFTER;
    return AG_AGAIN;
}
