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
    ag_said lost;  // what there was no memory for
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

const ag_state *ag_to_scenario_state(const ag_to_scenario_run *run);  // of the recorded game

// Adds it at the end. Valid until the next one; never NULL.
ag_said *ag_to_scenario_add(ag_to_scenario_run *run, ag_said_list *to, int kind, const char *text);
const char *ag_to_scenario_quote(ag_to_scenario_run *run, const char *text);  // as a Lua string

// ---- to_scenario_text.c: the whole file ----

// In place of what `out` holds.
void ag_to_scenario_write(ag_to_scenario_run *run, ag_text *out);

// The name that a scenario gives the card: its own, or its key if other cards have that name too.
const char *ag_to_scenario_name(const ag_to_scenario_run *run, uint16_t printed);

// ---- to_scenario_given.c ----

// What a position can't hold of the game as it is now; 0: nothing is lost. -1: a position can't
// begin here (an open chain or combat, or no move is asked for).
int ag_to_scenario_losses(const ag_rules *rules, ag_text *notes);
void ag_to_scenario_position(ag_to_scenario_run *run);

// ---- to_scenario_walk.c ----

// Plays the answers after the position in the scene (ag_scenario_host.play) and writes them down.
void ag_to_scenario_play(void *run, lua_State *L, ag_scene *scene);

extern const char ag_to_scenario_lua[];  // the text of walk.lua

// ---- to_scenario_shrink.c ----

// Whether the written scenario shows what it should: it passes (straight, or in all ways), or fails
// as the game did. (to_scenario.c)
int ag_to_scenario_holds(const ag_to_scenario_run *run, const ag_text *text, int one_way, char *why,
                         size_t capacity);

// Leaves out what the expectation does not need. Returns how often the scenario was run.
int ag_to_scenario_shrink(ag_to_scenario_run *run);

#endif
