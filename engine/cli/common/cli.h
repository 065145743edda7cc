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

typedef struct ag_command {
    const char *name;
    const char *words;  // what help shows behind the name
    const char *summary;
    const char *example;  // behind "aggro "; %s becomes a raid of the database
    const ag_option_row *rows;
    int (*run)(const ag_arguments *arguments);
} ag_command;

extern const ag_command ag_command_build;
extern const ag_command ag_command_deck;
extern const ag_command ag_command_check;
extern const ag_command ag_command_find;
extern const ag_command ag_command_diff;
extern const ag_command ag_command_export;
extern const ag_command ag_command_packs;
extern const ag_command ag_command_play;
extern const ag_command ag_command_replay;
extern const ag_command ag_command_tables;
extern const ag_command ag_command_test;
extern const ag_command ag_command_bug;
extern const ag_command ag_command_rules;
extern const ag_command ag_command_show;
extern const ag_command ag_command_watch;
extern const ag_command ag_command_why;
extern const ag_command ag_command_doc;
extern const ag_command ag_command_new;

// Prints the error on stderr and returns the exit code for its status.
int ag_cli_fail(const ag_error *error);

// The same for an error that the command line finds itself.
int ag_cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

// The same for memory that is not there, "for a table".
int ag_cli_no_memory(const char *what);

// Refuses words that the command does not take. Returns AG_EXIT_OK or AG_EXIT_USAGE.
int ag_cli_no_words(const ag_arguments *arguments, int from);

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

// Opens that database with the packs of the command. Returns an exit code.
int ag_cli_open(const ag_arguments *arguments, ag_engine **out);

// The same with these packs, over the folders of `def` if it has any. Returns an exit code.
struct ag_pack_list;
int ag_cli_open_with(const ag_arguments *arguments, const struct ag_pack_list *packs,
                     ag_engine_def def, ag_engine **out);

// Switches to the language of --lang, or of AGGRO_LANG without --lang. Returns an exit code.
int ag_cli_speak(const ag_arguments *arguments, ag_engine *engine);
#define AG_CLI_PACK_ROWS                                                                    \
    { "pack", "PATH", "a pack besides: its folder, or its database; repeat for more" }, \
    { "no-packs", NULL, "without the packs that aggro.json has on" }
#define AG_CLI_LANG_ROW \
    { "lang", "LANG", "cards in this language, where they are translated (AGGRO_LANG; en)" }

// Writes the first raid of the default database, for examples; "RAID" if it has none.
void ag_cli_example_raid(char *out, size_t capacity);

// Writes the keys of a kind (ag_engine_raid, ag_engine_deck) as one list; "" if there are none.
typedef const char *ag_cli_key(const ag_engine *engine, int index);
void ag_cli_list(const ag_engine *engine, ag_cli_key *key, char *out, size_t capacity);

// The raid that the command's first word names. Without a word it says which raids there
// are. Returns an exit code.
int ag_cli_raid(const ag_arguments *arguments, const ag_engine *engine, const char **out);
// How many play in a duel, { least, most }. 0: it is a raid, or does not load.
int ag_cli_duelists(ag_engine *engine, const char *raid, int out[2]);

#endif
