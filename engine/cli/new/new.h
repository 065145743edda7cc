// aggro new: what is to be written, as templates fill it in, and the writing itself.
#ifndef AG_CLI_NEW_NEW_H
#define AG_CLI_NEW_NEW_H

#include "base/span.h"
#include "cli/common/paths.h"

enum { AG_NEW_FILES = 24, AG_NEW_NEXT = 8 };

// What was asked for, and the files to write.
typedef struct ag_new {
    const ag_arguments *arguments;
    const char *root;           // the folder of cards/ and raids/; "." is the project
    const char *name;           // as given
    char written[300];          // as it is written between quotes in a script
    char stem[64];              // "tidal_burst"
    const char *set;
    char pack[64];              // the key of the pack that `root` is; "": not a pack
    char at[256];               // what is to be put before a path of it: "ash_hall/"; "": nothing
    // What follows a command: " --in ash_hall", and for a pack " --pack ash_hall".
    char in[256], with[256];
    const char *raid;           // NULL: not for a raid
    const char *type;           // of a card
    int cost;
    int file_count;
    struct {
        char path[512];
        ag_text text;
    } files[AG_NEW_FILES];
    int next_count;
    char next[AG_NEW_NEXT][1024];   // what to do now
} ag_new;

// The text as it is written between quotes in a script. Returns 0 if it can't be.
int ag_new_quote(const char *text, char *out, size_t capacity);

// Begins a file at <root>/<path>; its content is to be added to the text.
ag_text *ag_new_file(ag_new *plan, const char *path, ...) __attribute__((format(printf, 2, 3)));

// Adds a line about what to do next.
void ag_new_then(ag_new *plan, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Checks that no file of the project has the key or the name yet; prints which one
// does. Returns an exit code.
int ag_new_check_free(const ag_new *plan);

int ag_new_check_raid(const ag_new *plan);      // the same for a raid

// Writes all files, or prints them; never overwrites one. Frees the texts. Returns an exit code.
int ag_new_write(ag_new *plan);

// The value of an option among the words, or the first of them. NULL: it was refused,
// and the words were printed.
const char *ag_new_word(const ag_new *plan, const char *option, const char *const *words,
                        int count);

// Writes what editors read into a project or pack (cmd_doc.c). Returns an exit code.
int ag_cli_write_editor_files(const char *folder);

// The templates. Return an exit code.
int ag_new_card(ag_new *plan);
int ag_new_boss(ag_new *plan);
int ag_new_event(ag_new *plan);
int ag_new_phase(ag_new *plan);
int ag_new_raid(ag_new *plan);
int ag_new_deck(ag_new *plan);
int ag_new_scenario(ag_new *plan);
int ag_new_pack(ag_new *plan);

// What follows once a pack is written: what editors read, and the project file has it on.
// Returns an exit code.
int ag_new_pack_after(const ag_new *plan);

#endif
