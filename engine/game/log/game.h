// A game is its log: the log, the state that it leads to, keyframes, and the loop.
// Floor 3: without Lua or SQLite.
#ifndef AG_GAME_LOG_GAME_H
#define AG_GAME_LOG_GAME_H

#include "aggro.h"
#include "game/facts/chosen.h"
#include "game/facts/offer.h"
#include "rules/agenda/agenda.h"
#include "rules/turn/turn.h"
#include "game/facts/source.h"

// Kinds of log entries. The numbers are part of the recording format and never change.
enum {
    AG_ENTRY_ANSWER = 1,
    AG_ENTRY_CONCEDE = 2,
    AG_ENTRY_RULING = 3,  // the frame with this ordinal is not run
    AG_ENTRY_RELOAD = 4,
    AG_ENTRY_REFEREE = 5,  // a command of a position (scenarios, the referee)
    AG_ENTRY_REWIND = 6,
    AG_ENTRY_HAND_OVER = 7,  // another person sits at `seat`: their name
    AG_ENTRY_MARK = 8,
    AG_ENTRY_RESEED = 9,
};

typedef struct ag_entry {
    uint8_t kind;
    ag_seat seat;
    uint16_t pick_count;   // of a reload: the set that its set is based on
    int32_t number;        // an answer's number, a ruling's ordinal
    uint64_t fingerprint;  // of the question that it answers
    uint32_t data;         // begin of its picks (answers) or command (referee) in the log's data
    uint32_t data_count;
} ag_entry;

int ag_entry_is_for_reload(const ag_entry *entry);  // it goes back for the sake of a reload
int ag_entry_is_beside(const ag_entry *entry);  // it does not change the game: a mark, a hand-over

// What a referee entry does before the next question is asked. `card` is a catalog number.
enum {
    // A card enters a zone: seat, card, zone, flags, number = damage, host, index = deck (and << 8
    // the seat that owns it, 0: `seat` does).
    AG_PLACE_CARD,
    AG_PLACE_WORD,  // raid word `index` becomes `number`
    AG_PLACE_DIE,   // the next prepared die shows `number`; AG_DIE_…: a pick, a shuffle
    // It is `seat`'s turn, step kind `index` is about to begin (AG_STEP_…); `number`
    // triggers came onto the chain before.
    AG_PLACE_TURN,
    AG_PLACE_COUNTER,  // the card in `slot` (0: the newest) gets `number` counters `index`
    AG_PLACE_HERO,     // the seat's hero (or the Boss) becomes `card`
    // The real set-up runs: shuffles, hands, mulligans; from the Boss of
    // order `number` on, 0: the first.
    AG_PLACE_START,
    AG_PLACE_MOVE,     // the card in `slot` goes to `zone` of `seat`, with flags
    AG_PLACE_DAMAGE,   // the card in `slot` has `number` damage
    AG_PLACE_READY,    // the card in `slot` is readied, or with AG_PLACE_EXHAUSTED exhausted
    AG_PLACE_FACE,     // the card in `slot` shows its front, or with AG_PLACE_BACK its back
    AG_PLACE_HOST,     // the card in `slot` is attached to the one in `host`
    AG_PLACE_RANDOM,   // all dice from here on come from this place of the stream
    AG_PLACE_STRIKES,  // strikes are classic (`number` 1), or those of CR 303.2 (0)
    // Positions only, as are HERO, TURN, START and RANDOM:
    AG_PLACE_MARK,    // the card in `slot` bears the mark `index` (symbol)
    AG_PLACE_MEMORY,  // the card in `slot` remembers `number` in its place `index`, from 0
    AG_PLACE_SIZE,    // the token in `slot` was made with ATK `number`, health `index` (CR 404.2)
    AG_PLACE_USED,    // once-per-turn power `index`, from 0, of the card in `slot` was used
    AG_PLACE_DRAWS,   // `seat` draws from its deck `index`
    AG_PLACE_KINDS,
};
enum {
    AG_PLACE_EXHAUSTED = 1,
    AG_PLACE_NEW = 2,
    AG_PLACE_DOWN = 4,
    AG_PLACE_BACK = 8,
    AG_PLACE_BOTTOM = 16,
    AG_PLACE_SHUFFLED = 32,  // then the deck that it came into is shuffled
    AG_PLACE_FELLED = 64,    // it was dealt fatal damage
    AG_PLACE_LISTED = 128    // a reload brought it: one more in a deck's list
};

typedef struct ag_place {
    uint8_t kind;
    ag_seat seat;
    uint8_t zone;
    uint8_t flags;
    uint16_t card;
    uint16_t index;
    int32_t number;
    uint16_t host;  // slot of the card that it is attached to, 0: none
    uint16_t slot;  // the card that it is about, 0: a new one
} ag_place;

// A place of the random stream as a change of the table, stored in its small fields.
ag_place ag_place_random(uint64_t stream);
uint64_t ag_place_stream(const ag_place *place);

// The result of a reload, in advance.
typedef struct ag_taking {
    int set;            // of scripts; the current one if nothing has changed
    int over;           // the set that it is based on
    int changed;        // cards and raids that are different in it
    int removed_count;  // keys in use that no longer exist (the first of them)
    char removed[8][AG_NAME_MAX + 1];
} ag_taking;

// Receives a field of a card: its place ("x_at_most", "when.destroyed 2"), its value, and a hash of
// what words do not show, the code of its functions.
typedef void ag_declared_report(void *context, const char *where, const char *what, uint64_t code);

