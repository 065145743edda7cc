// A scene: one run of a scenario, one way. Its functions raise Lua errors that name the file and
// line of the scenario's call; whoever opened the scene closes the game.
#ifndef AG_LUA_SCENARIO_SCENE_H
#define AG_LUA_SCENARIO_SCENE_H

#include <lauxlib.h>
#include <lua.h>

#include "base/hash.h"
#include "base/span.h"
#include "game/why/refusal.h"
#include "game/log/game.h"
#include "lua/language/field.h"
#include "lua/scenario/scenario.h"

enum {
    AG_SCENE_STRAIGHT,
    AG_SCENE_REBUILT,
    AG_SCENE_FORKED,
    AG_SCENE_UNDONE,
    AG_SCENE_SAVED,
    AG_SCENE_WAYS
};

enum {
    AG_SCENE_POSITION_MAX = 16,         // calls of t:seat and t:boss
    AG_SCENE_PREPARED_MAX = 32,         // answers given in advance
    AG_SCENE_CARDS_MAX = 32,            // declared in one scenario
    AG_SCENE_NAME_MAX = 96,
    AG_SCENE_WHERE_MAX = 96,
    AG_SCENE_TOLD_MAX = 64,      // lines in one list of t:told
    AG_SCENE_TELLING_MAX = 400,  // lines that t:told reads: the last ones of a long scenario
};

// The state at each question, which must be the same in all ways.
typedef struct ag_scene_trace {
    struct ag_scene_mark {
        uint64_t state, question;
    } *marks;
    int count, capacity;
} ag_scene_trace;

// The cards and the raid that the scenario declares, as scripts besides all others. Their text is
// that of its file.
typedef struct ag_scene_cards {
    ag_source source;
    const ag_source *others;
    const char *path, *text;
    size_t size;
    char hash[AG_HASH_TEXT_SIZE];
    char own_hashes[2][AG_HASH_TEXT_SIZE];  // of AG_SCENARIO_HERO and AG_SCENARIO_CARD
    int raid_decks;                     // of the raid that it declares; 0: it does not declare one
    int count;
    struct {
        char key[AG_NAME_MAX + 1], name[128];
    } cards[AG_SCENE_CARDS_MAX];
} ag_scene_cards;

// A card as a scenario names it: "name", "key", "stem", "Name@2", { "name", 2 }.
typedef struct ag_scene_ref {
    char text[AG_SCENE_NAME_MAX];
    int nth;                            // 0: any of them
    ag_seat seat;                       // 0: anybody's
} ag_scene_ref;

// A table that was passed in `given`, and the place of the call.
typedef struct ag_scene_position {
    ag_seat seat;
    int table;                          // registry reference
    char where[AG_SCENE_WHERE_MAX];
} ag_scene_position;

typedef struct ag_scene_prepared {
    ag_seat seat;
    int what;                           // registry reference
    char prompt[AG_SCENE_NAME_MAX];     // a part of the prompt; "": any
    char where[AG_SCENE_WHERE_MAX];
} ag_scene_prepared;

typedef struct ag_scene {
    const ag_scenario_host *host;
    const ag_scene_cards *cards;
    const struct ag_scene *straight;    // the run that the other ways are compared with
    int way;
    ag_scenario_table table;
    int expects_faults;
    const char *refused;  // the rule that must refuse the position; NULL: it must be accepted
    int was_refused;
    ag_game *game;                      // NULL while `given` runs
    ag_game *aside;                     // the game, while a fork takes its place
    ag_text told;                       // lines of the log
    ag_scene_trace trace;
    int fault_count;
    int combats_ended;
    int passes;            // how many passes in a row were answered last
    int judges;            // the position is set up: from now on failures are about the game
    uint64_t asserted;     // hash of the open question that t:asked has confirmed
    uint64_t remembered;   // of t:remember(), 0: not called
    uint32_t turn_ending;  // the turn that t:ends_turn() was stopped in, 0: none

    // The position, until the game is open.
    int real_start, from_boss;
    int own_decks;                      // the position names decks
    int position_count;
    ag_scene_position positions[AG_SCENE_POSITION_MAX];
    int word_count;
    int strike_model;  // t:strike_model(…): 1 "v7", 2 "classic", 0 as the raid has it
    char words[AG_RAID_WORD_MAX][AG_NAME_MAX + 1];
    int word_values[AG_RAID_WORD_MAX];
    int dice_count;
    uint8_t dice[AG_DICE_MAX];
    int has_random;
    uint64_t random;                    // the place of the random stream
    ag_seat turn_seat;
    int turn_step;
    int turn_triggers;                      // how many came earlier in this turn (CR 803.3)
    char heroes[AG_SEAT_MAX + 1][AG_NAME_MAX + 1];

    int prepared_count;
    ag_scene_prepared prepared[AG_SCENE_PREPARED_MAX];
} ag_scene;

