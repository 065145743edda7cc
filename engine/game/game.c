// The game: begun, run from question to question, forked and closed. Everything that changes it
// goes through the log.
#include "game/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/game_private.h"
#include "rules/agenda.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/frame.h"
#include "rules/leave.h"
#include "rules/process.h"
#include "state/player.h"
#include "state/zone.h"

// ---- life ----

static void add_event(ag_game *game, const ag_event *event)
{
    if (game->event_count == game->event_capacity) {
        int capacity = game->event_capacity == 0 ? 512 : game->event_capacity * 2;
        ag_event *events = realloc(game->events, (size_t)capacity * sizeof *events);
        if (events == NULL) {
            game->no_memory = 1;
            return;
        }
        game->events = events;
        game->event_capacity = capacity;
    }
    game->events[game->event_count++] = *event;
}

static void keep_event(void *context, const ag_rules *rules, const ag_event *event)
{
    ag_game *game = context;
    (void)rules;
    if (event->kind == AG_EVENT_RULING && event->amount == 1) {
        ag_fault_note_condition(game);
    }
    // The log runs again: what comes otherwise than it was told is told anew from there on.
    if (game->event_count < game->event_read
        && memcmp(&game->events[game->event_count], event, sizeof *event) != 0) {
        game->event_read = game->event_count;
    }
    add_event(game, event);
}

static char *copy_text(const char *text)
{
    size_t size = text == NULL ? 1 : strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL) {
        memcpy(copy, text == NULL ? "" : text, size);
    }
    return copy;
}

// The options with copies of their own of all that they point to; 0 where memory ran out.
static int options_copy(ag_game_options *to, const ag_game_options *from)
{
    int whole = 1;
    *to = *from;
    to->raid_key = copy_text(from->raid_key);
    to->mode = copy_text(from->mode);
    whole &= to->raid_key != NULL && to->mode != NULL;
    for (int seat = 1; seat <= from->seat_count; seat++) {
        to->deck_keys[seat] = copy_text(from->deck_keys[seat]);
        whole &= to->deck_keys[seat] != NULL;
        for (int deck = 0; deck < from->seats[seat].deck_count; deck++) {
            size_t size = from->seats[seat].counts[deck] * sizeof(uint16_t);
            uint16_t *cards = malloc(size + 1);
            whole &= cards != NULL;
            if (cards != NULL && size > 0) {
                memcpy(cards, from->seats[seat].cards[deck], size);
            }
            to->seats[seat].cards[deck] = cards;
        }
    }
    return whole;
}

static void options_close(ag_game_options *options)
{
    free((char *)options->raid_key);
    free((char *)options->mode);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        free((char *)options->deck_keys[seat]);
        for (int deck = 0; deck < options->seats[seat].deck_count; deck++) {
            free((uint16_t *)options->seats[seat].cards[deck]);
        }
    }
}

static ag_game *game_open(const ag_game_options *options, ag_scripts *scripts)
{
    ag_game *game = calloc(1, sizeof *game);
    if (game == NULL) {
        return NULL;
    }
    game->rules = calloc(1, sizeof *game->rules);
    game->state = calloc(1, sizeof *game->state);
    game->first = calloc(1, sizeof *game->first);
    game->option_buffer = calloc(AG_OPTION_MAX, sizeof *game->option_buffer);
    int whole = options_copy(&game->options, options);
    if (!whole || game->rules == NULL || game->state == NULL || game->first == NULL
        || game->option_buffer == NULL) {
        ag_game_close(game);
        return NULL;
    }
    game->scripts = scripts;
    game->rules->state = game->state;
    game->rules->catalog = scripts->catalog;
    game->rules->port = scripts->port;
    game->rules->told = keep_event;
    game->rules->told_context = game;
    ag_state_open(game->state);
    ag_state_open(game->first);
    game->head = -1;
    return game;
}

void ag_game_close(ag_game *game)
{
    if (game == NULL) {
        return;
    }
    if (game->scripts != NULL) {
        game->scripts->close(game->scripts);
    }
    ag_keyframes_close(game);
    ag_log_close(&game->log);
    options_close(&game->options);
    ag_faults_close(game);
    free(game->aside);
    free(game->option_buffer);
    free(game->rulings);
    free(game->events);
    free(game->first);
    free(game->state);
    free(game->rules);
    free(game);
}

ag_status ag_game_begin(const ag_game_options *options, ag_scripts *scripts, ag_game **out,
                        ag_error *error)
{
    *out = NULL;
    ag_game *game = game_open(options, scripts);
    if (game == NULL) {
        scripts->close(scripts);
        return ag_fail(error, AG_NO_MEMORY, "no memory for a game");
    }
    ag_setup(game->rules, game->options.seats, game->options.seat_count, options->seed,
             options->bare);
    game->state->ask_all = options->ask_all != 0;
    ag_state_copy(game->first, game->state);
    // A bare game waits for its position; it runs when its first question is wanted.
    ag_status status = options->bare ? AG_OK : ag_game_advance(game, error);
    if (status < 0) {
        ag_game_close(game);
        return status;
    }
    *out = game;
    return AG_OK;
}

