// A game begins and runs from question to question. Everything that
// changes it goes through the log.
#include "game/log/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/facts/answer.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"
#include "state/player.h"
#include "state/zone.h"

// ---- life ----

// rules->announced: keeps the events that the rules announce.
void ag_game_keep_event(void *context, const ag_rules *rules, const ag_event *event)
{
    ag_game *game = context;
    ag_event_log_event told = ag_event_log_event_of(rules, event);
    if (event->kind == AG_EVENT_RULING && event->amount == 1) ag_fault_note_condition(game);
    // The log runs again: from the first event that differs on, events are announced again.
    if (game->event_count < game->event_read
        && memcmp(&game->told.events[game->event_count], &told, sizeof told) != 0) {
        game->event_read = game->event_count;
    }
    if (!ag_event_log_add(&game->told, game->event_count, &told)) {
        game->no_memory = 1;
        return;
    }
    game->event_count++;
}

ag_status ag_game_begin(const ag_game_options *options, ag_scripts *scripts, ag_game **out,
                        ag_error *error)
{
    *out = NULL;
    ag_game *game = ag_game_open_first(options, scripts);
    if (game == NULL) {
        scripts->close(scripts);
        return ag_no_memory(error, "a game");
    }
    ag_setup(game->rules, game->options.seats, game->options.seat_count, options->seed,
             options->bare);
    game->state->ask_all = options->ask_all != 0;
    ag_state_copy(ag_family_first(game->family), game->state);
    // A bare game waits for its position; it runs when its first question is needed.
    ag_status status = options->bare ? AG_OK : ag_game_advance(game, error);
    if (status < 0) {
        ag_game_close(game);
        return status;
    }
    *out = game;
    return AG_OK;
}

// ---- the loop ----

// Stops the game for good, with this reason.
static ag_status stop(ag_game *game, ag_status status, const char *why, const char *what,
                      ag_error *error)
{
    game->stopped = 1;
    snprintf(game->stop_reason, sizeof game->stop_reason, "%s%s", why, what);
    return ag_fail(error, status, "%s", game->stop_reason);
}

// What must hold after every step: the state's invariants, and that cached numbers equal freshly
// computed ones. What lies behind the used parts matters where the state is copied: at a question.
static ag_status check_state(ag_game *game, int at_question, ag_error *error)
{
    int (*check)(const ag_state *, char *, size_t) =
        at_question ? ag_state_check : ag_state_check_used;
    char *text = game->check_text;
    size_t size = sizeof game->check_text;
    int broken = check(game->state, text, size);
    if (!broken && game->aside == NULL) game->aside = calloc(1, sizeof *game->aside);
    uint64_t table = ag_state_hash_table(game->state);
    int is_new = game->checked_table != table;  // else the inputs of the numbers have not changed
    int slot =
        !broken && is_new && game->aside != NULL ? ag_derive_check(game->rules, game->aside) : 0;
    game->checked_table = table;
    if (slot != 0) {
        snprintf(text, size, "a cached number or power of the card in slot %d is stale", slot);
    } else if (!broken && !ag_unique_check(game->rules)) {
        snprintf(text, size, "uniqueness is thought to be observed, and is not");
    } else if (!broken) {
        return AG_OK;
    }
    return stop(game, AG_BAD_CONTENT, "the state is broken: ", text, error);
}

ag_status ag_game_run(ag_game *game, int *faulty, ag_error *error)
{
    *faulty = 0;
    while (!game->stopped) {
        ag_progress progress = ag_agenda_run(game->rules, game->options.check ? 1 : 0);
        if (game->no_memory)
            return stop(game, AG_NO_MEMORY, "no memory for what was told", "", error);
        if (progress == AG_FAULT) {
            *faulty = 1;
            return AG_OK;
        }
        if (game->options.check && check_state(game, progress != AG_AGAIN, error) < 0) {
            return AG_BAD_CONTENT;
        }
        if (progress != AG_AGAIN) return AG_OK;
    }
    return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
}

ag_status ag_game_advance(ag_game *game, ag_error *error)
{
    int faulty;
    ag_status status = ag_game_run(game, &faulty, error);
    while (status == AG_OK && faulty) status = ag_game_rule_out(game, &faulty, error);
    return status;
}

