// The parts of a game. Only the files of this folder look inside.
#ifndef AG_GAME_LOG_GAME_PRIVATE_H
#define AG_GAME_LOG_GAME_PRIVATE_H

#include "base/arena.h"
#include "game/log/game.h"

typedef struct ag_keyframe {
    ag_state *state;
    int head;  // the entry that it comes after, -1: the beginning
    int event_count;
    uint32_t turn;
} ag_keyframe;

enum { AG_KEYFRAME_MAX = 12 };

// What undo needs to know of an entry: the game before it was carried
// out. Noted while the log runs.
typedef struct ag_waypoint {
    uint32_t turn, links;
    int step, event_count;
    uint32_t asked;    // 1 << seat of those who still had to answer
    int had_move;      // a player had the move, outside any effect or announcement
    uint64_t dice;     // the random stream
    uint64_t told;     // the game hash so far
    uint64_t form;     // of the open question (ag_choice_form), 0: none
    ag_option picked;  // what an answer to a move chose
} ag_waypoint;

// The log is a tree written down in one row: an entry continues from the entry before it, a rewind
// from an older one. What counts is the path from the beginning to the head; nothing is ever cut.
typedef struct ag_node {
    ag_entry entry;
    int parent;  // the entry that it continues, -1: the beginning
    int head;    // the head after it
    ag_waypoint before;
} ag_node;

// An array that grows at its end, which a game and its forks read together until one of them goes
// on otherwise. Its owner keeps where the items are, and how many of them are its own.
typedef struct ag_sharing ag_sharing;
typedef struct ag_shared {
    int capacity;
    ag_sharing *sharing;  // NULL: nothing is written yet
} ag_shared;

typedef struct ag_log {
    ag_node *nodes;  // one for each entry
    int entry_count;
    uint32_t *data;
    uint32_t data_count;
    ag_shared of_nodes, of_data;
} ag_log;

// All events in order; shared with forks like a log. A log that runs again repeats the same events
// over those that are there.
typedef struct ag_event_log_list {
    ag_event_log_event *events;
    ag_shared shared;
} ag_event_log_list;

// What a game and its forks share, and what a closed one leaves to the next.
typedef struct ag_family ag_family;

// The beginning of a world: the state as it was dealt. Shared with its forks.
typedef struct ag_base {
    int users;
    ag_state state;
} ag_base;

struct ag_game {
    ag_family *family;
    ag_base *base;            // of a world; NULL for other games
    ag_game_options options;  // the family owns strings and decks
    ag_scripts *scripts;
    ag_rules *rules;
    ag_state *state;
    ag_log log;

    ag_event_log_list told;
    int event_count, event_read;

    uint32_t *rulings;  // ordinals of frames that are not run, ascending
    int ruling_count, ruling_capacity;
    ag_arena fault_texts;
    const char **faults;  // reports of faults, in order
    int fault_count, fault_capacity;

    const ag_state *first;  // the state before the first entry, owned by the family or base
    ag_keyframe keyframes[AG_KEYFRAME_MAX];
    int keyframe_count;

    int head;        // the entry that the state comes after, -1: the beginning
    int begun_late;  // events are counted from a saved keyframe
    int no_memory;   // an event or entry could not be kept
    int stopped;     // faulty scripts stopped the game
    char stop_reason[1024];
    char check_text[160];        // what the state checker reported
    uint64_t checked_table;      // the state when numbers were last checked (ag_state_hash_table)
    struct ag_hearing *hearing;  // who hears notes of scripts; NULL: nobody
    ag_rules *aside;             // where the checker recomputes all numbers
    ag_view_option *option_buffer;
    ag_offered_modes *offered_modes;
};

// log.c: writes `more` items behind the first `count`. Returns where the items are now; NULL: no
// memory. Another owner joins the array, or leaves it.
void *ag_shared_add(ag_shared *of, void *items, int count, size_t size, const void *added,
                    int more);
void ag_shared_join(ag_shared *of);
void ag_shared_leave(ag_shared *of, void *items);

ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count,
                     ag_error *error);
void ag_log_drop_last(ag_log *log);  // an entry that was refused when carried out
void ag_log_close(ag_log *log);
void ag_log_share(ag_log *to, const ag_log *from);  // `to` is empty; each then continues alone