// ---- the loop ----

// What must hold after every step: the state's invariants, and that the cached numbers are those
// computed afresh.
static ag_status check_state(ag_game *game, ag_error *error)
{
    int broken = ag_state_check(game->state, game->check_text, sizeof game->check_text);
    if (!broken && game->aside == NULL) {
        game->aside = calloc(1, sizeof *game->aside);
    }
    int slot = broken || game->aside == NULL ? 0 : ag_derive_check(game->rules, game->aside);
    if (slot != 0) {
        snprintf(game->check_text, sizeof game->check_text,
                 "a cached number of the card in slot %d is stale", slot);
        broken = 1;
    }
    if (broken) {
        game->stopped = 1;
        snprintf(game->stop_reason, sizeof game->stop_reason, "the state is broken: %s",
                 game->check_text);
        return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    }
    return AG_OK;
}

ag_status ag_game_run(ag_game *game, int *faulty, ag_error *error)
{
    *faulty = 0;
    while (!game->stopped) {
        ag_progress progress = ag_agenda_run(game->rules, game->options.check ? 1 : 0);
        if (game->no_memory) {
            game->stopped = 1;
            snprintf(game->stop_reason, sizeof game->stop_reason, "no memory for what was told");
            return ag_fail(error, AG_NO_MEMORY, "%s", game->stop_reason);
        }
        if (progress == AG_FAULT) {
            *faulty = 1;
            return AG_OK;
        }
        if (game->options.check && check_state(game, error) < 0) {
            return AG_BAD_CONTENT;
        }
        if (progress != AG_AGAIN) {
            return AG_OK;
        }
    }
    return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
}

ag_status ag_game_advance(ag_game *game, ag_error *error)
{
    int faulty;
    ag_status status = ag_game_run(game, &faulty, error);
    while (status == AG_OK && faulty) {
        status = ag_game_rule_out(game, &faulty, error);
    }
    return status;
}

void ag_game_picks_of(const ag_game *game, const ag_entry *entry, ag_picks *picks)
{
    *picks = (ag_picks){ .number = (int16_t)entry->number, .count = entry->pick_count };
    for (int i = 0; i < entry->pick_count; i++) {
        picks->picks[i] = (uint16_t)game->log.data[entry->data + (uint32_t)i];
    }
}

// The open question is thought of anew. CR 102.3: what has to be checked comes first; in mid-effect that is when the
// effect is done.
static void ask_anew(ag_game *game)
{
    game->state->choice = (ag_choice_state){ .kind = AG_CHOICE_NONE };
    if (game->state->used.tasks > 0 && ag_task_top(game->rules)->kind == AG_TASK_PRIORITY) {
        ag_process_begin(game->rules, 1);
    }
}

static void concede(ag_game *game, ag_seat seat)
{
    ag_event event = { .kind = AG_EVENT_CONCEDED, .seat = seat };
    ag_tell(game->rules, &event);
    ag_player_lose(game->rules, seat, AG_REASON_CONCEDED);
    ag_player_edit(game->state, seat)->flags |= AG_PLAYER_CONCEDED;
    ask_anew(game);     // whoever conceded no longer decides
}

// The dice fall anew from here, and what nobody has seen of the decks is shuffled: after a rewind what was random then is
// not known now.
static void reseed(ag_game *game, uint64_t seed)
{
    ag_state *state = game->state;
    ag_rng_seed(&state->rng, seed, 1);
    for (int pile = 1; pile < state->used.piles; pile++) {
        if (state->piles[pile].zone == AG_ZONE_DECK) {
            ag_pile_shuffle_unseen(state, pile);
        }
    }
}

static void note_waypoint(ag_game *game, int index)
{
    const ag_state *state = game->state;
    game->log.waypoints[index] = (ag_waypoint){ .turn = state->turn.number,
                                                .links = state->links_added,
                                                .step = state->turn.step,
                                                .event_count = game->event_count,
                                                .dice = state->rng.state,
                                                .told = state->told_hash };
}

static ag_status referee(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    int asked = game->state->choice.kind == AG_CHOICE_ACTION;
    ag_status status = ag_place_do(game, place, slot, error);
    if (status < 0 || !asked) {
        return status;
    }
    // The question is asked anew, after the checks that the change may call for.
    ag_event event = ag_event_of(game->rules, AG_EVENT_REFEREE, place->seat, (ag_card_id){ 0, 0 });
    event.card_printed = place->card;
    event.word = place->kind;
    ag_tell(game->rules, &event);
    ask_anew(game);
    return AG_OK;
}

