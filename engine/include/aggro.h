// Aggro's public C API: games. Handles are opaque, all else is passed by value. Nothing here
// prints, exits or aborts on any input. The tools for writing cards are in aggro_author.h.
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
#define AG_API_LEVEL 2

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
// * Wrong arguments are a NULL where the comment does not allow it, a list with a NULL in it, no
//   room even for the terminating zero of a text, and a seat that is not at the table. A function
//   with a status then returns AG_USAGE with one sentence, changes nothing, and sets the `*out` of
//   what it would open to NULL; one without a status returns 0, NULL, "" or a struct of zeroes.
// * Seats are 1 to ag_game_seats. For functions that only look (ag_game_view, ag_game_question,
//   ag_game_next_line, ag_game_why and ag_game_diff) a seat may also be 0, a spectator, who sees
//   what is public, or -1, who sees everything: for tests and recordings.
// * `error` may always be NULL, and every close function takes NULL. Using or closing something
//   that is already closed can't be detected. Close a game before its engine (and its table), once.

// ---- engine ----

typedef struct ag_engine ag_engine;

// Opens a card database. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_engine_open(const char *database, ag_engine **out, ag_error *error);
AG_API void ag_engine_close(ag_engine *engine);         // takes NULL; close its games first

// The i-th raid (raider's deck, card) of the database in order of key; NULL past
// the last. Owned by the engine.
AG_API const char *ag_engine_raid(const ag_engine *engine, int index);
AG_API const char *ag_engine_deck(const ag_engine *engine, int index);
AG_API const char *ag_engine_card(const ag_engine *engine, int index);

// 1 if this raid (a key or a name) is a duel: each player against all others, usually two, and no
// Boss player.
AG_API int ag_engine_duel(const ag_engine *engine, const char *raid);

// What the engine's owner should know: scripts edited in the database, decks that break
// the rules. NULL past the last.
AG_API const char *ag_engine_warning(const ag_engine *engine, int index);

// From now on card texts, and games that begin, have the names and texts of cards in this language
// ("de"), or in English where there is no translation. Rules, decks, recordings and hashes are the
// same in every language. Expected: AG_NOT_FOUND, with the languages of the database.
AG_API ag_status ag_engine_speak(ag_engine *engine, const char *lang, ag_error *error);

// Writes a card's name, facts and text into `out`; the card is given by key, or by name if only one
// card has that name. Expected: AG_NOT_FOUND.
AG_API ag_status ag_engine_card_text(ag_engine *engine, const char *card, char *out,
                                     size_t capacity, ag_error *error);

// The name or key of a card that is nearest to what was typed; NULL if none is near. Owned by the
// engine.
AG_API const char *ag_engine_card_near(const ag_engine *engine, const char *typed);

// ---- games ----

#define AG_BOSS_DECKS_MAX 6

typedef struct ag_game ag_game;

typedef struct ag_game_def {
    const char *raid;                       // key
    const char *mode;                       // NULL: "standard", or the mode of a kept table
    uint64_t seed;
    int raiders;                            // 1 to 5; of a duel its players, or the nearest number
    const char *decks[AG_RAIDERS_MAX];      // keys or names; NULL: the next that fits the others
    int from_boss;                          // begins at the Boss of this order, a referee's game;
                                            // 0: the first
    // Decks of the Boss player that replace the mode's: "main=my_main.lua", the name of a deck and
    // a file (docs/decks.md) or a deck of the database; NULL ends the list. A deck that the mode
    // does not allow is refused with the rule.
    const char *boss_decks[AG_BOSS_DECKS_MAX];
    // Also ask decisions that have only one answer. Otherwise opponents learn something of a hidden
    // hand from whether its player was asked: set it where people sit on both sides.
    int ask_all;
    int keep_no_keyframes;                  // for bulk play
    int check;                              // run the state checker after every step
} ag_game_def;

AG_API ag_game_def ag_game_default(void);

// Expected: AG_NOT_FOUND with the nearest name, AG_BAD_CONTENT.
AG_API ag_status ag_game_open(ag_engine *engine, const ag_game_def *def, ag_game **out,
                              ag_error *error);
AG_API void ag_game_close(ag_game *game);               // takes NULL

// A separate game that goes on from here, with the same log and the same state.
AG_API ag_status ag_game_fork(const ag_game *game, ag_game **out, ag_error *error);