void ag_game_picks_of(const ag_game *game, const ag_entry *entry, ag_picks *picks)
{
    *picks = (ag_picks){ .number = (int16_t)entry->number, .count = entry->pick_count };
    for (int i = 0; i < entry->pick_count; i++) {
        picks->picks[i] = (uint16_t)game->log.data[entry->data + (uint32_t)i];
    }
}

// CR 102.3: checks come first; in the middle of an effect, the effect does them.
void ag_game_ask_anew(ag_game *game)
{
    game->state->choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
    if (game->state->used.tasks > 0 && ag_task_top(game->rules)->kind == AG_TASK_PRIORITY) {
        ag_process_begin(game->rules, 1);
    }
}

static void concede(ag_game *game, ag_seat seat)
{
    ag_event event = { .kind = AG_EVENT_CONCEDED, .seat = seat };
    ag_announce(game->rules, &event);
    ag_player_lose(game->rules, seat, AG_END_CONCEDED);
    ag_player_edit(game->state, seat)->flags |= AG_PLAYER_CONCEDED;
    ag_game_ask_anew(game);  // a player who conceded no longer decides
}

// From here on the dice fall differently, and what nobody has seen of the decks is shuffled: after
// a rewind the random results from then are no longer known. A deck that its raid keeps in order
// stays so.
static void reseed(ag_game *game, uint64_t seed)
{
    ag_state *state = game->state;
    const ag_raid_def *raid = game->rules->catalog->raid;
    ag_rng_seed(&state->rng, seed, 1);
    for (int i = 1; i < state->used.piles; i++) {
        const ag_pile *pile = &state->piles[i];
        int keeps = pile->seat == ag_boss_seat(state) && (raid->unshuffled & AG_BIT(pile->index));
        if (pile->zone == AG_ZONE_DECK && !keeps) ag_pile_shuffle_unseen(state, i);
    }
}

static uint32_t seats_asked(const ag_choice_state *choice)
{
    return choice->answered ? 0 : (uint32_t)(choice->who & ~choice->agreed);
}

void ag_waypoint_note(ag_game *game, int index)
{
    const ag_state *state = game->state;
    int asked = state->choice.kind != AG_QUESTION_NONE;
    game->log.nodes[index].before =
        (ag_waypoint){ .turn = state->turn.number,
                       .links = state->links_added,
                       .step = state->turn.step,
                       .event_count = game->event_count,
                       .asked = asked ? seats_asked(&state->choice) : 0,
                       .had_move = state->choice.kind == AG_QUESTION_ACTION,
                       .dice = state->rng.state,
                       .told = state->told_hash,
                       .form = asked ? ag_choice_form(game->rules) : 0 };
    const ag_entry *entry = &game->log.nodes[index].entry;
    if (state->choice.kind == AG_QUESTION_ACTION && entry->kind == AG_ENTRY_ANSWER) {
        game->log.nodes[index].before.picked = state->options[game->log.data[entry->data]];
    }
}

ag_status ag_game_carry_out(ag_game *game, int index, ag_error *error)
{
    const ag_entry *entry = &game->log.nodes[index].entry;
    ag_waypoint_note(game, index);
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: {
        ag_picks picks;
        ag_game_picks_of(game, entry, &picks);
        ag_keyframe_take(game);
        game->state->unasked = 0;
        (void)ag_choice_answer(game->rules, entry->seat, &picks);  // others may still have to agree
        return AG_OK;
    }
    case AG_ENTRY_CONCEDE: concede(game, entry->seat); return AG_OK;
    case AG_ENTRY_REFEREE: {
        ag_place place;
        memcpy(&place, &game->log.data[entry->data], sizeof place);
        return ag_place_do(game, &place, NULL, error);
    }
    case AG_ENTRY_RELOAD: return ag_reload_do(game, entry->number, entry->pick_count, error);
    case AG_ENTRY_RULING: return AG_OK;  // the rules learn it before the log runs
    case AG_ENTRY_RESEED: {
        const uint32_t *data = &game->log.data[entry->data];
        reseed(game, (uint64_t)data[0] << 32 | data[1]);
        return AG_OK;
    }
    default:
        return ag_fail(error, AG_BAD_CONTENT, "log entry of kind %d: this version does not know it",
                       entry->kind);
    }
}

