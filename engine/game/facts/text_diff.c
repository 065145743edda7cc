// Cuts two texts to their differences, word by word, by the longest common sequence of words.
#include "game/facts/text_diff.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/span.h"

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

static int is_same(const word *a, const word *b)
{
    return a->size == b->size && memcmp(a->text, b->text, a->size) == 0;
}

static void count_common(diff *of)
{
    for (int i = of->was.count - 1; i >= 0; i--) {
        for (int j = of->now.count - 1; j >= 0; j--) {
            uint16_t a = of->common[i + 1][j], b = of->common[i][j + 1];
            of->common[i][j] = is_same(&of->was.at[i], &of->now.at[j])
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
        if (a != NULL && b != NULL && is_same(a, b)) {
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

void ag_text_diff(const char *was, const char *now, char *was_out, char *now_out, size_t capacity)
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
