// Findings: what is wrong with scripts, decks and raids, gathered from whoever looks at them and told at the end in
// order. A finding that its file allows, with a reason, is not told.
#ifndef AG_GAME_FINDINGS_H
#define AG_GAME_FINDINGS_H

#include "aggro_author.h"

enum {
#define AG_FINDING_ROW(name, severity, code, meaning, example, mend) AG_FINDING_##name,
#include "game/findings.def"
#undef AG_FINDING_ROW
    AG_FINDING_COUNT
};

typedef struct ag_findings ag_findings;

// NULL: no memory.
ag_findings *ag_findings_open(void);
void ag_findings_close(ag_findings *findings);          // takes NULL

// Reports a finding of the file at `path`. Where memory is out, ag_findings_tell says so.
void ag_findings_add(ag_findings *findings, const char *path, int line, int code, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// The file that is looked at, and a finding in it.
void ag_check_begin(ag_findings *findings, const char *path);
void ag_check_report(ag_findings *findings, int line, int code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
const char *ag_check_path(const ag_findings *findings);

// How many errors there are, of the file that is looked at: for who goes on only where nothing is wrong so far.
int ag_check_errors(const ag_findings *findings);

// How many there are of the file at `path`.
int ag_findings_of(const ag_findings *findings, const char *path);

// What stands in files: `text` of the i-th file by its path as findings name it, `shown` the path to show. Findings of
// files that it does not list are left out.
typedef struct ag_findings_file {
    const char *path, *shown, *text;
} ag_findings_file;

// One file by itself is looked at: what warnings compare with other files is not found, waived or not.
void ag_findings_alone(ag_findings *findings);

// Tells all findings in order of path and line, each once, less those that are waived. Expected: AG_NO_MEMORY.
ag_status ag_findings_tell(ag_findings *findings, const ag_findings_file *files, int file_count,
                           ag_finding_told *told, void *context, ag_check_result *out, ag_error *error);

#endif