// A world for a bot: a separate game that goes on from here in a way that is possible for all that
// `seat` knows. What the seat can't know (other hands, the order of decks, face-down cards) is
// dealt again among the cards that these can be, and later dice differ, both by `seed`; what the
// seat's view shows, and what was reported to it, stays. The world of a seed does not depend on
// what the hidden cards really are. A world can be asked, answered, viewed and forked, and goes
// back as far as the place where it was dealt; it can't be recorded, saved, kept or reloaded. Its
// log begins here. Expected: AG_USAGE (no such seat), AG_NOT_FOUND (in the middle of an effect: no
// world was found in which the same questions were asked since the last move; a game without
// keyframes is searched from its beginning), AG_BAD_CONTENT (faulty scripts stopped the world).
AG_API ag_status ag_world_deal(const ag_game *game, int seat, uint64_t seed, ag_game **out,
                               ag_error *error);

AG_API int ag_game_seats(const ag_game *game);          // how many; the Boss player has the last
AG_API int ag_game_boss(const ag_game *game);           // the Boss player's seat; 0 in a duel

// 1: nobody sits there, because the raid itself plays that side. The seat is
// never asked and can't concede.
AG_API int ag_game_is_automated(const ag_game *game, int seat);

// ---- questions ----

// For the number of a rule: "CR 601.2a", or a raid's own "R505:Fel Geyser". A script with a longer
// one does not load.
#define AG_RULE_SIZE 64

typedef struct ag_question {
    ag_question_kind kind;
    uint32_t seats;                         // who is asked: 1 << seat; several decide together
    int min, max;
    int option_count;
    const ag_view_option *options;          // NULL for seats that are not asked; owned by the game,
                                            // valid until the next answer
    uint64_t fingerprint;                   // of what this seat is shown here, and of nothing else
    int is_payment;                         // a payment pick
    uint32_t card;                          // the card that asks; 0: none, or hidden from this seat
    uint32_t effect;                        // whose text says why it is asked; 0: a rule asks
    // If an effect asks: its aim, what it does, and what it was aimed at.
    int aim;
    ag_view_summary summary;
    int target_count;
    uint32_t targets[4];
    int has_proposal;                       // another of `seats` proposed an answer
                                            // (ag_game_proposal): giving the same agrees
    char prompt[160];
    char rule[AG_RULE_SIZE];
} ag_question;

#define AG_PICK_MAX 256
typedef struct ag_answer {
    int number;                             // for AG_QUESTION_NUMBER
    int count;
    uint16_t picks[AG_PICK_MAX];
} ag_answer;

// The open question as `seat` sees it. A seat that is not asked sees that
// somebody decides, but not what.
AG_API ag_question ag_game_question(ag_game *game, int seat);

// Seats that still have to answer the open question; 0: the game is over.
AG_API uint32_t ag_game_waits_for(const ag_game *game);

// Answers for a seat. Expected: AG_USAGE (the answer was not offered; nothing changed),
// AG_BAD_CONTENT (faulty scripts stopped the game).
AG_API ag_status ag_game_answer(ag_game *game, int seat, const ag_answer *answer, ag_error *error);
AG_API ag_status ag_game_concede(ag_game *game, int seat, ag_error *error);
AG_API ag_answer ag_game_proposal(const ag_game *game);

// A card that the game keeps for the next one (CR 800.1; a raid's `at_end`).
typedef struct ag_kept {
    const char *key, *name;                 // owned by the game
    int seat;                               // who had it
    int owner;                              // whose it is: what is the Boss player's is handed on
} ag_kept;

// The index-th of them, in the order in which they were kept. Returns 0 past the last.
AG_API int ag_game_kept(const ag_game *game, int index, ag_kept *out);

// ---- who sits where ----

#define AG_SITTER_SIZE 32

// From now on somebody else sits at a seat: "human", or the name of a bot (small letters, digits, -
// and _). This is an entry of the log, so that saved games, tables and recordings know it. It
// changes nothing in the game itself, and undo does not take it back; the host decides whose
// answers it passes on. Expected: AG_USAGE (no such seat, nobody can sit there).
AG_API ag_status ag_game_hand_over(ag_game *game, int seat, const char *who, ag_error *error);

// Who took the seat last, by the log; "" if it never changed hands.
AG_API void ag_game_sitter(const ag_game *game, int seat, char out[AG_SITTER_SIZE]);

// ---- taking back ----

typedef enum ag_undo_unit { AG_UNDO_ANSWER, AG_UNDO_LINK, AG_UNDO_STEP, AG_UNDO_TURN } ag_undo_unit;

