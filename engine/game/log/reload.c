// Changes scripts during a game. A reload is an entry of the log at a player's move. If a script is
// changed in the middle of an effect, the game goes back to the last move, or to the beginning if
// there was none yet, and plays the answers since then again as long as it asks the same.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/facts/answer.h"
#include "game/log/game_private.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/turn/turn.h"
#include "state/card.h"

// ---- the entry ----

void ag_game_follow(ag_game *game)
{
    const ag_port *port = game->rules->port;
    if (port->view != NULL) {
        game->rules->catalog = port->view(port->host, game->state->scripts, game->state->raid);
    }
}

// The numbers that the game refers to, including the raid's; NULL: no memory.
static uint8_t *numbers_used(const ag_game *game)
{
    const ag_catalog *catalog = game->rules->catalog;
    uint8_t *used = calloc((size_t)catalog->count + 1, 1);
    if (used == NULL) return NULL;
    ag_renew_used(game->state, used);
    if (catalog->raid != NULL) used[catalog->raid->printed] = 1;
    used[0] = 0;
    return used;
}

// What each number becomes in the set; numbers that the game does not refer to stay. NULL: no
// memory, or a card does not load.
static uint16_t *numbers_in(const ag_game *game, int set, ag_error *error)
{
    ag_scripts *scripts = game->scripts;
    int count = game->rules->catalog->count;
    uint8_t *used = numbers_used(game);
    uint16_t *to = calloc((size_t)count + 1, sizeof *to);
    int whole = used != NULL && to != NULL;
    if (!whole) ag_no_memory(error, "other scripts");
    for (int i = 1; i <= count && whole; i++) {
        to[i] = used[i] ? scripts->number(scripts->host, set, (uint16_t)i, error) : (uint16_t)i;
        whole = to[i] != 0;
    }
    free(used);
    if (whole) return to;
    free(to);
    return NULL;
}

ag_status ag_reload_do(ag_game *game, int set, int over, ag_error *error)
{
    ag_state *state = game->state;
    ag_rules *rules = game->rules;
    ag_scripts *scripts = game->scripts;
    if (scripts->enter == NULL || ag_frames_open(state)) {
        return ag_fail(error, AG_BAD_CONTENT, "other scripts come at a move, not in mid-effect");
    }
    ag_status status = scripts->enter(scripts->host, over, set, error);
    uint16_t *to = status < 0 ? NULL : numbers_in(game, set, error);
    if (to == NULL) return status < 0 ? status : AG_BAD_CONTENT;
    state->scripts = (uint16_t)set;
    ag_game_follow(game);
    ag_renew_cards(rules, to);
    const ag_raid_def *raid = rules->catalog->raid;
    if (raid != NULL) (void)ag_renew_raid(rules, to[raid->printed]);
    free(to);
    ag_event event = { .kind = AG_EVENT_RELOADED };
    ag_announce(rules, &event);
    ag_game_ask_anew(game);
    return AG_OK;
}

// ---- what is said of it ----

static int is_first_of(const ag_state *state, int slot)
{
    int first = 1;
    while (state->cards[first].printed != state->cards[slot].printed) first++;
    return first == slot;
}

static void warn_of_kept(const ag_game *game, ag_reload *out)
{
    const ag_state *state = game->state;
    ag_scripts *scripts = game->scripts;
    for (int slot = 1; slot < state->used.cards; slot++) {
        uint16_t printed = state->cards[slot].printed;
        if (printed == 0 || !is_first_of(state, slot)
            || scripts->number(scripts->host, state->scripts, printed, NULL) == printed) {
            continue;
        }
        ag_reload_warn(out,
                       "%s is something else now, or has lost the side that shows: where it is at "
                       "work it stays as it was",
                       ag_catalog_card(game->rules->catalog, printed)->side[0].name);
    }
    if (state->raid_next != 0) {
        ag_reload_warn(out, "the raid has other steps now: they begin with the next turn");
    }
}

// ---- going back ----

// Where replaying begins, if not at an entry.
enum { NOWHERE = -1, BEGINNING = -2 };

// What is played again: the entries from `start` on, and their events.
typedef struct stretch {
    int start;
    int *path;  // from there to the former place
    int count;
    int event_from;
    ag_event_log_lines told;
} stretch;

static int is_move(const ag_game *game)
{
    return game->state->choice.kind == AG_QUESTION_ACTION && !ag_frames_open(game->state);
}

static int last_move(const ag_log *log, int head)
{
    int at = head;
    while (at >= 0
           && !(log->nodes[at].entry.kind == AG_ENTRY_ANSWER && log->nodes[at].before.had_move)) {
        at = log->nodes[at].parent;
    }
    return at;
}

