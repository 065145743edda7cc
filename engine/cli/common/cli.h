// What the commands share: the table of commands, exit codes, messages,
// interruption, the card database.
#ifndef AG_CLI_COMMON_CLI_H
#define AG_CLI_COMMON_CLI_H

#include <stdio.h>

#include "aggro_author.h"
#include "cli/common/options.h"

enum {
    AG_EXIT_OK = 0,
    AG_EXIT_FINDINGS = 1,  // failed tests, games that did not end
    AG_EXIT_USAGE = 2,
    AG_EXIT_CONTENT = 3,      // a script, pack, deck or recording is wrong
    AG_EXIT_ENVIRONMENT = 4,  // a file or the database
    AG_EXIT_INTERNAL = 70,
    AG_EXIT_INTERRUPTED = 130,
};

enum { AG_WORDS_ANY = 1 << 20 };

typedef struct ag_command {
    const char *name;
    const char *words;  // what help shows behind the name
    const char *summary;
    const char *example;  // behind "aggro "; %s becomes a raid of the database
    const ag_option_row *rows;
    int (*run)(const ag_arguments *arguments);
    int words_most;     // how many words it takes: none, or AG_WORDS_ANY
    const char *which;  // what is asked where there is no word; NULL: it can do without
} ag_command;

#define AG_COMMAND(name) extern const ag_command ag_command_##name;
#include "cli/common/commands.def"
#undef AG_COMMAND

// Prints the error on stderr and returns the exit code for its status; the same for an error that
// the command line finds itself.
int ag_cli_fail(const ag_error *error);
int ag_cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

// The exit code, once what was printed is written out: where it can't be, that is the error.
int ag_cli_ended(int code);

// Ends the program so. What is open is closed by the system.
_Noreturn void ag_cli_end(int code);

// Prints the sentence and ends the program; the same where the status is negative; for memory that
// is not there, "for a table".
_Noreturn void ag_cli_stop(ag_status status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void ag_cli_need(ag_status status, const ag_error *error);
_Noreturn void ag_cli_no_memory(const char *what);

// Ends the program: a word that a command does not take.
_Noreturn void ag_cli_too_many(const char *word);

// Ends the program: `there is no <what> "word"`, and which was meant, or else `where` to see them.
_Noreturn void ag_cli_unknown(const char *what, const char *word, ag_candidate *next, void *context,
                              const char *where);

// From here on the first Ctrl-C is noted instead of ending the program; a second one ends it.
void ag_cli_hold_interrupts(void);
int ag_cli_interrupted(void);

// A line of progress, on a terminal only; `done` == `all` wipes it out.
void ag_cli_show_progress(const char *what, uint64_t done, uint64_t all);

// Writes the path of the database: that of --db, or build/cards.db, or the
// cards.db next to the program.
void ag_cli_database(const ag_arguments *arguments, char *out, size_t capacity);

// Whether a database or a pack is named, or there is a usual one.
int ag_cli_has_database(const ag_arguments *arguments);

// Opens that database with the packs of the command, in the language of --lang or else of
// AGGRO_LANG where the command has that option. With these packs (NULL: none), over the folders of
// `def` if it has any. Both end the program where it can't be opened.
struct ag_pack_list;
ag_engine *ag_cli_open(const ag_arguments *arguments);
ag_engine *ag_cli_open_with(const ag_arguments *arguments, const struct ag_pack_list *packs,
                            ag_engine_def def);
#define AG_CLI_PACK_ROWS                                                                    \
    { "pack", "PATH", "a pack besides: its folder, or its database; repeat for more" }, \
    { "no-packs", NULL, "without the packs that aggro.json has on" }
#define AG_CLI_WHICH_RECORDING "which recording? `aggro play RAID --record FILE` makes one"
#define AG_CLI_LANG_ROW \
    { "lang", "LANG", "cards in this language, where they are translated (AGGRO_LANG; en)" }

// Writes the first raid of the default database, for examples; "RAID" if it has none.
void ag_cli_example_raid(char *out, size_t capacity);

// Writes the keys of a kind (ag_engine_raid, ag_engine_deck) as one list; "" if there are none.
typedef const char *ag_cli_key(const ag_engine *engine, int index);
void ag_cli_list(const ag_engine *engine, ag_cli_key *key, char *out, size_t capacity);

// The raid that the command's first word names. Where it names none, the program ends with which
// raids there are.
const char *ag_cli_raid(const ag_arguments *arguments, const ag_engine *engine);

// How many play in a duel, { least, most }. 0: it is a raid, or does not load.
int ag_cli_duelists(ag_engine *engine, const char *raid, int out[2]);

#endif
