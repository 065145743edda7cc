// aggro new and aggro doc: what both write into a project.
#ifndef AG_CLI_NEW_NEW_H
#define AG_CLI_NEW_NEW_H

#include "base/span.h"
#include "cli/common/paths.h"
#include "cli/output/json.h"

// All templates (templates/*.lua), one after the other, made at build time. The files of one begin
// with lines for what they are written, where, and what stands in front of their names there:
//   --@ boss raids/{{raid}}/bosses/{{stem}}.lua
//   --@ raid raids/{{stem}}/bosses/{{stem}}_boss.lua Master of
// Lines with --> say what to do next where it is written for the first of these. A line with a
// place for which there is nothing is left out.
extern const char ag_new_templates[];

// What is to be written: the values of the places, the files, and what to do next.
enum { AG_NEW_FILES = 16 };
typedef struct ag_new {
    cJSON *places;      // by name; `at` is the folder that all paths begin with, `written` the name
    ag_text files[AG_NEW_FILES];
    ag_paths paths;     // of the files
    ag_paths next;
} ag_new;

// Adds the files of the templates for this: "card.ally", "raid".
void ag_new_fill(ag_new *plan, const char *what);

// Writes all files and says what to do next; or prints them. None is written over.
void ag_new_write(const ag_new *plan, int prints);
void ag_new_close(ag_new *plan);

// Writes what editors read into a project or pack (cmd_doc.c).
void ag_cli_write_editor_files(const char *folder);

#endif