ag_status ag_game_carry_out(ag_game *game, int index, ag_error *error)
{
    const ag_entry *entry = &game->log.entries[index];
    note_waypoint(game, index);
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: {
        ag_picks picks;
        ag_game_picks_of(game, entry, &picks);
        ag_keyframe_take(game);
        (void)ag_choice_answer(game->rules, entry->seat, &picks);  // others may still have to agree
        return AG_OK;
    }
    case AG_ENTRY_CONCEDE: concede(game, entry->seat); return AG_OK;
    case AG_ENTRY_REFEREE: {
        ag_place place;
        memcpy(&place, &game->log.data[entry->data], sizeof place);
        return referee(game, &place, NULL, error);
    }
    case AG_ENTRY_RULING: return AG_OK;  // known to the rules before the log runs
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
    if (status < 0) {
        return status;
    }
    // The head moves when it is carried out: a keyframe taken on the way stands before this entry.
    status = ag_game_carry_out(game, game->log.entry_count - 1, error);
    game->head = ag_log_head(&game->log, game->log.entry_count);
    return status < 0 ? status : ag_game_advance(game, error);
}

// ---- entries ----

ag_status ag_game_want_question(ag_game *game, ag_error *error)
{
    if (game->stopped) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    }
    return game->state->choice.kind == AG_CHOICE_NONE && !ag_game_over(game)
               ? ag_game_advance(game, error)
               : AG_OK;
}

ag_status ag_game_enter_answer(ag_game *game, ag_seat seat, const ag_picks *picks, ag_error *error)
{
    char reason[160];
    ag_status status = ag_game_want_question(game, error);
    if (status < 0) {
        return status;
    }
    if (ag_choice_refuse(game->rules, seat, picks, reason, sizeof reason) != NULL) {
        return ag_fail(error, AG_USAGE, "the answer of seat %d is not legal: %s", seat, reason);
    }
    uint32_t data[AG_REPLY_MAX];
    for (int i = 0; i < picks->count; i++) {
        data[i] = picks->picks[i];
    }
    ag_entry entry = { .kind = AG_ENTRY_ANSWER,
                       .seat = seat,
                       .pick_count = picks->count,
                       .number = picks->number,
                       .fingerprint = ag_choice_fingerprint(game->rules) };
    return ag_game_enter_new(game, &entry, data, picks->count, error);
}

ag_status ag_game_answer(ag_game *game, int seat, const ag_answer *answer, ag_error *error)
{
    if (seat < 1 || seat > game->state->seat_count) {
        return ag_fail(error, AG_USAGE, "seat %d is not at this table: seats are 1 to %d", seat,
                       game->state->seat_count);
    }
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
    ag_status status = ag_game_want_question(game, error);
    if (status < 0) {
        return status;
    }
    if (seat < 1 || seat > game->state->seat_count || !ag_player_in(game->state, (ag_seat)seat)
        || ag_game_over(game)) {
        return ag_fail(error, AG_USAGE, "seat %d is not in the game", seat);
    }
    ag_entry entry = { .kind = AG_ENTRY_CONCEDE, .seat = (ag_seat)seat };
    return ag_game_enter_new(game, &entry, NULL, 0, error);
}

// A position is placed before the first question; the referee acts while a player has the move and no script waits.
static int is_quiet(const ag_game *game)
{
    int before = game->options.bare && game->state->choice.kind == AG_CHOICE_NONE;
    return before || (game->state->choice.kind == AG_CHOICE_ACTION && !ag_frames_open(game->state));
}

ag_status ag_game_place(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    uint32_t data[(sizeof *place + 3) / 4] = { 0 };
    if (!is_quiet(game)) {
        return ag_fail(error, AG_USAGE,
                       "the table is changed before the first question, or while a player has the move");
    }
    memcpy(data, place, sizeof *place);
    // The fingerprint tells a referee's change at a question from a position.
    int asked = game->state->choice.kind != AG_CHOICE_NONE;
    ag_entry entry = { .kind = AG_ENTRY_REFEREE,
                       .seat = place->seat,
                       .fingerprint = asked ? ag_choice_fingerprint(game->rules) : 0 };
    ag_status status = ag_log_add(&game->log, &entry, data, sizeof data / sizeof data[0], error);
    if (status < 0) {
        return status;
    }
    note_waypoint(game, game->log.entry_count - 1);
    status = referee(game, place, slot, error);
    if (status == AG_USAGE) {
        ag_log_drop_last(&game->log);  // refused: it never happened
        return status;
    }
    game->head = ag_log_head(&game->log, game->log.entry_count);
    return status < 0 || !asked ? status : ag_game_advance(game, error);
}