// Takes back the last answer (or concession, or change by the referee), link, step or turn. This is
// an entry of the log; nothing is cut from it. `seat` alone takes back only its own last answer,
// and only if nothing was drawn, revealed, rolled or shuffled since; seat 0 means that all agree.
// What was random after that place, or what was learned of a deck, comes out by new dice unless
// `keep_dice`. Expected: AG_USAGE.
AG_API ag_status ag_game_undo(ag_game *game, int seat, ag_undo_unit unit, int keep_dice,
                              ag_error *error);

// The same, agreed by all, back to a question of `seat`: its last, the last before the last link
// began, its first in the step that it decided in last, or its first in this turn. Expected:
// AG_USAGE (the seat decided nothing in it).
AG_API ag_status ag_game_undo_to(ag_game *game, int seat, ag_undo_unit unit, int keep_dice,
                                 ag_error *error);

// Plays what was taken back last again, unchanged. Expected: AG_USAGE (nothing was taken back).
AG_API ag_status ag_game_redo(ag_game *game, ag_error *error);

// Names this place; goes back (or forward) to it. A name has 1 to 63 bytes.
// Expected: AG_NOT_FOUND, AG_USAGE.
AG_API ag_status ag_game_mark(ag_game *game, const char *name, ag_error *error);
AG_API ag_status ag_game_goto(ag_game *game, const char *name, int keep_dice, ag_error *error);

// Begins a branch here; what was played so far stays with the branch that it was played on
// (the first is "main"). Switching goes to where a branch was last played; where another
// way was tried from there, random results come out by new dice unless `keep_dice`.
// Expected: AG_USAGE, AG_NOT_FOUND.
AG_API ag_status ag_game_branch(ag_game *game, const char *name, ag_error *error);
AG_API ag_status ag_game_switch(ag_game *game, const char *name, int keep_dice, ag_error *error);
AG_API void ag_game_branch_name(const ag_game *game, char *out, size_t capacity);

// The name of the i-th branch or mark, in the order in which they were made; "main" is the
// first. Returns 0 past the last.
AG_API int ag_game_named(const ag_game *game, int index, int *is_branch, char *out,
                         size_t capacity);

// Two places in a game: marks, branches (where they were last played), or "now".
typedef struct ag_diff_wish {
    const char *a, *b;
    int seat;                               // who sees them
} ag_diff_wish;

// What differs between the places, in words, one difference a line. `out` is cut at its capacity.
// Expected: AG_NOT_FOUND.
AG_API ag_status ag_game_diff(ag_game *game, const ag_diff_wish *wish, char *out, size_t capacity,
                              ag_error *error);

// ---- changed scripts in mid-game ----

// What came out differently: a field of a card as its file declares it, what the card's
// functions do, or what was reported.
typedef struct ag_reload_line {
    char was[480], now[480];                // one may be empty; long texts: what differs, and "…"
} ag_reload_line;

#define AG_RELOAD_LINES_MAX 24
#define AG_RELOAD_WARNINGS_MAX 8

typedef struct ag_reload {
    int changed;                            // cards of this game, or the raid, that changed
    int same;                               // of these: how many still declare and do the same
                                            // (a comment, a blank, the name of a local)
    int reran;                              // 1: what was in progress ran again (or the last link,
                                            // on request)
    int asked_anew;                         // 1: an earlier answer no longer fits: asked for again
    int brought;                            // cards that the lists of the Boss player's decks have
                                            // more of, and that came in
    int waiting;                            // … that can only come in at a player's move: reload
                                            // again there
    int line_count;
    ag_reload_line lines[AG_RELOAD_LINES_MAX];
    int warning_count;                      // a removed card stays; a deck or raid's steps wait …
    char warnings[AG_RELOAD_WARNINGS_MAX][1100];
} ag_reload;

enum { AG_RELOAD_RERUN = 1 };               // go back to the start of the last link and rerun it

// The game goes on with the scripts that `engine` has now, for cards in every zone, the raid and
// what is on the chain. This is an entry of the log. Definite modifiers and delayed triggers keep
// the version that made them. In the middle of an effect (or of announcing, paying, choosing) the
// game goes back to the last move and plays the answers since then again, for as long as the same
// questions are asked. A game that faulty scripts stopped goes on in the same way. Cards that were
// added to the lists of the Boss player's decks then come into these decks, which are shuffled: as
// referee's entries, at a player's move. `engine` may differ from the one that the game was opened
// with; it must outlive the game. Expected: AG_BAD_CONTENT (a changed script that the game uses
// does not load: file and line; the game keeps the old scripts and nothing changed), AG_USAGE.
AG_API ag_status ag_game_reload(ag_game *game, ag_engine *engine, unsigned how, ag_reload *out,
                                ag_error *error);