ag_status ag_game_enter_new(ag_game *game, const ag_entry *entry, const uint32_t *data,
                            uint32_t count, ag_error *error)
{
    ag_status status = ag_log_add(&game->log, entry, data, count, error);
    if (status < 0) return status;
    // The head moves after the entry is carried out: a keyframe taken
    // meanwhile stands before this entry.
    status = ag_game_carry_out(game, game->log.entry_count - 1, error);
    game->head = ag_log_tip(&game->log);
    return status < 0 ? status : ag_game_advance(game, error);
}

// ---- entries ----

ag_status ag_game_want_question(ag_game *game, ag_error *error)
{
    if (game->stopped) return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    return game->state->choice.kind == AG_QUESTION_NONE && !ag_game_over(game)
               ? ag_game_advance(game, error)
               : AG_OK;
}

ag_status ag_game_enter_answer(ag_game *game, ag_seat seat, const ag_picks *picks, ag_error *error)
{
    char reason[160];
    ag_status status = ag_game_want_question(game, error);
    if (status < 0) return status;
    if (ag_choice_refuse(game->rules, seat, picks, reason, sizeof reason) != NULL) {
        const char *rule = ag_rule_text(game->rules->catalog, game->state->choice.rule);
        return ag_fail(error, AG_USAGE, "%s%sthe answer of seat %d is not legal: %s", rule,
                       rule[0] != '\0' ? ": " : "", seat, reason);
    }
    uint32_t data[AG_REPLY_MAX];
    for (int i = 0; i < picks->count; i++) data[i] = picks->picks[i];
    ag_entry entry = { .kind = AG_ENTRY_ANSWER,
                       .seat = seat,
                       .pick_count = picks->count,
                       .number = picks->number,
                       .fingerprint = ag_choice_fingerprint(game->rules) };
    return ag_game_enter_new(game, &entry, data, picks->count, error);
}

ag_status ag_game_answer(ag_game *game, int seat, const ag_answer *answer, ag_error *error)
{
    ag_status status = ag_given_check_seat(game, seat, error);
    if (status == AG_OK) status = ag_given(answer != NULL, "an answer was", error);
    if (status < 0) return status;
    if (answer->count < 0 || answer->count > AG_REPLY_MAX || answer->number < INT16_MIN
        || answer->number > INT16_MAX) {
        return ag_fail(error, AG_USAGE, "an answer has 0 to %d picks and a number of 16 bits",
                       AG_REPLY_MAX);
    }
    ag_picks picks = { .number = (int16_t)answer->number, .count = (uint16_t)answer->count };
    memcpy(picks.picks, answer->picks, sizeof picks.picks[0] * (size_t)answer->count);
    return ag_game_enter_answer(game, (ag_seat)seat, &picks, error);
}

ag_status ag_game_concede(ag_game *game, int seat, ag_error *error)
{
    ag_status status = ag_given_check_seat(game, seat, error);
    if (status == AG_OK) status = ag_game_want_question(game, error);
    if (status < 0) return status;
    if (!ag_player_in(game->state, (ag_seat)seat) || ag_game_over(game)) {
        return ag_fail(error, AG_USAGE, "seat %d is not in the game", seat);
    }
    if (ag_is_automated(game->rules, (ag_seat)seat)) {
        return ag_fail(error, AG_USAGE,
                       "nobody sits at seat %d, so nobody concedes there: "
                       "the raid plays that side itself",
                       seat);
    }
    ag_entry entry = { .kind = AG_ENTRY_CONCEDE, .seat = (ag_seat)seat };
    return ag_game_enter_new(game, &entry, NULL, 0, error);
}

// A position is placed before the first question; the referee acts while a player has
// the move and no script waits.
int ag_game_is_quiet(const ag_game *game)
{
    const ag_log *log = &game->log;
    const ag_entry *last = log->entry_count > 0 ? &log->nodes[log->entry_count - 1].entry : NULL;
    int placed = last == NULL || (last->kind == AG_ENTRY_REFEREE && last->fingerprint == 0);
    int before = game->options.bare && placed && game->state->choice.kind == AG_QUESTION_NONE;
    return before
           || (game->state->choice.kind == AG_QUESTION_ACTION && !ag_frames_open(game->state));
}

