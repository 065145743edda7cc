// Aggro's public C API: games. Opaque handles, values for the rest. Nothing here prints, exits or aborts on input.
// Who writes cards finds his tools in aggro_author.h.
#ifndef AGGRO_H
#define AGGRO_H

#include <stddef.h>
#include <stdint.h>

#include "aggro_view.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define AG_API __attribute__((visibility("default")))
#else
#define AG_API
#endif

#define AG_VERSION "0.1.0"
#define AG_API_LEVEL 1

// 0 is success; every failure is negative and has a sentence in ag_error.
typedef enum ag_status {
    AG_OK = 0,
    AG_USAGE = -1,          // the call itself is wrong: an unknown name, an illegal answer
    AG_BAD_CONTENT = -2,    // a script, pack, deck, database or recording is wrong
    AG_ENVIRONMENT = -3,    // a file or the database cannot be read or written
    AG_NO_MEMORY = -4,
    AG_NOT_FOUND = -5,
} ag_status;

// One sentence: what, where, what was expected, what to do.
typedef struct ag_error {
    ag_status status;
    char text[1024];
} ag_error;

// What a call may be given:
// * A NULL where the comment allows none, a list with a NULL in it, no room for even the zero that ends a text, a seat
//   that is not at the table: a function with a status answers AG_USAGE with one sentence, changes nothing and sets
//   the `*out` of what it opens to NULL; one without a status answers 0, NULL, "" or a struct of zeroes.
// * Seats are 1 to ag_game_seats. Who only looks (ag_game_view, ag_game_question, ag_game_told, ag_game_why and
//   ag_game_diff) may also be 0, a spectator, who sees what is public, or -1, who sees all: for tests and recordings.
// * `error` may always be NULL, and every close takes NULL. To use what was closed, or to close it again, is what no C
//   library can notice. Close a game before its engine (and its table), each once.

// ---- engine ----

typedef struct ag_engine ag_engine;

// Opens a card database. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_engine_open(const char *database, ag_engine **out, ag_error *error);
AG_API void ag_engine_close(ag_engine *engine);         // takes NULL; close its games first

// The i-th raid (raider's deck, card) of the database in order of key; NULL past the last. Owned by the engine.
AG_API const char *ag_engine_raid(const ag_engine *engine, int index);
AG_API const char *ag_engine_deck(const ag_engine *engine, int index);
AG_API const char *ag_engine_card(const ag_engine *engine, int index);

// 1 where this raid (a key or a name) is a duel: two players, each the other's opponent, and no Boss player.
AG_API int ag_engine_duel(const ag_engine *engine, const char *raid);

// What its owner should know: scripts edited in the database, decks against the rules. NULL past the last.
AG_API const char *ag_engine_warning(const ag_engine *engine, int index);

// From now on cards are called and say what they say in this language ("de"), in card texts and in games that begin;
// English where nobody translated them. Rules, decks, recordings and hashes are the same in all of them. Expected:
// AG_NOT_FOUND, with the languages that the database speaks.
AG_API ag_status ag_engine_speak(ag_engine *engine, const char *lang, ag_error *error);

// Writes a card's name, facts and text (by key or by a name that one card bears) into `out`. Expected: AG_NOT_FOUND.
AG_API ag_status ag_engine_card_text(ag_engine *engine, const char *card, char *out, size_t capacity, ag_error *error);

// ---- games ----

#define AG_BOSS_DECKS_MAX 6

typedef struct ag_game ag_game;

typedef struct ag_game_def {
    const char *raid;                       // key
    const char *mode;                       // "standard"; NULL: that one, or what a kept table says
    uint64_t seed;
    int raiders;                            // 1 to 5; a duel is for two, whatever stands here
    const char *decks[AG_RAIDERS_MAX];      // keys or names; NULL: the next that may raid with the others
    int from_boss;                          // begins at the Boss of this order, as a referee's game; 0: the first
    // The Boss player's decks that are not the mode's: "main=my_main.lua", the name of a deck and a file
    // (docs/decks.md) or a deck of the database; NULL: no more. What the mode does not allow is refused with its rule.
    const char *boss_decks[AG_BOSS_DECKS_MAX];
    // Also ask decisions that have one answer. Else being asked, or not, tells opponents of a hidden hand: set it where
    // people sit on both sides.
    int ask_all;
    int keep_no_keyframes;                  // bulk play
    int check;                              // run the state checker after every step
} ag_game_def;

