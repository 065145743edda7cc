// aggro new: what is to be written, as templates fill it in, and the writing itself.
#ifndef AG_CLI_NEW_H
#define AG_CLI_NEW_H

#include "base/span.h"
#include "cli/cli.h"

enum { AG_NEW_FILES = 24, AG_NEW_NEXT = 8 };

// What was asked for, and the files that come of it.
typedef struct ag_new {
    const ag_arguments *arguments;
    const char *root;           // of cards/ and raids/; "." is the project
    const char *name;           // as it was given
    char written[300];          // … between quotes of a script
    char stem[64];              // "tidal_burst"
    const char *set;
    char pack[64];              // the key of the pack that `root` is; "": it is none
    char at[256];               // what is to be put before a path of it: "ash_hall/"; "": nothing
    char in[256], with[256];    // … after a command: " --in ash_hall", and where it is a pack " --pack ash_hall"
    const char *raid;           // NULL: for no raid
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

// "Tidal Burst!" is tidal_burst. 0: nothing is left of it, or it is too long.
int ag_new_stem(const char *name, char *out, size_t capacity);

// The text as it stands between quotes of a script. 0: it can't stand there.
int ag_new_quote(const char *text, char *out, size_t capacity);

// Begins a file at <root>/<path>; what is added to the text is its content.
ag_text *ag_new_file(ag_new *plan, const char *path, ...) __attribute__((format(printf, 2, 3)));

// A line of what to do next.
void ag_new_then(ag_new *plan, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Whether the key and the name are free beside what lies in the project. Says what is there; returns an exit code.
int ag_new_check_free(const ag_new *plan);

int ag_new_check_raid(const ag_new *plan);      // the same of a raid

// Writes all files, or prints them; never over another. Returns an exit code, and frees the texts.
int ag_new_write(ag_new *plan);

// The value of an option among the words, or the first; says what there is. NULL: it was refused.
const char *ag_new_word(const ag_new *plan, const char *option, const char *const *words, int count);

// Writes a file and says so; makes its folders. `over`: also over one that is there. Returns an exit code.
int ag_cli_write_file(const char *path, const char *bytes, size_t length, int over);

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

#endif
