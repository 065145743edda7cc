// What turned out differently after a reload, in words: "was" beside "now".
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/list.h"
#include "base/span.h"
#include "game/log/game_private.h"
#include "game/log/sentence.h"

enum { LINE_SIZE = 192, LOOK_AHEAD = 12 };

// ---- words: the longest sequence of them that two texts have in common ----

enum { WORDS_MAX = 400, AROUND = 3, BOTH_MAX = 2 * WORDS_MAX };

typedef struct word {
    const char *text;
    size_t size;
} word;

typedef struct words {
    word at[WORDS_MAX];
    int count;
} words;

// One word of either text, or of both.
typedef struct step {
    const word *was, *now;
} step;

typedef struct diff {
    words was, now;
    uint16_t common[WORDS_MAX + 1][WORDS_MAX + 1];  // the most common words from here on
    step steps[BOTH_MAX];
    int count;
} diff;

// The text beyond the last word that fits counts as one word.
static void split(const char *text, words *out)
{
    out->count = 0;
    for (text += strspn(text, " "); *text != '\0' && out->count < WORDS_MAX;) {
        size_t size = out->count == WORDS_MAX - 1 ? strlen(text) : strcspn(text, " ");
        out->at[out->count++] = (word){ text, size };
        text += size;
        text += strspn(text, " ");
    }
}

static int is_same_word(const word *a, const word *b)
{
    return a->size == b->size && memcmp(a->text, b->text, a->size) == 0;
}

static void count_common(diff *of)
{
    for (int i = of->was.count - 1; i >= 0; i--) {
        for (int j = of->now.count - 1; j >= 0; j--) {
            uint16_t a = of->common[i + 1][j], b = of->common[i][j + 1];
            of->common[i][j] = is_same_word(&of->was.at[i], &of->now.at[j])
                                   ? (uint16_t)(of->common[i + 1][j + 1] + 1)
                               : a > b ? a
                                       : b;
        }
    }
}

static void take_steps(diff *of)
{
    int i = 0, j = 0;
    while (i < of->was.count || j < of->now.count) {
        const word *a = i < of->was.count ? &of->was.at[i] : NULL;
        const word *b = j < of->now.count ? &of->now.at[j] : NULL;
        if (a != NULL && b != NULL && is_same_word(a, b)) {
            of->steps[of->count++] = (step){ a, b };
            i++;
            j++;
        } else if (b == NULL || (a != NULL && of->common[i + 1][j] >= of->common[i][j + 1])) {
            of->steps[of->count++] = (step){ a, NULL };
            i++;
        } else {
            of->steps[of->count++] = (step){ NULL, b };
            j++;
        }
    }
}

static int is_near(const diff *of, int at)
{
    for (int i = at - AROUND; i <= at + AROUND; i++) {
        if (i >= 0 && i < of->count && (of->steps[i].was == NULL || of->steps[i].now == NULL)) {
            return 1;
        }
    }
    return 0;
}

static void write_side(const diff *of, int is_now, char *text, size_t capacity)
{
    ag_writer out = ag_writer_open(text, capacity);
    const char *between = "";
    int left_out = 0;
    for (int i = 0; i < of->count; i++) {
        const word *at = is_now ? of->steps[i].now : of->steps[i].was;
        if (!is_near(of, i)) {
            left_out = 1;
        } else if (at != NULL) {
            ag_write(&out, "%s%s%.*s", between, left_out ? "… " : "", (int)at->size, at->text);
            between = " ";
            left_out = 0;
        }
    }
    ag_write(&out, left_out ? "%s…" : "", between);
}

// Writes the words of each text that the other does not have, with a few on both sides, and "…" for
// the rest: of "hits for 4 fire damage, and draws" and "hits for 3 …" the parts around 4 and 3.
static void cut(const char *was, const char *now, char *was_out, char *now_out, size_t capacity)
{
    diff *of = calloc(1, sizeof *of);
    if (of == NULL) {
        ag_writer whole = ag_writer_open(was_out, capacity),
                  other = ag_writer_open(now_out, capacity);
        ag_write(&whole, "%s", was);
        ag_write(&other, "%s", now);
        return;
    }
    split(was, &of->was);
    split(now, &of->now);
    count_common(of);
    take_steps(of);
    write_side(of, 0, was_out, capacity);
    write_side(of, 1, now_out, capacity);
    free(of);
}

// ---- lines ----

// "before: " stands in front of both sides, one of which may be empty. Long texts are cut to the
// part that differs, so that the two never look equal.
static void add_line(ag_reload *out, const char *before, const char *was, const char *now)
{
    char a[sizeof out->lines[0].was] = "", b[sizeof out->lines[0].now] = "";
    int length = snprintf(a, sizeof a / 2 + 1, "%s", before);
    size_t begin = length < (int)(sizeof a / 2) ? (size_t)length : sizeof a / 2;
    if (out->line_count == AG_RELOAD_LINES_MAX) return;
    memcpy(b, a, begin);
    if (was[0] == '\0' || now[0] == '\0') {
        snprintf(a + begin, sizeof a - begin, "%s", was);
        snprintf(b + begin, sizeof b - begin, "%s", now);
    } else {
        cut(was, now, a + begin, b + begin, sizeof a - begin);
    }
    if (was[0] == '\0') a[0] = '\0';
    if (now[0] == '\0') b[0] = '\0';
    ag_reload_line *line = &out->lines[out->line_count];
    if (out->line_count > 0 && strcmp(line[-1].was, a) == 0 && strcmp(line[-1].now, b) == 0) {
        return;  // the same for another card
    }
    out->line_count++;
    memcpy(line->was, a, sizeof a);
    memcpy(line->now, b, sizeof b);
}