AG_API ag_game_def ag_game_default(void);

// Expected: AG_NOT_FOUND with the nearest name, AG_BAD_CONTENT.
AG_API ag_status ag_game_open(ag_engine *engine, const ag_game_def *def, ag_game **out, ag_error *error);
AG_API void ag_game_close(ag_game *game);               // takes NULL

// A game of its own that goes on from here: same log, same state.
AG_API ag_status ag_game_fork(const ag_game *game, ag_game **out, ag_error *error);

// A world for a bot: a game of its own that goes on from here as it may be, for all that `seat` knows. What the seat
// can't know (the hands of others, the order of decks, what lies face down) is dealt anew among the cards that these
// can be, and the dice fall anew, both by `seed`; what its view shows, and what it was told, stays. The world of a seed
// is the same whatever the hidden cards are. It can be asked, answered, viewed and forked, and goes back to where it
// was dealt; it can't be recorded, saved, kept or reloaded. Its log begins here. Expected: AG_USAGE (no such seat),
// AG_NOT_FOUND (in the middle of an effect: no world was found in which the same was asked since the last move; a game
// that keeps no keyframes looks for one from its beginning), AG_BAD_CONTENT (faulty scripts stopped it).
AG_API ag_status ag_world_deal(const ag_game *game, int seat, uint64_t seed, ag_game **out, ag_error *error);

AG_API int ag_game_seats(const ag_game *game);          // seats are 1 to this; the Boss player has the last
AG_API int ag_game_boss(const ag_game *game);           // his seat; 0 at a duel

// 1: nobody sits there, for the raid plays that side itself. It is never asked and can't concede.
AG_API int ag_game_is_automated(const ag_game *game, int seat);

// ---- questions ----

typedef enum ag_question_kind {
    AG_QUESTION_NONE,       // the game is over
    AG_QUESTION_ACTION,     // pick one option
    AG_QUESTION_PICK,       // pick min to max options; their order counts
    AG_QUESTION_NUMBER,     // a number from min to max
    AG_QUESTION_YES_NO,     // pick option 0 (yes) or 1 (no)
} ag_question_kind;

typedef struct ag_question {
    ag_question_kind kind;
    uint32_t seats;                         // who is asked: 1 << seat; several decide together
    int min, max;
    int option_count;
    const ag_view_option *options;          // owned by the game, good until the next answer; NULL for other seats
    uint64_t fingerprint;                   // of what this seat is shown here, and of nothing else
    int is_payment;                         // a payment pick
    uint32_t card;                          // the card that asks; 0: none, or not for these eyes
    int aim;                                // where an effect asks: the aim and gist of it, and what it was aimed at
    ag_view_gist gist;
    int target_count;
    uint32_t targets[4];
    int has_proposal;                       // a fellow seat has proposed an answer: `proposal` agrees
    char prompt[160];
    char rule[24];
} ag_question;

#define AG_PICK_MAX 256
typedef struct ag_answer {
    int number;                             // for AG_QUESTION_NUMBER
    int count;
    uint16_t picks[AG_PICK_MAX];
} ag_answer;

// The open question as `seat` sees it: others see that somebody decides, not what.
AG_API ag_question ag_game_question(ag_game *game, int seat);

// Seats that still have to answer the open question; 0: the game is over.
AG_API uint32_t ag_game_waits_for(const ag_game *game);

// Answers for a seat. Expected: AG_USAGE (an answer that was not offered; nothing changed), AG_BAD_CONTENT (the game
// had to stop on faulty scripts).
AG_API ag_status ag_game_answer(ag_game *game, int seat, const ag_answer *answer, ag_error *error);
AG_API ag_status ag_game_concede(ag_game *game, int seat, ag_error *error);
AG_API ag_answer ag_game_proposal(const ag_game *game);

// ---- who sits where ----

#define AG_SITTER_SIZE 32