// The head after `entry_count` entries of the log, and after all; -1: the beginning.
int ag_log_head(const ag_log *log, int entry_count);
int ag_log_tip(const ag_log *log);

// The path from after `after` (-1: from the beginning) to `head`, oldest first, without the
// answers that a ruling on it took back. No frame is open at `after`. The caller frees it; NULL: no
// memory.
int *ag_log_path(const ag_log *log, int after, int head, int *count, ag_error *error);

// The last entry on the path to `head` that belongs to the position: what the referee
// placed before the first question. -1: none. And the reload directly after it,
// before anything has run; -1: none.
int ag_log_position(const ag_log *log, int head);
int ag_log_first_reload(const ag_log *log, int head);
int ag_log_is_on_path(const ag_log *log, int head, int entry);

// The name that an entry carries behind `from` words of its data; "": none. The second adds an
// entry that carries one to the log of a game that asks something.
void ag_entry_name(const uint32_t *data, uint32_t count, uint32_t from, char out[AG_NAME_MAX + 1]);
ag_status ag_log_add_named(ag_game *game, const ag_entry *entry, const char *name, ag_error *error);

// Adds the event after `count` events; 0: no memory.
int ag_event_log_add(ag_event_log_list *told, int count, const ag_event_log_event *event);
void ag_event_log_share(ag_event_log_list *to, const ag_event_log_list *from);
void ag_event_log_close(ag_event_log_list *told);

// undo.c: a saved game learns its log; the entry at which the last link began, -1: there is none;
// the head moves, with the reason; and from here on the dice fall otherwise.
enum { AG_REWIND_UNDO, AG_REWIND_REDO, AG_REWIND_GOTO, AG_REWIND_SWITCH, AG_REWIND_RELOAD };
ag_status ag_game_look_back(ag_game *game, ag_error *error);
ag_status ag_log_last_link(ag_game *game, int *start, ag_error *error);
ag_status ag_game_move_head(ag_game *game, int entry_count, int why, const char *name,
                            ag_error *error);
ag_status ag_game_reseed(ag_game *game, uint64_t seed, ag_error *error);

// reload.c: carries out a reload entry; begins the game again for one that comes before anything
// has run; and makes the catalog follow the set that the state plays with.
ag_status ag_reload_do(ag_game *game, int set, int over, ag_error *error);
ag_status ag_reload_begin(ag_game *game, const ag_entry *reload, ag_error *error);
void ag_game_follow(ag_game *game);

// hand_over.c: an entry that a log of this game held before; and
// whether it can be trusted as it is.
ag_status ag_hand_over_logged(ag_game *game, const ag_entry *entry, const uint32_t *data,
                              uint32_t count, ag_error *error);
int ag_hand_over_is_sound(const ag_game *game, const ag_entry *entry, const uint32_t *data,
                          uint32_t count);

// hearing.c: the state became an older one; before, there were so many events. The game begins
// again, and what is noted is heard again. As ag_game_run_to, but what is noted on the way was
// heard before.
typedef struct ag_hearing ag_hearing;
void ag_hearing_back(ag_game *game, int events);
void ag_hearing_begin_anew(ag_game *game);
ag_status ag_hearing_run_to(ag_game *game, int head, ag_error *error);
void ag_hearing_close(ag_game *game);

// fork.c: an empty game of a new family, which takes over `scripts`. NULL: no memory.
ag_game *ag_game_open_first(const ag_game_options *options, ag_scripts *scripts);
ag_state *ag_family_first(ag_family *family);

// fork.c: an empty game of the same family, with the current rulings and the faults so far. A world
// begins at its own base, whose state the caller fills. Expected: AG_NO_MEMORY.
ag_status ag_game_open_beside(const ag_game *game, ag_game **out, ag_error *error);
ag_status ag_base_open(ag_game *world, ag_error *error);
// AG_OK: it is not a world
ag_status ag_world_refuse(const ag_game *game, const char *what, ag_error *error);

// place.c: carries out a referee entry. `slot`: receives the card's slot; may be NULL.
ag_status ag_place_do(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error);

