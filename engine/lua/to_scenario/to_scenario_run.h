// The parts of a scenario that is being made. Only the files to_scenario*.c look inside.
#ifndef AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H
#define AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H

#include "base/arena.h"
#include "lua/scenario/scene.h"
#include "lua/to_scenario/to_scenario.h"

// The place of a card in the position, in the order in which a table of `given` is placed; LATE:
// attached to a card of a seat that is placed after its own.
enum {
    PLACE_HERO, PLACE_PLAY, PLACE_HAND, PLACE_RESOURCES, PLACE_GRAVEYARD, PLACE_DECK, PLACE_LATE,
    PLACES
};

// How one line of `play` affects the passing around it.
enum {
    STEP_MOVE,     // first answers everything that has a default
    STEP_PASS,     // the same; one of these may stand for several
    STEP_ANSWER,   // answers the open question
    STEP_DEFAULT,  // what passing answers by itself: written only before an answer
};

// What a line of the log says.
enum {
    LINE_PLAIN,
    LINE_WEAK,     // little: a phase, a card that is drawn
    LINE_FAULT,    // that a script failed
};

// Something that the scenario says: a card of its position, a move, a line of its log, another
// expectation. Shrinking may leave it out.
typedef struct ag_said {
    const char *text;     // { "Name", damage = 2 }, t:passes(1), …
    uint8_t kind;         // PLACE_…, STEP_…, LINE_…
    uint8_t dropped;
    // Of a card.
    ag_seat seat;
    uint8_t deck;         // its number, for decks and graveyards
    uint8_t plain;        // a face-down resource that may be any card
    uint16_t slot, host;  // in the recorded game
} ag_said;

typedef struct ag_said_list {
    ag_said *items;
    int count, capacity;
} ag_said_list;

typedef struct ag_to_scenario_run {
    const ag_scenario_host *host;
    ag_game *game;                      // the recorded one
    const char *name;
    int base, end;                      // steps of the log's path
    int faults;                         // a script fails on the way
    ag_seat turn_seat;                  // whose action phase it is at the beginning
    uint8_t draws_from;                 // the deck that the Boss player draws from, then
    int32_t words[AG_RAID_WORD_MAX];    // of the raid, at the beginning

    ag_arena memory;                    // of all texts; `failed`: memory ran out
    ag_said_list cards, steps, lines, others;
    int dice_count;
    uint8_t dice[AG_DICE_MAX];
    int dice_dropped;
    uint64_t random;    // the place of the random stream; written if something was random
    int is_random, random_dropped;
    int any_resources;  // 1: plain resources are written as a number
    ag_text notes;      // what no position can hold, a line each
    char stopped[224];  // why faulty scripts stopped the game at its end; "": they did not
    char parted[512];   // why the answers could not be followed to the end; "": they were
} ag_to_scenario_run;

// A walk through the recorded game and a scene side by side.
typedef struct ag_walk {
    ag_to_scenario_run *run;
    lua_State *L;
    ag_scene *scene;
    int step;              // the next entry of the recorded game
    int last, breaks;      // that was the last, and it stopped the game; the scene has stopped too
    uint32_t priorities_then, priorities_now, told_then, told_now;  // at the position
    size_t told_at;        // how much of the scene's log has been compared
    int told_lines;        // … and of the game's log

    // Runs of passing that one call stands for.
    int window_open, window_from;
    ag_scene_window window;
    int turn_open, turn_from;
    ag_scene_window turn;
    int attack_from, attack_before;
    const char *attack;    // t:attacks(…), while its proposal may still resolve; NULL: none
} ag_walk;

const ag_state *ag_to_scenario_state(const ag_to_scenario_run *run);  // of the recorded game

// Adds it at the end. Valid until the next one; never NULL.
ag_said *ag_to_scenario_add(ag_to_scenario_run *run, ag_said_list *to, int kind, const char *text);
const char *ag_to_scenario_quote(ag_to_scenario_run *run, const char *text);  // as a Lua string

// ---- to_scenario_text.c: the whole file ----

void ag_to_scenario_write(ag_to_scenario_run *run, ag_text *out);

// Whether the scenario declares the card, and how many of the declared cards have a name.
int ag_to_scenario_is_declared(const ag_to_scenario_run *run, uint16_t printed);
int ag_to_scenario_bearers(const ag_to_scenario_run *run, const char *name);

// ---- to_scenario_given.c ----

// What a position can't hold of the game as it is now; 0: nothing is lost. -1: a position can't
// begin here (an open chain or combat, or no move is asked for).
int ag_to_scenario_losses(const ag_rules *rules, ag_text *notes);
void ag_to_scenario_position(ag_to_scenario_run *run);

// The name that a scenario gives the card: its own, or its key if other cards have that name too.
const char *ag_to_scenario_name(const ag_to_scenario_run *run, uint16_t printed);

// ---- to_scenario_name.c ----

// The options of the scene's open question as a value of the scenario ("Name", { "Name", 2 },
// "yes", 3). An option may become an identical copy. NULL: no words pick them.
const char *ag_walk_value(ag_walk *walk, ag_picks *picks);
const char *ag_walk_card(ag_walk *walk, int *option);  // the card of a move
const char *ag_walk_seat(ag_walk *walk, ag_seat seat);  // 1, "boss"
int ag_picks_same(const ag_picks *a, const ag_picks *b);

// The picks of an entry of the game as picks for the scene's question. 0: it does not offer them.
int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data,
                      ag_picks *out);

// ---- to_scenario_walk.c ----

// Plays the answers after the position in the scene (ag_scenario_host.play) and writes them down.
void ag_to_scenario_play(void *run, lua_State *L, ag_scene *scene);

// Notes why the walk ends here, without or with the question that is open. The first reason is
// kept.
void ag_walk_part(ag_walk *walk, const char *why);
void ag_walk_part_asked(ag_walk *walk, const char *why);
int ag_walk_goes_on(const ag_walk *walk);   // neither parted, nor stopped as the game did
void ag_walk_compare(ag_walk *walk);        // the log of the scene with that of the game
void ag_walk_step(ag_walk *walk, int kind, const char *text);
void ag_walk_end_runs(ag_walk *walk);       // call before anything other than passing
void ag_walk_give(ag_walk *walk, ag_seat seat, const ag_picks *picks);

// What the game answered to the open question, or what passing answers if the game did not ask it.
// Takes the entry, and those of fellow players who decided together. 0: neither.
int ag_walk_take_picks(ag_walk *walk, ag_picks *out);

// ---- to_scenario_move.c ----

void ag_walk_move(ag_walk *walk, ag_seat seat, int option);     // with the questions that follow it

// ---- to_scenario_shrink.c ----

// Whether the written scenario shows what it should: it passes (straight, or in all ways), or fails
// as the game did. (to_scenario.c)
int ag_to_scenario_holds(const ag_to_scenario_run *run, const ag_text *text, int one_way, char *why,
                         size_t capacity);

// Leaves out what the expectation does not need. Returns how often the scenario was run.
int ag_to_scenario_shrink(ag_to_scenario_run *run);

#endif