// From now on somebody else sits at a seat: "human", or the name of a bot (small letters, digits, - and _). It is an
// entry of the log, so that saved games, tables and recordings know it. Nothing of the game itself changes, and no undo
// takes it back; who answers is the host's to follow. Expected: AG_USAGE (no such seat, nobody can sit there).
AG_API ag_status ag_game_hand_over(ag_game *game, int seat, const char *who, ag_error *error);

// Who took the seat last, by the log; "" where it never changed hands.
AG_API void ag_game_sitter(const ag_game *game, int seat, char out[AG_SITTER_SIZE]);

// ---- taking back ----

typedef enum ag_undo_unit { AG_UNDO_ANSWER, AG_UNDO_LINK, AG_UNDO_STEP, AG_UNDO_TURN } ag_undo_unit;

// Takes back the last answer (or concession, or change by the referee), link, step or turn: an entry of the log, and
// nothing is cut. `seat` alone takes back only its own last answer, and only if nothing was drawn, revealed, rolled
// or shuffled since; seat 0 says that all agree. What was random after that place, or was learned of a deck, is drawn
// anew unless `keep_dice`. Expected: AG_USAGE.
AG_API ag_status ag_game_undo(ag_game *game, int seat, ag_undo_unit unit, int keep_dice, ag_error *error);

// The same, agreed by all, back to a question of `seat`: its last, the last before the last link began, its first in
// the step that it decided in last, or its first in this turn. Expected: AG_USAGE (it has decided nothing in it).
AG_API ag_status ag_game_undo_to(ag_game *game, int seat, ag_undo_unit unit, int keep_dice, ag_error *error);

// Plays again what was taken back last, as it was. Expected: AG_USAGE (nothing was).
AG_API ag_status ag_game_redo(ag_game *game, ag_error *error);

// Names this place; goes back (or on) to it. A name has 1 to 63 bytes. Expected: AG_NOT_FOUND, AG_USAGE.
AG_API ag_status ag_game_mark(ag_game *game, const char *name, ag_error *error);
AG_API ag_status ag_game_goto(ag_game *game, const char *name, int keep_dice, ag_error *error);

// Begins a branch here: what was played so far stays with the branch that it was played on (the first is "main").
// Switching goes to where a branch was last played; what was random on a way that was tried from there is drawn anew
// unless `keep_dice`. Expected: AG_USAGE, AG_NOT_FOUND.
AG_API ag_status ag_game_branch(ag_game *game, const char *name, ag_error *error);
AG_API ag_status ag_game_switch(ag_game *game, const char *name, int keep_dice, ag_error *error);
AG_API void ag_game_branch_name(const ag_game *game, char *out, size_t capacity);

// The name of the i-th branch or mark, in the order in which they were made; "main" is the first. 0 past the last.
AG_API int ag_game_named(const ag_game *game, int index, int *is_branch, char *out, size_t capacity);

// What is different between two places, in words, a line each, as `seat` sees them: marks, branches (where they were
// last played), or "now". `out` is cut at its capacity. Expected: AG_NOT_FOUND.
AG_API ag_status ag_game_diff(ag_game *game, const char *a, const char *b, int seat, char *out, size_t capacity,
                              ag_error *error);

// ---- other scripts in mid-game ----

// What came out differently: a field of a card as its file declares it, what its functions do, or what was told.
typedef struct ag_reload_line {
    char was[480], now[480];                // one of them may be empty; of long texts what is different, and "…"
} ag_reload_line;

#define AG_RELOAD_LINES_MAX 24
#define AG_RELOAD_WARNINGS_MAX 8

typedef struct ag_reload {
    int changed;                            // cards (and the raid) of this game that are other ones now
    int same;                               // … and yet declare and do the same: a comment, a blank, a local's name
    int reran;                              // 1: what was in progress ran again (or the last link, on request)
    int asked_anew;                         // 1: an answer that was given before no longer fits: it is asked anew
    int brought;                            // cards that a list of the Boss player's decks has more of: they came in
    int waiting;                            // … and come in at a player's move: reload again there
    int line_count;
    ag_reload_line lines[AG_RELOAD_LINES_MAX];
    int warning_count;                      // a removed card stays as it was; a deck, or the raid's steps, wait …
    char warnings[AG_RELOAD_WARNINGS_MAX][1100];
} ag_reload;

enum { AG_RELOAD_RERUN = 1 };               // goes back to the start of the last link and runs it anew