// ---- cards of its own (scenario_cards.c) ----

void ag_scene_cards_open(ag_scene_cards *cards, const ag_source *others, const char *path,
                         const char *text, size_t size);
// Reads the table of the scenario at this index.
void ag_scene_cards_read(lua_State *L, ag_scene_cards *cards, int scenario);
// Finds a card by key, stem or name, or NULL.
const char *ag_scene_cards_key(const ag_scene_cards *cards, const char *text);

// Also loads cards that were never used: an error if one does not load.
void ag_scene_cards_check(lua_State *L, const ag_scene *scene);

// ---- names (scenario_name.c) ----

// The key of the card with this key or name: one of the scenario's own, or of the database.
ag_status ag_scene_key(const ag_scene *scene, const char *text, char *out, size_t capacity,
                       ag_error *error);

// Reads `mode` and `boss_decks` of the scenario at this index (scenario_decks.c).
void ag_scene_read_mode(lua_State *L, ag_scene *scene, int scenario);

ag_scene *ag_scene_check(lua_State *L);                                 // argument 1, `t`
const ag_state *ag_scene_state(const ag_scene *scene);
ag_seat ag_scene_boss(const ag_scene *scene);
ag_seat ag_scene_seat(lua_State *L, const ag_scene *scene, int index);      // 1, 2 … or "boss"
const char *ag_scene_seat_text(const ag_scene *scene, ag_seat seat, char *out, size_t capacity);

int ag_scene_is_ref(lua_State *L, int index);                           // "name" or { "name", 2 }
ag_scene_ref ag_scene_ref_at(lua_State *L, ag_scene *scene, int index);
const char *ag_scene_ref_text(const ag_scene_ref *ref, char *out, size_t capacity);
const char *ag_scene_script_fault(const ag_scene *scene);  // why the last card did not load
int ag_scene_is(const ag_scene *scene, uint16_t printed, const char *text);
const char *ag_scene_card_name(const ag_scene *scene, uint16_t printed);

// The catalog number; raises an error with the nearest name if there is no such card.
uint16_t ag_scene_printed(lua_State *L, const ag_scene *scene, const char *text);

// Whether the card matches, regardless of zone and the n-th.
int ag_scene_matches(const ag_scene *scene, const ag_scene_ref *ref, ag_card_id card);

// The matching cards in the zones (bits), of `seat` (0: anybody). `find` returns the zero id if
// there is none.
int ag_scene_count(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones, ag_seat seat);
ag_card_id ag_scene_find(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones,
                         ag_seat seat);

// The same in play, where face-down cards have no name; and the card that argument `index` names
// (party first).
int ag_scene_count_in_play(const ag_scene *scene, const ag_scene_ref *ref, ag_seat seat);
ag_card_id ag_scene_card_in_play(lua_State *L, ag_scene *scene, int index);

// Raises errors for unknown fields, with "did you mean".
void ag_scene_check_fields(lua_State *L, int index, const ag_field_row *fields, const char *where);

// Which of the words the argument is; `otherwise` (NULL: none) if it is missing.
int ag_scene_word(lua_State *L, int index, const char *otherwise, const char *const *words,
                  const char *where);

// ---- questions (scenario_ask.c) ----

const ag_option *ag_scene_option(const ag_scene *scene, int index);
void ag_scene_prompt_text(const ag_scene *scene, char *out, size_t capacity);
void ag_scene_question_text(const ag_scene *scene, char *out, size_t capacity);

// The one matching option of the kind (AG_MOVE_…; -1: any kind); -1: there is none.
int ag_scene_pick_card(lua_State *L, const ag_scene *scene, int kind, const ag_scene_ref *ref);

// Picks for the open question from a value of the scenario: card names, "yes", "no", "none", a
// number, a seat. 0: the value does not fit the question, and `why` says why.
int ag_scene_picks(lua_State *L, ag_scene *scene, int index, ag_picks *out, char *why,
                   size_t capacity);