// Scripts of a game: the port, and what a fork needs. Implemented by lua/.
typedef struct ag_scripts {
    const ag_port *port;
    const ag_catalog *catalog;
    void *context;
    struct ag_host *host;                                    // who loads and keeps them
    struct ag_scripts *(*fork)(struct ag_scripts *scripts);  // new coroutines, same catalog
    void (*close)(struct ag_scripts *scripts);
    const char *fault;  // report of the last one
    // Report of the one that waits in slot `frame` and ran into `what`, a
    // limit of the rules; may be NULL.
    const char *(*limit)(struct ag_scripts *scripts, int frame, const ag_frame *of,
                         const char *what);
    // The i-th script that was used, and the set it came with; NULL past the last.
    const ag_script *(*script)(const struct ag_host *host, int index, int *set);

    // Sets of scripts: 0 is the first, reloads make the others. NULL if scripts never change.
    // Loads what is different in `source` than in set `set`. Expected: AG_BAD_CONTENT,
    // and then nothing has changed.
    ag_status (*take)(struct ag_host *host, int set, const ag_source *source, ag_taking *out,
                      ag_error *error);
    // A set that the log names: it exists, or the source of the scripts
    // provides it, based on `before`.
    ag_status (*enter)(struct ag_host *host, int before, int set, ag_error *error);
    // The number in `set` of the card (or raid) with this number: the same if it did not
    // change; 0: it does not load.
    uint16_t (*number)(struct ag_host *host, int set, uint16_t printed, ag_error *error);
    // Reports each field that the file of this card or raid declares, in a fixed
    // order. NULL: nothing is known.
    ag_status (*declared)(struct ag_host *host, uint16_t printed, ag_declared_report *report,
                          void *context, ag_error *error);
} ag_scripts;

typedef struct ag_game_options {
    const char *raid_key, *mode;
    const char *packs;  // of the database, with versions; NULL or "": none
    uint64_t seed;
    int ask_all, keep_no_keyframes, check, bare;
    const char *deck_keys[AG_SEAT_MAX + 1];
    int seat_count;
    ag_seat_def seats[AG_SEAT_MAX + 1];  // [1] to [seat_count]
} ag_game_options;

// Takes over `scripts`. Runs to the first question.
ag_status ag_game_begin(const ag_game_options *options, ag_scripts *scripts, ag_game **out,
                        ag_error *error);

const ag_rules *ag_game_rules(const ag_game *game);
ag_rules *ag_game_rules_edit(ag_game *game);  // for readers that fill the cache
int ag_game_over(const ag_game *game);

// Why faulty scripts stopped the game; NULL: they did not. This is then the reason in its result.
const char *ag_game_stopped(const ag_game *game);

// How the game was begun (its own copy, with decks), and its scripts: what a recording writes.
const ag_game_options *ag_game_options_of(const ag_game *game);
ag_scripts *ag_game_scripts_of(const ag_game *game);

// ag_game_reload from any source of scripts, which must outlive the game.
ag_status ag_game_take_scripts(ag_game *game, const ag_source *source, unsigned how, ag_reload *out,
                               ag_error *error);
// The cards that the list of a seat's deck has brought into the game, at the
// beginning and with each reload since, but not those that entered in other ways.
// Returns how many, at most `capacity`.
int ag_game_listed(const ag_game *game, ag_seat seat, int deck, uint16_t *out, int capacity);
void ag_reload_warn(ag_reload *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Access to the log, for recording and tests.
int ag_game_entry_count(const ag_game *game);
const ag_entry *ag_game_entry(const ag_game *game, int index);
const uint32_t *ag_game_entry_data(const ag_game *game, int index);

// Runs to the open question, unless the game is over or stopped.
ag_status ag_game_want_question(ag_game *game, ag_error *error);

// Puts an entry into the log and carries it out: before the first question of a bare
// game (a position), or at a quiet question: a player's move outside any effect (the
// referee). Expected: AG_USAGE.
int ag_game_is_quiet(const ag_game *game);
ag_status ag_game_place(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error);
ag_status ag_game_enter_answer(ag_game *game, ag_seat seat, const ag_picks *picks, ag_error *error);

// The same for an entry of any kind that a log of this game held before (from a recording or a
// table file), with its data. A ruling that arose again is in the log already: compare before
// entering one. Nothing in `entry` is trusted. Expected: AG_BAD_CONTENT (it does not fit the game),
// AG_USAGE (a refused answer, concession or command).
ag_status ag_game_enter_logged(ag_game *game, const ag_entry *entry, const uint32_t *data,
                               uint32_t count, ag_error *error);

// Walks a game again: the entries that count, from its beginning to the present, without those that
// were taken back and without rulings. The log does not grow.
int ag_log_path_length(const ag_game *game);
int ag_log_path_index(const ag_game *game, int step);  // of its entry; -1 after the last

// Goes to where entry `step` was made (`ag_log_path_length`: to the present). With `listen`
// the next event is the first one on the way there; otherwise the next new one.
// Expected: those of ag_game_rebuild.
ag_status ag_log_path_go(ag_game *game, int step, int listen, ag_error *error);

// The entry count at which this name stands: a mark, the tip of a branch, "now"; -1: unknown. And
// the game, a fork, goes there without an entry.
int ag_log_place(const ag_game *game, const char *name);
ag_status ag_log_go(ag_game *game, int entry_count, ag_error *error);

// Why faulty scripts stopped the game at its end, else "".
const char *ag_log_path_stop(const ag_game *game);

int ag_game_is_world(const ag_game *game);  // made by ag_world_deal, or a fork of such a game

// The next event since the last call; NULL: none.
const ag_event_log_event *ag_game_next_event(ag_game *game);

// English of an event as `seat` may know it (0: public, -1: all). Empty for events
// that are not shown to people.
void ag_event_text(const ag_rules *rules, const ag_event_log_event *told, int seat, char *out,
                   size_t capacity);

#endif