void ag_reload_warn(ag_reload *out, const char *format, ...)
{
    va_list list;
    if (out->warning_count == AG_RELOAD_WARNINGS_MAX) return;
    va_start(list, format);
    vsnprintf(out->warnings[out->warning_count++], sizeof out->warnings[0], format, list);
    va_end(list);
}

// ---- cards ----

typedef struct field {
    const char *where, *what;
    uint64_t code;
} field;

// The fields that one version declares.
typedef struct fields {
    ag_list list;
    ag_arena texts;
} fields;

static void note_field(void *context, const char *where, const char *what, uint64_t code)
{
    fields *to = context;
    field *made = ag_list_push(&to->list, &to->texts);
    if (made == NULL) return;
    *made = (field){ ag_arena_text(&to->texts, where), ag_arena_text(&to->texts, what), code };
}

static const field *find_field(const fields *in, const char *where)
{
    for (int i = 0; i < in->list.count; i++) {
        const field *one = ag_list_at(&in->list, i);
        if (strcmp(one->where, where) == 0) return one;
    }
    return NULL;
}

// A text needs no label, and a changed name follows the old name.
static void compare_field(const char *name, const field *was, const field *now, ag_reload *out)
{
    const char *where = was != NULL ? was->where : now->where;
    int alone = strcmp(where, "text") == 0 || strcmp(where, "back text") == 0;
    char before[160], what[256];
    snprintf(before, sizeof before, "%s: %s%s", name, alone ? "" : where, alone ? "" : " ");
    if (was == NULL || now == NULL || strcmp(was->what, now->what) != 0) {
        add_line(out, before, was != NULL ? was->what : "", now != NULL ? now->what : "");
    } else if (was->code != now->code) {
        snprintf(what, sizeof what, "%s: what it does has changed", where);
        snprintf(before, sizeof before, "%s: ", name);
        add_line(out, before, "", what);
    }
}

void ag_reload_compare_cards(ag_scripts *scripts, const ag_catalog *catalog, uint16_t was,
                             uint16_t now, ag_reload *out)
{
    const ag_card_def *before = ag_catalog_card(catalog, was);
    const char *name = before->side[0].name;
    fields of[2] = { { .list.size = sizeof(field) }, { .list.size = sizeof(field) } };
    const uint16_t printed[2] = { was, now };
    int lines = out->line_count, known = scripts->declared != NULL;
    if (lines == AG_RELOAD_LINES_MAX) return;
    AG_ASSERT(strcmp(before->key, ag_catalog_card(catalog, now)->key) == 0);
    for (int i = 0; i < 2 && known; i++) {
        known = scripts->declared(scripts->host, printed[i], note_field, &of[i], NULL) == AG_OK
                && !of[i].texts.failed;
    }
    for (int i = 0; i < of[0].list.count && known; i++) {
        const field *one = ag_list_at(&of[0].list, i);
        compare_field(name, one, find_field(&of[1], one->where), out);
    }
    for (int i = 0; i < of[1].list.count && known; i++) {
        const field *one = ag_list_at(&of[1].list, i);
        if (find_field(&of[0], one->where) == NULL) compare_field(name, NULL, one, out);
    }
    out->same += known && out->line_count == lines;
    for (int i = 0; i < 2; i++) {
        ag_list_close(&of[i].list);
        ag_arena_close(&of[i].texts);
    }
}

// ---- events ----

ag_event_log_lines ag_reload_report(const ag_game *game, int from)
{
    int most = game->event_count > from ? game->event_count - from : 0;
    ag_event_log_lines told = { .lines = calloc((size_t)most + 1, sizeof *told.lines) };
    for (int i = from; i < game->event_count && told.lines != NULL; i++) {
        const ag_event_log_event *event = &game->told.events[i];
        char *line = told.lines[told.count];
        ag_event_text(game->rules, event, AG_READER_ALL, line, LINE_SIZE);
        told.count += line[0] != '\0' && event->event.kind != AG_EVENT_RELOADED;
    }
    return told;
}

// How far ahead the two agree again: the nearest such place.
static void meet(const ag_event_log_lines *was, const ag_event_log_lines *now, int at, int to,
                 int *skip_was, int *skip_now)
{
    for (int ahead = 1; ahead <= 2 * LOOK_AHEAD; ahead++) {
        for (int a = 0; a <= ahead; a++) {
            int b = ahead - a;
            if (at + a < was->count && to + b < now->count
                && strcmp(was->lines[at + a], now->lines[to + b]) == 0) {
                *skip_was = a;
                *skip_now = b;
                return;
            }
        }
    }
    *skip_was = was->count - at;
    *skip_now = now->count - to;
}

void ag_reload_compare_report(const ag_event_log_lines *was, const ag_event_log_lines *now,
                              ag_reload *out)
{
    int at = 0, to = 0;
    if (was->lines == NULL || now->lines == NULL) return;
    while (at < was->count || to < now->count) {
        if (at < was->count && to < now->count && strcmp(was->lines[at], now->lines[to]) == 0) {
            at++;
            to++;
            continue;
        }
        int skip_was, skip_now;
        meet(was, now, at, to, &skip_was, &skip_now);
        for (int i = 0; i < skip_was || i < skip_now; i++) {
            add_line(out, "", i < skip_was ? was->lines[at + i] : "",
                     i < skip_now ? now->lines[to + i] : "");
        }
        at += skip_was;
        to += skip_now;
    }
}