// The game goes on with the scripts that `engine` has now: cards in every zone, the raid, what is on the chain. It is
// an entry of the log. Definite modifiers and delayed triggers keep the version that made them. In the middle of an
// effect (or of announcing, paying, choosing) the game goes back to the last move and plays the answers since again, as
// long as the same is asked. A game that faulty scripts stopped goes on in the same way. What lists of the Boss
// player's decks have more of then comes into these decks, which are shuffled: referee's entries, at a player's move.
// `engine` may be another one than the game was opened with; it must outlive the game. Expected: AG_BAD_CONTENT (a
// changed script that the game uses does not load: file and line; the old ones go on, nothing changed), AG_USAGE.
AG_API ag_status ag_game_reload(ag_game *game, ag_engine *engine, unsigned how, ag_reload *out, ag_error *error);

// ---- the referee ----

// Changes the table at a quiet question: a player's move, with no effect in its middle. It is an entry of the log, all
// are told, and the game's result says that it happened (`refereed`). A command is a verb and what it wants:
//
//   give CARD to PLACE [exhausted] [down] [back] [new] [bottom] [shuffled]   one that was not there, by key or name
//   move CARD to PLACE [exhausted] [down] [bottom]
//   damage CARD N      heal CARD N      counters CARD NAME N         N more, N less, N more of that name
//   exhaust CARD       ready CARD       flip CARD                    flip: the other side shows
//   attach CARD to CARD
//   set WORD N         die N                                         a word of the raid; what the next die shows
//
// PLACE is ZONE@SEAT: hand, deck, play, resources, graveyard or removed; the seat is a number or "boss" ("hand@2",
// "play@boss", "deck:event@boss" for one of several decks). CARD is a name, the end of a key, or "hero", of a card in
// play, with @SEAT for its controller; "NAME in ZONE@SEAT" elsewhere; " #2" for the second of several.
// Expected: AG_USAGE, AG_NOT_FOUND (no such card).
AG_API ag_status ag_game_referee(ag_engine *engine, ag_game *game, const char *command, ag_error *error);

// ---- what happened ----

// The next event that was told since the last call, in English as `seat` may know it. Returns 0 when there is none.
AG_API int ag_game_told(ag_game *game, int seat, char *out, size_t capacity);

// The number of the rule that the event told last comes from ("CR 410.6a", a raid's "R201.2"); "" where none says it.
AG_API const char *ag_game_told_rule(const ag_game *game);

// ---- why ----

#define AG_WHY_CARDS_MAX 12
#define AG_WHY_STEPS_MAX 24

typedef struct ag_why_line {
    char text[192];
    char rule[24];
} ag_why_line;

typedef struct ag_why {
    char rule[24];                          // "CR 601.2a"; "" where nothing forbids what was asked for
    char reason[512];                       // one sentence
    int card_count;                         // keys: the card that was asked for, then those that it comes from
    char cards[AG_WHY_CARDS_MAX][64];
    int step_count;                         // of a packet and of a number: what changed it, in order
    ag_why_line steps[AG_WHY_STEPS_MAX];
} ag_why;

// Answers why something is as it is now, or was as it happened last; nothing changes. A question is a verb and cards:
//
//   play CARD       place CARD      complete CARD       why it can't be done
//   use CARD [N]                                        why its (N-th) payment power can't be used
//   target CARD with CARD [N]                          why the second (its N-th power that aims) can't target the first
//   attack CARD with CARD       attack with CARD        protect CARD        strike CARD
//   trigger CARD [on CARD]                              why it did not fire as that happened last (to the second)
//   damage CARD     healing CARD                        what changed the last packet for it, in order
//   atk CARD        health CARD     def CARD        cost CARD           where the number comes from
//
// CARD is named as for ag_game_referee, and looked for where the verb means it. `seat` asks of its own moves, and only
// of cards that it can see. What happened is found by running the log again, in a fork. Expected: AG_USAGE (the
// question is none), AG_NOT_FOUND (no such card that it sees).
AG_API ag_status ag_game_why(ag_game *game, int seat, const char *question, ag_why *out, ag_error *error);

// ---- views ----

// Of the cards only those that are counted are written. Of a seat that is not there: nothing, no player and no card.
AG_API void ag_game_view(ag_game *game, int seat, ag_view *out);