// ---- the referee ----

// Changes the table at a quiet question: a player's move, not in the middle of an effect. The
// change is an entry of the log, it is reported to all, and the game's result counts it
// (`refereed`). A command is a verb and what it takes:
//
//   give CARD to PLACE [exhausted] [down] [back] [new] [bottom] [shuffled]
//                                                      a new card, by key or name
//   move CARD to PLACE [exhausted] [down] [bottom]
//   damage CARD N      heal CARD N      counters CARD NAME N
//                                                      N more, N less, N more of that name
//   exhaust CARD       ready CARD       flip CARD      flip: the other side shows
//   attach CARD to CARD
//   set WORD N         die N                           a word of the raid; the next die shows N
//
// PLACE is ZONE@SEAT: hand, deck, play, resources, graveyard or removed; the seat is a number or
// "boss" ("hand@2", "play@boss", "deck:event@boss" for one of several decks). CARD is a name, the
// end of a key, or "hero", of a card in play, with @SEAT for its controller; "NAME in ZONE@SEAT"
// elsewhere; " #2" for the second of several. Expected: AG_USAGE, AG_NOT_FOUND (no such card).
AG_API ag_status ag_game_referee(ag_engine *engine, ag_game *game, const char *command,
                                 ag_error *error);

// ---- what happened ----

// The next event reported since the last call, in English, as `seat` may know it.
// Returns 0 when there are no more.
AG_API int ag_game_next_line(ag_game *game, int seat, char *out, size_t capacity);

// The number of the rule behind the event reported last ("CR 410.6a", a raid's "R201.2");
// "" if it follows from no rule.
AG_API const char *ag_game_line_rule(const ag_game *game);

// Whether the event reported last is the beginning of a turn.
AG_API int ag_game_line_is_turn(const ag_game *game);

// ---- why ----

#define AG_WHY_CARDS_MAX 12
#define AG_WHY_STEPS_MAX 24

typedef struct ag_why_line {
    char text[192];
    char rule[AG_RULE_SIZE];
} ag_why_line;

typedef struct ag_why {
    char rule[AG_RULE_SIZE];                // "CR 601.2a"; "" if nothing forbids what was asked
    char reason[512];                       // one sentence
    int card_count;                         // keys: the card in question, then those that cause it
    char cards[AG_WHY_CARDS_MAX][64];
    int step_count;                         // of a packet or a number: what changed it, in order
    ag_why_line steps[AG_WHY_STEPS_MAX];
} ag_why;

// Answers why something is as it is now, or was as it last happened; nothing changes.
// A question is a verb and cards:
//
//   play CARD          place CARD       complete CARD  why it can't be done
//   use CARD [N]                                       why its (N-th) payment power can't be used
//   target CARD with CARD [N]                          why the second (its N-th power that aims)
//                                                      can't target the first
//   attack CARD with CARD               attack with CARD
//   protect CARD       strike CARD
//   trigger CARD [on CARD]                             why it did not fire when that last happened
//                                                      (to the second)
//   damage CARD        healing CARD                    what changed its last packet, in order
//   atk CARD     health CARD     def CARD    cost CARD where the number comes from
//
// CARD is named as for ag_game_referee, and looked for where the verb implies it. `seat` asks about
// its own moves, and only about cards that it can see. What happened is found by running the log
// again, in a fork. Expected: AG_USAGE (not a question), AG_NOT_FOUND (the seat sees no such card).
AG_API ag_status ag_game_why(ag_game *game, int seat, const char *question, ag_why *out,
                             ag_error *error);

// ---- views ----

// Writes only as many cards as it counts. A seat that is not at the table gets a
// view without players and cards.
AG_API void ag_game_view(ag_game *game, int seat, ag_view *out);

// The index-th phase of this seat's turns, by the name that views have for it ("action phase").
// NULL past the last.
AG_API const char *ag_game_phase(const ag_game *game, int seat, int index);

// ---- results ----

#define AG_RESULT_STOPPED "stopped"         // the reason if faulty scripts stopped the game

