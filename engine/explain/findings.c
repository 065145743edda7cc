// Findings on their way to the reader: collected, sorted, each once; and waivers.
#include "explain/findings.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/letter.h"
#include "base/list.h"

enum { TEXT_MAX = 640, LINE_MAX = 1024 };

static const ag_check_code codes[] = {
#define AG_FINDING_ROW(name, severity, code, meaning, example, mend)                               \
    { code, AG_FINDING_##severity, meaning, example, mend },
#include "explain/findings.def"
#undef AG_FINDING_ROW
};

typedef struct finding {
    const char *path;
    const char *text;
    const char *mend;  // NULL: none is known
    size_t mend_at, mend_size;
    const char *wrong;  // a word on its line in place of which `mend` belongs; NULL: none
    int line;
    int code;
    int waived;
    int order;  // as reported: findings of one line keep this order
} finding;

struct ag_findings {
    finding *list;
    int count, capacity;
    ag_arena texts;  // `failed`: memory ran out, also for the list
    int alone;       // a single file: nothing is compared with others
    int draft;       // texts may lag behind their scripts
    int some;        // only those with one code: nothing is said of waivers
    int begun;       // the count when the file at `path` was begun
    char path[512];
    const char *wrong, *right;  // of the next finding; NULL: nothing was surely meant
};

const ag_check_code *ag_check_code_at(int index)
{
    return index >= 0 && index < AG_FINDING_COUNT ? &codes[index] : NULL;
}

// ---- gathering ----

ag_findings *ag_findings_open(void)
{
    return calloc(1, sizeof(ag_findings));
}

void ag_findings_alone(ag_findings *findings)
{
    findings->alone = 1;
}

void ag_findings_draft(ag_findings *findings)
{
    findings->draft = 1;
}

void ag_findings_close(ag_findings *findings)
{
    if (findings == NULL) return;
    free(findings->list);
    ag_arena_close(&findings->texts);
    free(findings);
}

// Whether it is about a word that there is not.
static int is_of_word(int code)
{
    return (code >= AG_FINDING_UNKNOWN_WORD && code <= AG_FINDING_UNKNOWN_CARD)
           || code == AG_FINDING_UNKNOWN_VERB || code == AG_FINDING_UNKNOWN_TARGET
           || code == AG_FINDING_UNKNOWN_FILE;
}

static void add(ag_findings *findings, const char *path, int line, int code, const char *text)
{
    ag_arena *texts = &findings->texts;
    AG_ASSERT(code >= 0 && code < AG_FINDING_COUNT);
    finding *list =
        ag_list_room(findings->list, &findings->capacity, findings->count + 1, sizeof *list);
    texts->failed |= list == NULL;
    if (list == NULL) return;
    findings->list = list;
    int meant = is_of_word(code);
    list[findings->count] = (finding){ .path = ag_arena_text(texts, path),
                                       .text = ag_arena_text(texts, text),
                                       .wrong = meant ? findings->wrong : NULL,
                                       .mend = meant ? findings->right : NULL,
                                       .line = line < 1 ? 1 : line,
                                       .code = code,
                                       .order = findings->count };
    findings->wrong = findings->right = NULL;
    findings->count++;
}

void ag_findings_meant(ag_findings *findings, const char *wrong, const char *right)
{
    findings->wrong = right == NULL ? NULL : ag_arena_text(&findings->texts, wrong);
    findings->right = right == NULL ? NULL : ag_arena_text(&findings->texts, right);
}

void ag_findings_add(ag_findings *findings, const char *path, int line, int code,
                     const char *format, ...)
{
    char text[TEXT_MAX];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    add(findings, path, line, code, text);
}

void ag_check_begin(ag_findings *findings, const char *path)
{
    snprintf(findings->path, sizeof findings->path, "%s", path);
    findings->begun = findings->count;
}

const char *ag_check_path(const ag_findings *findings)
{
    return findings->path;
}

void ag_check_report(ag_findings *findings, int line, int code, const char *format, ...)
{
    char text[TEXT_MAX];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    add(findings, findings->path, line, code, text);
}

void ag_findings_mend(ag_findings *findings, size_t at, size_t size, const char *text)
{
    if (findings->count == 0) return;
    finding *last = &findings->list[findings->count - 1];
    last->mend = ag_arena_text(&findings->texts, text);
    last->mend_at = at;
    last->mend_size = size;
}

void ag_findings_first(ag_findings *findings, int code)
{
    int kept = 0;
    for (int i = 0; i < findings->count; i++) {
        if (findings->list[i].code == code) findings->list[kept++] = findings->list[i];
    }
    findings->count = kept > 0 ? kept : findings->count;
    findings->some = kept > 0;
}

// How many from `first` on are in the file; `errors`: only these.
static int count_of(const ag_findings *findings, int first, const char *path, int errors)
{
    int count = 0;
    for (const finding *one = findings->list + first; one < findings->list + findings->count;
         one++) {
        count += strcmp(one->path, path) == 0
                 && (!errors || codes[one->code].severity == AG_FINDING_ERROR);
    }
    return count;
}

int ag_check_errors(const ag_findings *findings)
{
    return count_of(findings, findings->begun, findings->path, 1);
}

int ag_findings_of(const ag_findings *findings, const char *path)
{
    return count_of(findings, 0, path, 0);
}

// ---- order ----

static int compare(const void *a, const void *b)
{
    const finding *one = a, *other = b;
    int order = strcmp(one->path, other->path);
    order = order != 0 ? order : one->line - other->line;
    // In their order in the file, as they are mended.
    order = order != 0 ? order : (one->mend_at > other->mend_at) - (one->mend_at < other->mend_at);
    return order != 0 ? order : one->order - other->order;
}

static int was_told(const ag_findings *findings, int first, int at)
{
    const finding *other = &findings->list[at];
    for (const finding *one = findings->list + first; one < other; one++) {
        if (one->line == other->line && one->code == other->code
            && strcmp(one->path, other->path) == 0 && strcmp(one->text, other->text) == 0) {
            return 1;
        }
    }
    return 0;
}

// ---- waivers: `-- check: allow CODE because REASON` ----

// The findings of one file, and which of them are reported.
typedef struct telling {
    ag_findings *findings;
    const ag_findings_file *file;
    int first, end;  // its findings in the list
    ag_finding_report *report;
    void *context;
    ag_check_result *out;
} telling;

static const char *next_code(void *context, int index)
{
    (void)context;
    return index < AG_FINDING_COUNT ? codes[index].code : NULL;
}

// The last line of a text that begins on this one: a line that ends with a backslash, or with \z,
// continues on the next.
static int last_line(const char *at, int line)
{
    for (;; line++) {
        size_t size = strcspn(at, "\n");
        int ends = size > 0 && at[size - 1] == '\\';
        int skips = size > 1 && at[size - 1] == 'z' && at[size - 2] == '\\';
        if (at[size] == '\0' || !(ends || skips)) return line;
        at += size + 1;
    }
}

// A waiver: what stands behind "-- check:", where, and the lines that it covers: one, or all lines
// of a text that continues.
typedef struct waiver {
    char text[LINE_MAX];
    int line, first, last;
} waiver;

// Waives the findings with this code there. Returns how many.
static int waive(const telling *now, const waiver *by, int code)
{
    int count = 0;
    for (int i = now->first; i < now->end; i++) {
        finding *one = &now->findings->list[i];
        int here = one->line >= by->first && one->line <= by->last && one->code == code;
        one->waived |= here;
        count += here;
    }
    return count;
}

static void read_waiver(const telling *now, const waiver *by)
{
    static const char allow[] = "allow ", because[] = "because ";
    ag_findings *findings = now->findings;
    const char *path = now->file->path, *at = by->text;
    char word[64], meant[AG_MEANT_BYTES];
    if (strncmp(at, allow, sizeof allow - 1) != 0) {
        ag_findings_add(findings, path, by->line, AG_FINDING_WAIVER,
                        "a waiver is \"-- check: allow CODE because REASON\"");
        return;
    }
    at += sizeof allow - 1;
    size_t size = strcspn(at, " \t");
    snprintf(word, sizeof word, "%.*s", (int)(size < 63 ? size : 63), at);
    int code = word[0] == '\0' ? -1 : ag_candidate_find(word, next_code, NULL);
    at += size + strspn(at + size, " \t");
    if (code < 0) {
        ag_findings_add(findings, path, by->line, AG_FINDING_WAIVER, "there is no code \"%s\"%s",
                        word, ag_meant(word, next_code, NULL, meant));
        return;
    }
    if (strncmp(at, because, sizeof because - 1) != 0 || strlen(at) < sizeof because + 3) {
        ag_findings_add(findings, path, by->line, AG_FINDING_WAIVER,
                        "the waiver of \"%s\" gives no reason: … because REASON", word);
        return;
    }
    int elsewhere = findings->alone && codes[code].severity == AG_FINDING_WARNING;
    if (waive(now, by, code) == 0 && !elsewhere) {
        ag_findings_add(findings, path, by->line, AG_FINDING_WAIVER,
                        "\"%s\" is waived, but is not found here: take the waiver away", word);
    }
}

// A waiver alone on its line applies to the next line that is not a waiver.
static void read_waivers(const telling *now)
{
    static const char mark[] = "-- check:";
    waiver waiting[9];
    int count = 0, number = 1;
    for (const char *at = now->file->text; *at != '\0'; number++) {
        size_t size = strcspn(at, "\n");
        waiver *one = &waiting[count];
        snprintf(one->text, LINE_MAX, "%.*s", (int)(size < LINE_MAX ? size : LINE_MAX - 1), at);
        const char *comment = strstr(one->text, mark);
        int is_alone = comment != NULL && strspn(one->text, " \t") == (size_t)(comment - one->text);
        if (comment != NULL) {
            comment += sizeof mark - 1;
            comment += strspn(comment, " \t");
            memmove(one->text, comment, strlen(comment) + 1);
            one->line = number;
            count++;
        }
        if (!is_alone || count > 8) {
            for (int i = 0; i < count; i++) {
                waiting[i].first = number;
                waiting[i].last = last_line(at, number);
                read_waiver(now, &waiting[i]);
            }
            count = 0;
        }
        at += size + (at[size] == '\n');
    }
}

// ---- telling ----

static void tell_one(const telling *now, const finding *one)
{
    const ag_check_code *code = &codes[one->code];
    int lags = now->findings->draft && strncmp(code->code, "text-", strlen("text-")) == 0;
    int severity = lags ? AG_FINDING_WARNING : code->severity;
    now->out->errors += severity == AG_FINDING_ERROR;
    now->out->warnings += severity == AG_FINDING_WARNING;
    ag_finding shown = { .severity = severity,
                         .code = code->code,
                         .path = now->file->shown,
                         .line = one->line,
                         .text = one->text,
                         .mend = one->mend,
                         .mend_at = one->mend_at,
                         .mend_size = one->mend_size };
    now->report(now->context, &shown);
}

// Where on its line the wrong word stands: once, or it is not known which is meant.
static void place_mend(const char *text, finding *one)
{
    char line[LINE_MAX];
    const char *begin = ag_line_at(text, one->line);
    size_t size = begin == NULL ? 0 : strcspn(begin, "\n");
    snprintf(line, sizeof line, "%.*s", (int)(size < LINE_MAX ? size : 0), begin);
    const char *at = ag_find_words(line, one->wrong);
    if (at == NULL || ag_find_words(at + strlen(one->wrong), one->wrong) != NULL) {
        one->mend = NULL;
        return;
    }
    one->mend_at = (size_t)(begin - text) + (size_t)(at - line);
    one->mend_size = strlen(one->wrong);
}

// Findings about waivers come after all others in the list.
static void tell_file(telling *now)
{
    ag_findings *findings = now->findings;
    int before = findings->count, own_count = now->end - now->first;
    for (int i = now->first; i < now->end; i++) {
        if (findings->list[i].wrong != NULL) place_mend(now->file->text, &findings->list[i]);
    }
    if (own_count > 0) {
        qsort(findings->list + now->first, (size_t)own_count, sizeof *findings->list, compare);
    }
    if (!findings->some && strstr(now->file->text, "-- check:") != NULL) read_waivers(now);
    for (int i = now->first, j = before; i < now->end || j < findings->count;) {
        int own = i < now->end
                  && (j == findings->count || findings->list[i].line <= findings->list[j].line);
        int at = own ? i++ : j++;
        const finding *one = &findings->list[at];
        if (!one->waived && !was_told(findings, own ? now->first : before, at)) tell_one(now, one);
    }
}

static int compare_files(const void *a, const void *b)
{
    const ag_findings_file *one = a, *other = b;
    return strcmp(one->path, other->path);
}

ag_status ag_findings_tell(ag_findings *findings, const ag_findings_files *files,
                           ag_finding_report *report, void *context, ag_check_result *out,
                           ag_error *error)
{
    int count = findings->count, file_count = files->count, at = 0;
    ag_findings_file *sorted = calloc((size_t)file_count + 1, sizeof *sorted);
    if (sorted == NULL || findings->texts.failed) {
        free(sorted);
        return ag_no_memory(error, "what was found");
    }
    memcpy(sorted, files->list, (size_t)file_count * sizeof *sorted);
    qsort(sorted, (size_t)file_count, sizeof *sorted, compare_files);
    if (count > 0) qsort(findings->list, (size_t)count, sizeof *findings->list, compare);
    for (int i = 0; i < file_count; i++) {
        while (at < count && strcmp(findings->list[at].path, sorted[i].path) < 0) at++;
        int end = at;
        while (end < count && strcmp(findings->list[end].path, sorted[i].path) == 0) end++;
        telling now = { findings, &sorted[i], at, end, report, context, out };
        tell_file(&now);
        at = end;
    }
    free(sorted);
    return findings->texts.failed ? ag_no_memory(error, "what was found") : AG_OK;
}