static ag_status find_start(ag_game *game, unsigned how, int *start, ag_error *error)
{
    ag_status status = game->stopped ? AG_OK : ag_game_look_back(game, error);
    *start = NOWHERE;
    if (status == AG_OK && (how & AG_RELOAD_RERUN) && !game->stopped) {
        status = ag_log_last_link(game, start, error);
        *start = last_move(&game->log, *start);  // a link may begin in the middle of an effect
    }
    if (status < 0 || *start >= 0 || (is_move(game) && !game->stopped) || ag_game_over(game)) {
        return status;
    }
    *start = last_move(&game->log, game->head);
    if (*start < 0 && (game->stopped || ag_frames_open(game->state))) *start = BEGINNING;
    return status;
}

// The entry after which stretches begin: the one before their first.
static int behind(const ag_game *game, int start)
{
    AG_ASSERT(start != NOWHERE);
    return start == BEGINNING ? ag_log_position(&game->log, game->head)
                              : game->log.nodes[start].parent;
}

static ag_status stretch_open(const ag_game *game, int start, stretch *out, ag_error *error)
{
    const ag_log *log = &game->log;
    *out = (stretch){ .start = start };
    if (start == NOWHERE) return AG_OK;
    out->event_from = start == BEGINNING ? 0 : log->nodes[start].before.event_count;
    out->told = ag_reload_report(game, out->event_from);
    if (out->told.lines == NULL) return ag_no_memory(error, "an effect to play again");
    out->path = ag_log_path(log, behind(game, start), game->head, &out->count, error);
    return out->path != NULL ? AG_OK : AG_NO_MEMORY;
}

// ---- the answers, played again ----

// A move may be at another place among the options: it is recognised by what it does.
static int find_option(const ag_state *state, const ag_option *picked)
{
    int found = -1;
    for (int i = 0; i < state->choice.option_count; i++) {
        const ag_option *option = &state->options[i];
        if (option->kind == picked->kind && ag_ref_same(option->ref, picked->ref)
            && option->value == picked->value && (found < 0 || option->power == picked->power)) {
            found = i;
        }
    }
    return found;
}

// Finds the entry's picks in the question that is open now; 0: it is a different question.
static int picks_now(const ag_game *game, int index, ag_picks *out)
{
    const ag_entry *entry = &game->log.nodes[index].entry;
    const ag_waypoint *then = &game->log.nodes[index].before;
    const ag_choice_state *choice = &game->state->choice;
    ag_game_picks_of(game, entry, out);
    if (choice->kind == AG_QUESTION_NONE || !(choice->who & (1u << entry->seat))) return 0;
    if (ag_choice_form(game->rules) == then->form) return 1;
    int place = then->had_move && choice->kind == AG_QUESTION_ACTION
                    ? find_option(game->state, &then->picked)
                    : -1;
    out->picks[0] = (uint16_t)(place < 0 ? 0 : place);
    return place >= 0;
}

// 1: played again; 0: it no longer fits; negative: the game stopped.
static int play_again(ag_game *game, int index, ag_error *error)
{
    const ag_entry entry = game->log.nodes[index].entry;
    char reason[160];
    ag_picks picks;
    uint32_t seed[2];
    ag_status status = ag_game_want_question(game, error);
    if (status < 0 || ag_game_over(game)) return status;
    switch (entry.kind) {
    case AG_ENTRY_ANSWER:
        if (!picks_now(game, index, &picks)
            || ag_choice_refuse(game->rules, entry.seat, &picks, reason, sizeof reason) != NULL) {
            return 0;
        }
        status = ag_game_enter_answer(game, entry.seat, &picks, error);
        break;
    case AG_ENTRY_CONCEDE:
        status = ag_game_concede(game, entry.seat, error);
        if (status == AG_USAGE) return 0;
        break;
    case AG_ENTRY_RESEED:
        memcpy(seed, &game->log.data[entry.data], sizeof seed);
        status = ag_game_enter_new(game, &entry, seed, 2, error);
        break;
    default: break;  // a ruling arises again if the script fails again
    }
    return status < 0 ? status : 1;
}

static ag_status play_stretch(ag_game *game, const stretch *done, ag_reload *out, ag_error *error)
{
    int played = 1;
    for (int i = 0; i < done->count && played > 0; i++) {
        played = play_again(game, done->path[i], error);
    }
    out->reran = 1;
    out->asked_anew = played == 0;
    ag_event_log_lines now = ag_reload_report(game, done->event_from);
    ag_reload_compare_report(&done->told, &now, out);
    free(now.lines);
    return played < 0 ? (ag_status)played : AG_OK;
}

// ---- all of it ----