typedef struct ag_result {
    // The winner is "boss", "raiders", "draw", or "" while the game goes on; of a
    // duel "player 1", "player 2" and so on.
    const char *raid, *mode, *winner, *reason;
    uint64_t seed;
    uint32_t turns, decisions, links, rulings;      // rulings: script faults
    uint32_t refereed;                      // how often a referee changed the table; such a game
                                            // should not count
    uint64_t hash;                          // the game hash
} ag_result;

AG_API ag_result ag_game_result(const ag_game *game);
AG_API uint64_t ag_game_state_hash(const ag_game *game);
AG_API size_t ag_game_state_used(const ag_game *game);      // bytes
AG_API size_t ag_state_capacity(void);                      // bytes

// The i-th report of a script fault: a line with card, power and file:line, then the
// traceback; NULL past the last.
AG_API const char *ag_game_fault_at(const ag_game *game, int index);
AG_API const char *ag_game_fault(const ag_game *game);      // the last one; "" if there was none

// ---- recordings ----

// Writes the log with its header, scripts and result. Expected: AG_ENVIRONMENT.
AG_API ag_status ag_game_record(const ag_game *game, const char *path, ag_error *error);

// Plays a recording again, with the scripts that it carries. `out` has neither raid nor mode,
// because their texts are freed with the game; the report names both. Expected: AG_BAD_CONTENT (the
// recording is cut or changed, or the game comes out differently).
AG_API ag_status ag_replay(const char *path, ag_result *out, char *report, size_t capacity,
                           ag_error *error);

// The same, entry by entry: with the scripts that the recording carries, or with those
// of the engine `current`, which must outlive the playback. A file by ag_bug opens as
// well. Expected: those of ag_replay.
typedef struct ag_playback ag_playback;
AG_API ag_status ag_playback_open(const char *path, ag_engine *current, ag_playback **out,
                                  ag_error *error);
AG_API void ag_playback_close(ag_playback *playback);               // takes NULL

AG_API int ag_playback_entries(const ag_playback *playback);        // how many its log has
AG_API int ag_playback_at(const ag_playback *playback);             // how many are played
AG_API ag_game *ag_playback_game(ag_playback *playback);            // look, but do not answer

// What the next entry does, in words ("raider 1, \"Your move\": Pass"). Returns 0 after the last.
AG_API int ag_playback_ahead(ag_playback *playback, char *out, size_t capacity);

// Plays the next entry. Returns 1; 0 after the last; else a negative status. Expected:
// AG_BAD_CONTENT (the game goes another way from here).
AG_API int ag_playback_next(ag_playback *playback, ag_error *error);

// After the last entry: how the game came out. Expected: AG_BAD_CONTENT (not as recorded).
AG_API ag_status ag_playback_result(ag_playback *playback, ag_result *out, ag_error *error);
AG_API void ag_playback_report(const ag_playback *playback, char *report, size_t capacity);

// The i-th script that differs in `current` ("set/card: 01234567 then, 89abcdef now"); NULL past
// the last. And, once a playback went another way: where, what was asked then and what is asked
// now. Both are valid until the next call.
AG_API const char *ag_playback_changed(ag_playback *playback, int index);
AG_API const char *ag_playback_parted(ag_playback *playback);

// What a scenario made of a recording is to hold. It begins `last` answers before the end
// of the recorded game, or at the nearest quiet place before that (docs/scenarios.md), and
// uses the scripts of the recording.
typedef struct ag_scenario_wish {
    int last;                               // 0: 10; shrinking looks in the whole game
    int to;                                 // the game ends after so many log entries; 0: after all
    int shrink;                             // leave out what its point does not need, begin near it
    const char *told;                       // shrinking: its point is the last line with this text;
                                            // NULL: the last fault, else the end
    const char *name;                       // of the scenario; NULL: one is made up
    const char *path;                       // where it is written
} ag_scenario_wish;

// Writes a scenario, after playing the recording at `path` to its end. `engine` says which names
// are unambiguous; cards that it does not know are written by key, and without an engine (NULL) all
// are. Expected: those of ag_replay, AG_USAGE (it can't be written), AG_ENVIRONMENT.
AG_API ag_status ag_replay_scenario(ag_engine *engine, const char *path,
                                    const ag_scenario_wish *wish, char *report, size_t capacity,
                                    ag_error *error);

// Packs the recording at `path` with a report (how it comes out, the last fault, the last events,
// versions) into one file, which opens like any recording. Expected: AG_ENVIRONMENT,
// AG_BAD_CONTENT (not a recording).
AG_API ag_status ag_bug(const char *path, const char *out_path, char *report, size_t capacity,
                        ag_error *error);