// ---- forks ----

static ag_status copy_rulings(ag_game *to, const ag_game *from, ag_error *error)
{
    if (from->ruling_count == 0) {
        return AG_OK;
    }
    size_t size = sizeof *to->rulings * (size_t)from->ruling_count;
    to->rulings = malloc(size);
    if (to->rulings == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for a fork of the game");
    }
    memcpy(to->rulings, from->rulings, size);
    to->ruling_count = to->ruling_capacity = from->ruling_count;
    to->rules->rulings = to->rulings;
    to->rules->ruling_count = to->ruling_count;
    return AG_OK;
}

// A script waits in mid-effect: its coroutine cannot be copied, so the fork comes to the same place
// by the log.
static ag_status fork_by_log(ag_game *fork, const ag_game *game, ag_error *error)
{
    const ag_keyframe *newest = ag_keyframe_before(game, game->head);
    if (newest != NULL) {
        ag_state_copy(fork->state, newest->state);
        fork->head = newest->head;
        fork->event_count = newest->event_count;
        ag_keyframe_take(fork);
    }
    return ag_game_run_to(fork, ag_log_head(&fork->log, fork->log.entry_count), error);
}

static ag_status fork_fill(ag_game *fork, const ag_game *game, ag_error *error)
{
    ag_status status = ag_log_copy(&fork->log, &game->log, error);
    if (status == AG_OK) {
        status = copy_rulings(fork, game, error);
    }
    for (int i = 0; i < game->event_count; i++) {
        add_event(fork, &game->events[i]);
    }
    if (status < 0 || fork->no_memory || !ag_faults_copy(fork, game)) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for a fork of the game");
    }
    ag_state_copy(fork->first, game->first);
    fork->event_read = game->event_read;
    fork->head = game->head;
    fork->begun_late = game->begun_late;
    if (ag_frames_open(game->state)) {
        return fork_by_log(fork, game, error);
    }
    ag_state_copy(fork->state, game->state);
    return AG_OK;
}

ag_status ag_game_fork(const ag_game *game, ag_game **out, ag_error *error)
{
    *out = NULL;
    ag_scripts *scripts = game->scripts->fork(game->scripts);
    ag_game *fork = scripts == NULL ? NULL : game_open(&game->options, scripts);
    if (fork == NULL) {
        if (scripts != NULL) {
            scripts->close(scripts);
        }
        return ag_fail(error, AG_NO_MEMORY, "no memory for a fork of the game");
    }
    ag_status status = fork_fill(fork, game, error);
    if (status < 0) {
        ag_game_close(fork);
        return status;
    }
    *out = fork;
    return AG_OK;
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
    // A bare game runs when its first question is wanted: reading on is no change of the game that
    // its log tells.
    if (game->stopped || ag_game_want_question((ag_game *)game, NULL) < 0 || ag_game_over(game)) {
        return 0;
    }
    const ag_choice_state *choice = &game->state->choice;
    return choice->answered ? 0 : (uint32_t)(choice->who & ~choice->agreed);
}

int ag_game_seats(const ag_game *game)
{
    return game->state->seat_count;
}

int ag_game_boss(const ag_game *game)
{
    return ag_boss_seat(game->state);
}

int ag_game_entry_count(const ag_game *game)
{
    return game->log.entry_count;
}

const ag_entry *ag_game_entry(const ag_game *game, int index)
{
    AG_ASSERT(index >= 0 && index < game->log.entry_count);
    return &game->log.entries[index];
}

const uint32_t *ag_game_entry_data(const ag_game *game, int index)
{
    return &game->log.data[ag_game_entry(game, index)->data];
}

const ag_event *ag_game_next_event(ag_game *game)
{
    return game->event_read < game->event_count ? &game->events[game->event_read++] : NULL;
}

ag_view_option *ag_game_option_buffer(ag_game *game)
{
    return game->option_buffer;
}

uint64_t ag_game_state_hash(const ag_game *game)
{
    return ag_state_hash(game->state);
}

size_t ag_game_state_used(const ag_game *game)
{
    return ag_state_used(game->state);
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
    static const char *const winners[] = { "", "boss", "raiders", "draw" };
    const ag_state *state = game->state;
    return (ag_result){ .raid = game->options.raid_key,
                        .mode = game->options.mode,
                        .winner = winners[state->winner],
                        .reason =
                            game->stopped ? AG_RESULT_STOPPED : ag_reason_words[state->reason],
                        .seed = game->options.seed,
                        .turns = state->turn.number,
                        .decisions = state->decisions,
                        .links = state->links_added,
                        .rulings = (uint32_t)game->fault_count,
                        .hash = state->told_hash };
}