int ag_scene_asks(const ag_scene *scene, ag_seat seat);  // the open question asks this seat
int ag_scene_asks_action(const ag_scene *scene);         // it is a priority question
// The first player who is asked; 0: the game is over
ag_seat ag_scene_asked(const ag_scene *scene);

// Why the matching card is left out of the open question (as a target, defender, protector,
// weapon), or why the move (AG_WHY_…) can't be made with it. 0: no rule says why.
int ag_scene_why_left_out(const ag_scene *scene, const ag_scene_ref *ref, ag_refusal *out);
int ag_scene_why_no_move(const ag_scene *scene, int move, ag_seat seat, const ag_scene_ref *ref,
                         ag_refusal *out);

// ---- answers (scenario_step.c) ----

void ag_scene_listen(lua_State *L, ag_scene *scene);
void ag_scene_answer(lua_State *L, ag_scene *scene, ag_seat seat, const ag_picks *picks);
void ag_scene_answer_one(lua_State *L, ag_scene *scene, ag_seat seat, int option);
void ag_scene_finish(lua_State *L, ag_scene *scene);  // the end: compares the ways
void ag_scene_concede(lua_State *L, ag_scene *scene, ag_seat seat);
void ag_scene_close(ag_scene *scene);
const char *ag_scene_way_text(int way);

// The option of the same card with the power that the table names, by its number or id
// (scenario_play.c).
int ag_scene_use_option(lua_State *L, const ag_scene *scene, int option, int table);

// ---- passing (scenario_pass.c) ----

// Whether the question has one legal answer, which is then `out`.
int ag_scene_forced(const ag_scene *scene, ag_picks *out);
void ag_scene_natural_payment(const ag_scene *scene, ag_picks *out);

// What passing answers to a question that is not a move; 0: nothing, the scenario must answer.
int ag_scene_default(const ag_scene *scene, ag_picks *out);

// Passes, or gives a default or prepared answer. 0: the scenario must answer.
int ag_scene_go_on(lua_State *L, ag_scene *scene);

// Identifies the open window, and the link on top of its chain.
typedef struct ag_scene_window {
    ag_link_id top;
    uint32_t turn;
    uint8_t step, phase, combat;
} ag_scene_window;
ag_scene_window ag_scene_window_now(const ag_scene *scene);
// What t:everyone_passes waits for.
int ag_scene_window_shrunk(const ag_scene *scene, const ag_scene_window *start);
// What t:ends_turn waits for.
int ag_scene_turn_passed(const ag_scene *scene, const ag_scene_window *start);

// Answers questions that the scenario need not answer, until somebody has priority or it must
// answer.
void ag_scene_settle(lua_State *L, ag_scene *scene);
void ag_scene_settle_forced(lua_State *L, ag_scene *scene);  // only questions with one legal answer

// ---- what `t` can do ----

void ag_scene_check_priority(lua_State *L, ag_scene *scene, ag_seat seat);  // scenario_play.c
// A move is still being added: its follow-up questions come next.
int ag_scene_is_announcing(const ag_scene *scene);
int ag_scene_proposals(const ag_scene *scene);  // proposed attacks that have not resolved

// Enters a table of `given` into the game; errors begin with `where`. Returns the slot of the
// placed card.
uint16_t ag_scene_place(lua_State *L, ag_scene *scene, const char *where, const ag_place *row);

// Enters what the placed card has on it (its seat and slot are in `bearer`), from its table at
// `index` (scenario_bears.c).
void ag_scene_place_bearing(lua_State *L, ag_scene *scene, const char *where,
                            const ag_place *bearer, int index);

// Scenario_given.c: opens the game, places everything
void ag_scene_open(lua_State *L, ag_scene *scene);
void ag_scene_leftovers(lua_State *L, ag_scene *scene);  // scenario_expect.c

extern const luaL_Reg ag_scene_given_functions[];
extern const luaL_Reg ag_scene_play_functions[];
extern const luaL_Reg ag_scene_cant_functions[];
extern const luaL_Reg ag_scene_offer_functions[];
extern const luaL_Reg ag_scene_pass_functions[];
extern const luaL_Reg ag_scene_expect_functions[];
extern const luaL_Reg ag_scene_told_functions[];          // scenario_told.c
extern const luaL_Reg ag_scene_number_functions[];
extern const luaL_Reg ag_scene_see_functions[];

extern const luaL_Reg *const ag_scene_functions[];         // all of these lists; ends with NULL

#endif