// ---- results ----

#define AG_RESULT_STOPPED "stopped"     // the reason where faulty scripts stopped the game

typedef struct ag_result {
    const char *raid, *mode, *winner, *reason;  // winner: "boss", "raiders", "draw", "" while it goes on; of a duel
                                                // "player 1", "player 2"
    uint64_t seed;
    uint32_t turns, decisions, links, rulings;      // rulings: script faults
    uint32_t refereed;                      // how often a referee changed the table: then it is no game to count
    uint64_t hash;                          // the game hash
} ag_result;

AG_API ag_result ag_game_result(const ag_game *game);
AG_API uint64_t ag_game_state_hash(const ag_game *game);
AG_API size_t ag_game_state_used(const ag_game *game);      // bytes
AG_API size_t ag_state_capacity(void);                      // bytes

// The i-th report of a script fault: a line with card, power and file:line, then the traceback; NULL past the last.
AG_API const char *ag_game_fault_at(const ag_game *game, int index);
AG_API const char *ag_game_fault(const ag_game *game);      // the last one; "" where there was none

// ---- recordings ----

// Writes the log with header, scripts and result. Expected: AG_ENVIRONMENT.
AG_API ag_status ag_game_record(const ag_game *game, const char *path, ag_error *error);

// Plays a recording again, with the scripts that it carries. `out` names neither raid nor mode, whose text goes with
// the game; the report does. Expected: AG_BAD_CONTENT where it is cut, changed or does not come out the same.
AG_API ag_status ag_replay(const char *path, ag_result *out, char *report, size_t capacity, ag_error *error);

// The same entry by entry: with the scripts that the recording carries, or with those of `current`'s database, whose
// engine is closed after it. A bug's file (ag_bug) opens as well. Expected: those of ag_replay.
typedef struct ag_playback ag_playback;
AG_API ag_status ag_playback_open(const char *path, ag_engine *current, ag_playback **out, ag_error *error);
AG_API void ag_playback_close(ag_playback *playback);               // takes NULL

AG_API int ag_playback_entries(const ag_playback *playback);        // how many its log has
AG_API int ag_playback_at(const ag_playback *playback);             // how many are played
AG_API ag_game *ag_playback_game(ag_playback *playback);            // its own; look, but do not answer

// What the next entry does, in words ("raider 1, \"Your move\": Pass"). Returns 0 after the last.
AG_API int ag_playback_ahead(ag_playback *playback, char *out, size_t capacity);

// Plays the next entry: 1; 0 after the last; else a status. Expected: AG_BAD_CONTENT (the game goes another way here).
AG_API int ag_playback_next(ag_playback *playback, ag_error *error);

// After the last entry: how it came out. Expected: AG_BAD_CONTENT (otherwise than recorded).
AG_API ag_status ag_playback_result(ag_playback *playback, ag_result *out, ag_error *error);
AG_API void ag_playback_report(const ag_playback *playback, char *report, size_t capacity);

// The i-th script that is another one in `current` ("set/card: 01234567 then, 89abcdef now"); NULL past the last. And,
// after a playback went another way: where, what was asked then and what is asked now. Both good until the next call.
AG_API const char *ag_playback_changed(ag_playback *playback, int index);
AG_API const char *ag_playback_parted(ag_playback *playback);

// Writes a scenario that begins `last` answers before the end of the recorded game, or at the nearest quiet place
// before (docs/scenarios.md). The scripts are those of the recording.
typedef struct ag_scenario_wish {
    int last;                               // 0: 10; shrinking: what it has to tell may be anywhere in the game
    int to;                                 // the end is behind so many entries of the log; 0: behind all
    int shrink;                             // leave out what it does not need to tell its point, and begin near it
    const char *told;                       // shrinking: the last line with this; NULL: the last fault, else the end
    const char *name;                       // of the scenario; NULL: one is made up
} ag_scenario_wish;

// Plays the recording at `path` to its end first. `engine` says which names are clear; what it does not know, and
// without one (NULL) all, goes by its key. Expected: those of ag_replay, AG_USAGE (it can't be written),
// AG_ENVIRONMENT.
AG_API ag_status ag_replay_scenario(ag_engine *engine, const char *path, const ag_scenario_wish *wish,
                                    const char *out_path, char *report, size_t capacity, ag_error *error);