ag_status ag_reload_begin(ag_game *game, const ag_entry *reload, ag_error *error)
{
    uint32_t first = 1;
    int count, *path = NULL;
    ag_status status = ag_log_add(&game->log, reload, &first, 1, error);
    int head = ag_log_tip(&game->log);
    if (status == AG_OK) status = ag_rulings_take(game, head, error);
    if (status < 0) return status;
    ag_game_restore(game, head);
    ag_hearing_begin_anew(game);
    path = ag_log_path(&game->log, game->head, head, &count, error);
    if (path == NULL) return AG_NO_MEMORY;
    for (int i = 0; i < count && status == AG_OK; i++) {
        status = ag_game_carry_out(game, path[i], error);
        game->head = path[i];
    }
    free(path);
    game->event_read = 0;  // all events are announced again
    return status < 0 ? status : ag_game_advance(game, error);
}

static ag_status go_on_with(ag_game *game, const ag_taking *taking, const stretch *done,
                            ag_reload *out, ag_error *error)
{
    ag_scripts *scripts = game->scripts;
    ag_entry reload = { .kind = AG_ENTRY_RELOAD,
                        .number = taking->set,
                        .pick_count = (uint16_t)taking->over };
    ag_status status = AG_OK;
    int used_count = game->rules->catalog->count + 1;
    uint8_t *used = game->state->scripts != taking->set ? numbers_used(game) : NULL;
    game->stopped = done->start == NOWHERE && game->stopped;
    if (done->start == BEGINNING) {
        // The log goes back to the beginning; the game itself follows with the reload.
        ag_entry rewind = { .kind = AG_ENTRY_REWIND, .number = AG_REWIND_RELOAD };
        uint32_t to = (uint32_t)(behind(game, BEGINNING) + 1);
        status = ag_log_add(&game->log, &rewind, &to, 1, error);
        if (status == AG_OK) status = ag_reload_begin(game, &reload, error);
    } else if (done->start >= 0) {
        // What is played again is announced again.
        status =
            ag_game_move_head(game, behind(game, done->start) + 1, AG_REWIND_RELOAD, NULL, error);
    }
    if (status == AG_OK && game->state->scripts != taking->set) {
        status = ag_game_enter_new(game, &reload, NULL, 0, error);
    }
    for (int i = 1; i < used_count && used != NULL; i++) {
        uint16_t was = (uint16_t)i;
        uint16_t now = used[i] ? scripts->number(scripts->host, taking->set, was, NULL) : 0;
        if (now == 0 || now == was) continue;
        ag_reload_compare_cards(scripts, game->rules->catalog, was, now, out);
    }
    free(used);
    if (status == AG_OK && done->start != NOWHERE) status = play_stretch(game, done, out, error);
    warn_of_kept(game, out);
    return status;
}

// ---- what deck lists brought ----

int ag_game_listed(const ag_game *game, ag_seat seat, int deck, uint16_t *out, int capacity)
{
    const ag_seat_def *began = &game->options.seats[seat];
    // the raid may have one more now
    int count = deck < began->deck_count ? began->counts[deck] : 0;
    AG_ASSERT(count <= capacity);
    for (int i = 0; i < count; i++) out[i] = began->cards[deck][i];
    for (int at = game->head; at >= 0 && count < capacity; at = game->log.nodes[at].parent) {
        const ag_entry *entry = &game->log.nodes[at].entry;
        ag_place place;
        if (entry->kind != AG_ENTRY_REFEREE || entry->seat != seat) continue;
        memcpy(&place, &game->log.data[entry->data], sizeof place);
        int listed = place.kind == AG_PLACE_CARD && (place.flags & AG_PLACE_LISTED);
        if (listed && (place.index & 0xff) == deck) out[count++] = place.card;
    }
    return count;
}

// ---- what is taken ----

ag_status ag_game_take_scripts(ag_game *game, const ag_source *source, unsigned how, ag_reload *out,
                               ag_error *error)
{
    ag_scripts *scripts = game->scripts;
    ag_taking taking = { 0 };
    stretch done;
    int start;
    memset(out, 0, sizeof *out);
    ag_status world = ag_world_refuse(game, "reload the scripts of", error);
    if (world < 0) return world;
    if (scripts->take == NULL || game->check_text[0] != '\0') {
        return ag_fail(error, AG_USAGE, "this game can take no other scripts");
    }
    ag_status status = game->stopped ? AG_OK : ag_game_want_question(game, error);
    if (status == AG_OK) status = find_start(game, how, &start, error);
    if (status == AG_OK) {
        status = scripts->take(scripts->host, game->state->scripts, source, &taking, error);
    }
    if (status < 0) return status;
    for (int i = 0; i < taking.removed_count && i < 8; i++) {
        ag_reload_warn(out, "there is no script \"%s\" any more: what this game has of it stays",
                       taking.removed[i]);
    }
    out->changed = taking.changed;
    int nothing = taking.set == game->state->scripts && !(how & AG_RELOAD_RERUN);
    if (nothing || (ag_game_over(game) && start == NOWHERE)) return AG_OK;
    status = stretch_open(game, start, &done, error);
    if (status == AG_OK) status = go_on_with(game, &taking, &done, out, error);
    free(done.path);
    free(done.told.lines);
    return status;
}
