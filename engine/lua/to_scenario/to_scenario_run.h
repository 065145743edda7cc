// The parts of a scenario that is being made. Only the files to_scenario*.c look inside.
#ifndef AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H
#define AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H

#include "lua/to_scenario/to_scenario.h"
#include "lua/scenario/scene.h"

// The place of a card in the position, in the order in which a table of `given` is placed; LATE:
// attached to a card of a seat that is placed after its own.
enum {
    RETELL_HERO, RETELL_PLAY, RETELL_HAND, RETELL_RESOURCES, RETELL_GRAVEYARD, RETELL_DECK,
    RETELL_LATE, RETELL_PLACES
};

typedef struct to_scenario_card {
    ag_seat seat;
    uint8_t place;
    uint8_t deck;                       // its number, for decks and graveyards
    uint8_t dropped;
    uint8_t plain;                      // a face-down resource that may be any card
    uint16_t slot;                      // in the recorded game
    uint16_t host;
    char *text;                         // "Name", or { "Name", damage = 2 }
} to_scenario_card;

// How one line of `play` affects the passing around it.
enum {
    RETELL_MOVE,     // first answers everything that has a default
    RETELL_PASS,     // the same; one of these may stand for several
    RETELL_ANSWER,   // answers the open question
    RETELL_DEFAULT,  // what passing answers by itself: written only before an answer
};
typedef struct to_scenario_step {
    uint8_t kind;
    uint8_t dropped;
    char *text;                         // t:passes(1)
} to_scenario_step;

typedef struct to_scenario_line {
    uint8_t dropped;
    uint8_t weak;                       // says little: a phase, a card that is drawn
    uint8_t fault;                      // of a script
    char *text;                         // of `expect`
} to_scenario_line;

typedef struct ag_to_scenario_run {
    const ag_scenario_host *host;
    ag_game *game;                      // the recorded one
    const char *name;
    int base, end;                      // steps of the log's path
    int faults;                         // a script fails on the way
    ag_seat turn_seat;                  // whose action phase it is at the beginning
    uint8_t draws_from;  // the deck that the Boss player draws from, at the beginning
    int32_t words[AG_RAID_WORD_MAX];    // of the raid, at the beginning

    to_scenario_card *cards;
    int card_count, card_capacity;
    to_scenario_step *steps;
    int step_count, step_capacity;
    to_scenario_line *lines;                 // of the log
    int line_count, line_capacity;
    to_scenario_line *others;                // other expectations
    int other_count, other_capacity;
    int dice_count;
    uint8_t dice[AG_DICE_MAX];
    int dice_dropped;
    uint64_t random;  // the place of the random stream; written if something was random
    int is_random, random_dropped;
    int any_resources;  // 1: plain resources are written as a number
    int losses;         // what no position can hold
    ag_text notes;      // about that, a line each
    char stopped[224];  // why faulty scripts stopped the game at its end; "": they did not
    char parted[512];   // why the answers could not be followed to the end; "": they were
    int failed;         // memory ran out
} ag_to_scenario_run;

// ---- lists ----

// Adds a zeroed item and returns it; if there is no memory, sets `failed` and returns NULL.
to_scenario_card *ag_to_scenario_card(ag_to_scenario_run *tale);
to_scenario_step *ag_to_scenario_step(ag_to_scenario_run *tale, int kind, const char *text);
void ag_to_scenario_line(ag_to_scenario_run *tale, const char *text);
void ag_to_scenario_other(ag_to_scenario_run *tale, const char *text);
void ag_to_scenario_cut(ag_to_scenario_run *tale, int step_count);  // drops the steps from there on
void ag_to_scenario_close(ag_to_scenario_run *tale);

// ---- to_scenario_text.c ----

void ag_to_scenario_quote(ag_text *out, const char *text);                   // as a Lua string
void ag_to_scenario_write(const ag_to_scenario_run *tale, ag_text *out);           // the whole file

// ---- to_scenario_cards.c ----

// In front of the scenario; its fields raid and cards.
void ag_to_scenario_declare(const ag_to_scenario_run *tale, ag_text *out);
void ag_to_scenario_declared(const ag_to_scenario_run *tale, ag_text *out);

// Whether the scenario declares the card, and how many of the declared cards have a name.
int ag_to_scenario_is_declared(const ag_to_scenario_run *tale, uint16_t printed);
int ag_to_scenario_bearers(const ag_to_scenario_run *tale, const char *name);

// ---- to_scenario_given.c ----

// What a position can't hold of the game as it is now; 0: nothing is lost. -1: a position can't
// begin here (an open chain or combat, or no move is asked for).
int ag_to_scenario_losses(const ag_rules *rules, ag_text *notes);
void ag_to_scenario_position(ag_to_scenario_run *tale);

// The name that a scenario gives the card: its own, or its key if other cards have that name too.
const char *ag_to_scenario_name(const ag_to_scenario_run *tale, uint16_t printed);

// ---- to_scenario_name.c ----

// The options of the scene's open question as a value of the scenario ("Name", { "Name", 2 },
// "yes", 3). An option may become an identical copy. 0: no words pick them.
int ag_to_scenario_value(lua_State *L, ag_scene *scene, ag_picks *picks, ag_text *out);

// The card of a move: one option of the kind.
int ag_to_scenario_move(lua_State *L, ag_scene *scene, int *option, ag_text *out);

// ---- to_scenario_play.c ----

// Plays the answers after the position in the scene (ag_scenario_host.play) and writes them down.
void ag_to_scenario_play(void *tale, lua_State *L, ag_scene *scene);

// ---- to_scenario.c ----

// Whether the written scenario shows what it should: it passes (straight, or in all ways), or fails
// as the game did.
int ag_to_scenario_holds(const ag_to_scenario_run *tale, const ag_text *text, int one_way,
                         char *why, size_t capacity);

// ---- to_scenario_shrink.c ----

// Leaves out what the expectation does not need. `runs` counts how often the scenario was run.
void ag_to_scenario_shrink(ag_to_scenario_run *tale, int *runs);

#endif
