// Findings: what is wrong with scripts, decks and raids, collected from all checks and reported at
// the end in order. A finding that its file allows, with a reason, is not reported.
#ifndef AG_EXPLAIN_FINDINGS_H
#define AG_EXPLAIN_FINDINGS_H

#include "aggro_author.h"

enum {
#define AG_FINDING_ROW(name, severity, code, meaning, example, mend) AG_FINDING_##name,
#include "explain/findings.def"
#undef AG_FINDING_ROW
    AG_FINDING_COUNT
};

typedef struct ag_findings ag_findings;

// NULL: no memory.
ag_findings *ag_findings_open(void);
void ag_findings_close(ag_findings *findings);  // takes NULL

// Reports a finding of the file at `path`. If memory runs out, ag_findings_tell says so.
void ag_findings_add(ag_findings *findings, const char *path, int line, int code,
                     const char *format, ...) __attribute__((format(printf, 5, 6)));

// The current file, and a finding in it.
void ag_check_begin(ag_findings *findings, const char *path);
void ag_check_report(ag_findings *findings, int line, int code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
const char *ag_check_path(const ag_findings *findings);

// What mends the finding that was reported last: the text in place of `size` bytes of its file.
void ag_findings_mend(ag_findings *findings, size_t at, size_t size, const char *text);

// What the next finding surely means, if it is about a word that there is not: the one in place of
// the other on its line; `right` may be NULL.
void ag_findings_meant(ag_findings *findings, const char *wrong, const char *right);

// The number of errors in the current file: for checks that go on only if nothing is wrong so far.
int ag_check_errors(const ag_findings *findings);

// The number of findings in the file at `path`.
int ag_findings_of(const ag_findings *findings, const char *path);

// Leaves out all findings but those with this code, if there is one.
void ag_findings_first(ag_findings *findings, int code);

// Texts may lag behind their scripts: what is found of a text against its script is a warning.
void ag_findings_draft(ag_findings *findings);

// What files contain: `text` of the i-th file by its path as in the findings, `shown` the path to
// show. Findings of files that are not listed are left out.
typedef struct ag_findings_file {
    const char *path, *shown, *text;
} ag_findings_file;

// A single file is checked: warnings that compare it with other files are left out, waived or not.
void ag_findings_alone(ag_findings *findings);

// The files whose findings are reported.
typedef struct ag_findings_files {
    const ag_findings_file *list;
    int count;
} ag_findings_files;

// Reports all findings in order of path and line, each once, except those that are
// waived. Expected: AG_NO_MEMORY.
ag_status ag_findings_tell(ag_findings *findings, const ag_findings_files *files,
                           ag_finding_report *report, void *context, ag_check_result *out,
                           ag_error *error);

#endif