// rewind.c
void ag_keyframe_take(ag_game *game);
void ag_keyframes_close(ag_game *game);
// The newest on the path there, or NULL.
const ag_keyframe *ag_keyframe_before(const ag_game *game, int head);
void ag_game_restore(ag_game *game, int head);  // to that keyframe, or the beginning
ag_status ag_game_run_to(ag_game *game, int head, ag_error *error);  // … and from there to `head`

// Carries out the entries on the path to `head` that the state lacks, and runs to the next
// question, but leaves out the answers after the frame with this ordinal began (0: none), of
// which `*from` is the first (-1: there are none). `faulty`: see ag_game_run; only what
// comes after that frame may fail.
ag_status ag_log_run(ag_game *game, int head, uint32_t frame, int *from, int *faulty,
                     ag_error *error);

// ruling.c: takes back the frame that failed and continues without it; `faulty`:
// or stops at the next failure.
ag_status ag_game_rule_out(ag_game *game, int *faulty, ag_error *error);
ag_status ag_rulings_take(ag_game *game, int head, ag_error *error);  // those in force there
void ag_fault_note_condition(ag_game *game);                          // notes a faulty condition
int ag_faults_copy(ag_game *to, const ag_game *from);                 // 0: no memory
void ag_faults_close(ag_game *game);

// game.c: runs to the next question. `faulty`: or to a script that fails,
// which leaves the state half done.
ag_status ag_game_run(ag_game *game, int *faulty, ag_error *error);
// Rules out what fails, so only rulings are added.
ag_status ag_game_advance(ag_game *game, ag_error *error);
// An entry of the log, without running on.
ag_status ag_game_carry_out(ag_game *game, int index, ag_error *error);
// The same for a new entry, which is added to the log first; then runs on.
ag_status ag_game_enter_new(ag_game *game, const ag_entry *entry, const uint32_t *data,
                            uint32_t count, ag_error *error);
// Keeps an event for ag_rules.
void ag_game_keep_event(void *context, const ag_rules *rules, const ag_event *event);
void ag_game_ask_anew(ag_game *game);             // computes the open question again
void ag_waypoint_note(ag_game *game, int index);  // the game before this entry
// Behind a const game only this may happen: it runs to its question. Its log stays the same.
static inline ag_game *ag_game_to_read_on(const ag_game *game)
{
    return (ag_game *)game;
}
void ag_game_picks_of(const ag_game *game, const ag_entry *entry, ag_picks *out);  // of an answer

// ---- renew.c: new versions of cards and of the raid ----

// The power of `to` that corresponds to `power` of `from`: by its id, else by its kind and its
// place among that kind. -1: there is none.
int ag_renew_power(const ag_card_def *from, int power, const ag_card_def *to);

// Whether a card may become the other version where it is: not if the side that it shows no longer
// exists, or if it is in play as something else.
int ag_renew_fits(const ag_rules *rules, const ag_card *card, uint16_t to);

// Marks the numbers that a game refers to with 1 in `used`, except those
// that keep their version anyway.
void ag_renew_used(const ag_state *state, uint8_t *used);

// Replaces each cardboard by `to` of its number: cards in all zones, links, waiting triggers, used
// powers. Definite modifiers and delayed triggers keep the version that made them. Powers that were
// ruled out may be tried again.
void ag_renew_cards(ag_rules *rules, const uint16_t *to);

// The raid becomes the version with this number: at once if turns have the same steps (1), else at
// the beginning of the next turn (0).
int ag_renew_raid(ag_rules *rules, uint16_t raid);

// ---- reload_lines.c ----

// What a card or raid with a changed script now declares differently, field by field; `same` counts
// those without any difference.
void ag_reload_compare_cards(ag_scripts *scripts, const ag_catalog *catalog, uint16_t was,
                             uint16_t now, ag_reload *out);

// The events from one on, a line each; "" for those not shown to people. NULL:
// no memory. `count` may be 0.
typedef struct ag_event_log_lines {
    char (*lines)[192];
    int count;
} ag_event_log_lines;
ag_event_log_lines ag_reload_report(const ag_game *game, int from);
void ag_reload_compare_report(const ag_event_log_lines *was, const ag_event_log_lines *now,
                              ag_reload *out);

#endif