// Packs the recording at `path` with a report (how it comes out, the last fault, what was told last, versions) into one
// file, which opens like any recording. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (it is no recording).
AG_API ag_status ag_bug(const char *path, const char *out_path, char *report, size_t capacity, ag_error *error);

// Throws the coroutines and caches away and runs the log again from the newest keyframe; the state must be the same.
AG_API ag_status ag_game_rebuild(ag_game *game, ag_error *error);

// ---- saves ----

enum {
    AG_LOAD_CHECK = 1,          // run the state checker after every step
    AG_LOAD_RUN_LOG = 2,        // run the whole log, also where the keyframe fits
};

// Writes a recording that can be gone on with: the log, and a keyframe of this build. Expected: AG_ENVIRONMENT.
AG_API ag_status ag_game_save(const ag_game *game, const char *path, ag_error *error);

// Goes on with a saved game, or a recording, with the scripts that it carries; what it does not carry yet comes from
// the engine, which must outlive the game. Where the keyframe is of another build the log runs. `how` is AG_LOAD_…
// Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (cut, changed, or comes out otherwise).
AG_API ag_status ag_game_load(ag_engine *engine, const char *path, unsigned how, ag_game **out, ag_error *error);

// ---- durable tables ----

// A game whose log is kept in a file: a kill at any instant loses nothing that was kept.
typedef struct ag_durable ag_durable;

// Begins a game of `def` that is kept at `path`, or goes on with the one that is kept there, with the raid, seed, decks
// and scripts of the file (then `def` says how to run it; its raid is NULL or the same). What the file has no script of
// yet comes from the engine. One process at a time. Close the game (and its forks) before the table, both before the
// engine. Expected: AG_ENVIRONMENT (another process plays it), AG_BAD_CONTENT (cut, newer, of another program, comes
// out otherwise), and those of ag_game_open.
AG_API ag_status ag_durable_open(ag_engine *engine, const char *path, const ag_game_def *def, ag_durable **out,
                                 ag_game **game, ag_error *error);
AG_API void ag_durable_close(ag_durable *table);        // takes NULL

// Keeps what came to the log since the last call, all of it or nothing: on the disk when this returns. Call it after
// each answer, before anybody is told what came of it. Expected: AG_ENVIRONMENT; what was not kept is kept by the next
// call. AG_BAD_CONTENT: faulty scripts stopped the game; the file stands before the answer that stopped it.
AG_API ag_status ag_durable_keep(ag_durable *table, const ag_game *game, ag_error *error);

typedef struct ag_durable_info {
    char raid[64], mode[32];
    uint64_t seed;
    int seats, players;                                 // a Boss player has the last seat; players have decks
    char decks[AG_RAIDERS_MAX + 1][64];                 // by seat, from 0; "" where a seat brought none by name
    int entries, turn;
    uint32_t asked;                                     // 1 << seat
    char winner[16], reason[64];                        // as in ag_result
    uint64_t hash;                                      // the game hash
} ag_durable_info;

// How the game at `path` stands, also while it is played. Expected: AG_NOT_FOUND (there is no table), AG_ENVIRONMENT,
// AG_BAD_CONTENT.
AG_API ag_status ag_durable_look(const char *path, ag_durable_info *out, ag_error *error);

// ---- bots ----

typedef struct ag_bot_def {
    const char *bot;                        // "greedy", "random"
    int nodes;                              // how many answers a bot that looks ahead may try for one of its own
    int open;                               // 1: `why` tells only what everybody at the table may know
} ag_bot_def;

AG_API ag_bot_def ag_bot_default(void);     // "greedy", 2000

// Fills in an answer for `seat` from its view; `dice` is the bot's own seed, advanced by each call. `why` (may be NULL)
// becomes one line in English of what it does and for which reason; "" where it says nothing. Expected: AG_NOT_FOUND
// (no such bot), AG_USAGE (the seat is not asked).
AG_API ag_status ag_bot_answer(const ag_bot_def *bot, ag_game *game, int seat, uint64_t *dice, ag_answer *out,
                               char *why, size_t why_capacity, ag_error *error);

#ifdef __cplusplus
}
#endif

#endif