ag_status ag_game_place(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    uint32_t data[(sizeof *place + 3) / 4] = { 0 };
    if (game->stopped) return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    if (!ag_game_is_quiet(game)) {
        return ag_fail(error, AG_USAGE,
                       "the table is changed while a player has the move, not in the middle of an "
                       "effect, a payment or another choice: answer that first");
    }
    memcpy(data, place, sizeof *place);
    // The fingerprint distinguishes a referee's change from a position.
    int asked = game->state->choice.kind != AG_QUESTION_NONE;
    ag_entry entry = { .kind = AG_ENTRY_REFEREE,
                       .seat = place->seat,
                       .fingerprint = asked ? ag_choice_fingerprint(game->rules) : 0 };
    ag_status status = ag_log_add(&game->log, &entry, data, sizeof data / sizeof data[0], error);
    if (status < 0) return status;
    ag_waypoint_note(game, game->log.entry_count - 1);
    status = ag_place_do(game, place, slot, error);
    if (status == AG_USAGE) {
        ag_log_drop_last(&game->log);  // refused: it never happened
        return status;
    }
    game->head = ag_log_tip(&game->log);
    return status < 0 || !asked ? status : ag_game_advance(game, error);
}

// ---- readers ----

const ag_rules *ag_game_rules(const ag_game *game)
{
    return game->rules;
}

ag_rules *ag_game_rules_edit(ag_game *game)
{
    return game->rules;
}

const ag_game_options *ag_game_options_of(const ag_game *game)
{
    return &game->options;
}

ag_scripts *ag_game_scripts_of(const ag_game *game)
{
    return game->scripts;
}

int ag_game_over(const ag_game *game)
{
    return game->state->winner != AG_WINNER_NONE || game->state->used.tasks == 0;
}

uint32_t ag_game_waits_for(const ag_game *game)
{
    if (game == NULL) return 0;
    // A bare game runs when its first question is needed.
    int runs = !game->stopped && ag_game_want_question(ag_game_to_read_on(game), NULL) == AG_OK;
    return !runs || ag_game_over(game) ? 0 : seats_asked(&game->state->choice);
}

int ag_game_seats(const ag_game *game)
{
    return game == NULL ? 0 : game->state->seat_count;
}

int ag_game_boss(const ag_game *game)
{
    return game == NULL ? 0 : ag_boss_seat(game->state);
}

int ag_game_is_automated(const ag_game *game, int seat)
{
    return ag_given_seat(game, seat) && ag_is_automated(game->rules, (ag_seat)seat);
}

int ag_game_entry_count(const ag_game *game)
{
    return game->log.entry_count;
}

const ag_entry *ag_game_entry(const ag_game *game, int index)
{
    AG_ASSERT(index >= 0 && index < game->log.entry_count);
    return &game->log.nodes[index].entry;
}

const uint32_t *ag_game_entry_data(const ag_game *game, int index)
{
    return &game->log.data[ag_game_entry(game, index)->data];
}

const ag_event_log_event *ag_game_next_event(ag_game *game)
{
    return game->event_read < game->event_count ? &game->told.events[game->event_read++] : NULL;
}

uint64_t ag_game_state_hash(const ag_game *game)
{
    return game == NULL ? 0 : ag_state_hash(game->state);
}

size_t ag_game_state_used(const ag_game *game)
{
    return game == NULL ? 0 : ag_state_used(game->state);
}

size_t ag_state_capacity(void)
{
    return sizeof(ag_state);
}

const char *ag_game_stopped(const ag_game *game)
{
    return game->stopped ? game->stop_reason : NULL;
}

ag_result ag_game_result(const ag_game *game)
{
    if (game == NULL) return (ag_result){ .raid = "", .mode = "", .winner = "", .reason = "" };
    const ag_state *state = game->state;
    // Until somebody wins it tells only why the last raider left.
    const char *reason = state->winner == 0 ? "" : ag_end_words[state->reason];
    return (ag_result){ .raid = game->options.raid_key,
                        .mode = game->options.mode,
                        .winner = ag_winner_words[state->winner],
                        .reason = game->stopped ? AG_RESULT_STOPPED : reason,
                        .seed = game->options.seed,
                        .turns = state->turn.number,
                        .decisions = state->decisions,
                        .links = state->links_added,
                        .rulings = (uint32_t)game->fault_count,
                        .refereed = state->refereed,
                        .hash = state->told_hash };
}