// Throws away coroutines and caches and runs the log again from the newest keyframe;
// the state must come out the same.
AG_API ag_status ag_game_rebuild(ag_game *game, ag_error *error);

// ---- saves ----

enum {
    AG_LOAD_CHECK = 1,          // run the state checker after every step
    AG_LOAD_RUN_LOG = 2,        // run the whole log, even where the keyframe fits
};

// Writes a recording that a game can be continued from: the log, and a keyframe of this
// build. Expected: AG_ENVIRONMENT.
AG_API ag_status ag_game_save(const ag_game *game, const char *path, ag_error *error);

// Continues a saved game, or a recording, with the scripts that it carries; scripts that it does
// not carry yet come from the engine, which must outlive the game. The log runs where the keyframe
// is of another build. `how` is AG_LOAD_… Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (cut, changed,
// or comes out differently).
AG_API ag_status ag_game_load(ag_engine *engine, const char *path, unsigned how, ag_game **out,
                              ag_error *error);

// ---- durable tables ----

// A game whose log is kept in a file: what was kept survives a kill at any instant.
typedef struct ag_durable ag_durable;

// Begins a game of `def` that is kept at `path`, or continues the one that is kept there with the
// raid, seed, decks and scripts of the file (`def` then only says how to run it; its raid is NULL
// or the same). Scripts that the file does not have yet come from the engine. Only one process may
// play a file at a time. Close the game (and its forks) before the table, both before the engine.
// Expected: AG_ENVIRONMENT (another process plays it), AG_BAD_CONTENT (cut, newer, of another
// program, comes out differently), and those of ag_game_open.
AG_API ag_status ag_durable_open(ag_engine *engine, const char *path, const ag_game_def *def,
                                 ag_durable **out, ag_game **game, ag_error *error);
AG_API void ag_durable_close(ag_durable *table);        // takes NULL

// Records a game as it is played: the file begins empty, and ag_durable_keep adds to it what has
// come since, or where nothing has, how the game stands. Nothing waits for the disk or is locked.
// Expected: AG_ENVIRONMENT.
AG_API ag_status ag_durable_record(const ag_game *game, const char *path, ag_durable **out,
                                   ag_error *error);

// Keeps what was added to the log since the last call, all of it or nothing; it is on the disk when
// this returns, but for ag_durable_record. Call it after each answer, before anybody is shown the
// outcome. Expected: AG_ENVIRONMENT (the next call keeps what this one did not), AG_BAD_CONTENT
// (faulty scripts stopped the game; the file ends before the answer that stopped it).
AG_API ag_status ag_durable_keep(ag_durable *table, const ag_game *game, ag_error *error);

typedef struct ag_durable_info {
    char raid[64], mode[32];
    uint64_t seed;
    int seats, players;                     // the Boss player has the last seat; players have decks
    char decks[AG_RAIDERS_MAX + 1][64];     // by seat, from 0; "" for a seat without a named deck
    int entries, turn;
    uint32_t asked;                         // 1 << seat
    char winner[16], reason[64];            // as in ag_result
    uint64_t hash;                          // the game hash
} ag_durable_info;

// How the game at `path` stands, also while it is being played. Expected: AG_NOT_FOUND (no table is
// there), AG_ENVIRONMENT, AG_BAD_CONTENT.
AG_API ag_status ag_durable_look(const char *path, ag_durable_info *out, ag_error *error);

// ---- bots ----

typedef struct ag_bot_def {
    const char *bot;                        // "greedy", "random"
    int nodes;                              // answers that a bot may try ahead for one of its own
    int open;                               // 1: `why` gives away only what all seats may know
    // Becomes one line in English that says what the bot does and why; "" if it has nothing to say.
    // NULL: nobody asks.
    char *why;
    size_t why_capacity;
} ag_bot_def;

AG_API ag_bot_def ag_bot_default(void);     // "greedy", 2000

// Fills in an answer for `seat` from its view; `dice` is the bot's own seed, advanced by each call.
// Expected: AG_NOT_FOUND (no such bot), AG_USAGE (the seat is not asked).
AG_API ag_status ag_bot_answer(const ag_bot_def *bot, ag_game *game, int seat, uint64_t *dice,
                               ag_answer *out, ag_error *error);

#ifdef __cplusplus
}
#endif

#endif
