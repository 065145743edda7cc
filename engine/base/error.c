// Errors for bad input, and the nearest name for "did you mean".
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/letter.h"
#include "base/span.h"

#define AG_WORD_MAX 96
#define AG_PART_MIN 4

enum { LISTED_MAX = 32 };

ag_status ag_fail(ag_error *error, ag_status status, const char *format, ...)
{
    if (error != NULL) {
        va_list list;
        va_start(list, format);
        vsnprintf(error->text, sizeof error->text, format, list);
        va_end(list);
        error->status = status;
    }
    return status;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

// Edit distance: a swap of two neighbours counts once, and case does not count.
int ag_edit_distance(const char *a, const char *b)
{
    int length_a = (int)strlen(a);
    int length_b = (int)strlen(b);
    if (length_a >= AG_WORD_MAX || length_b >= AG_WORD_MAX) return AG_WORD_MAX;
    int rows[3][AG_WORD_MAX + 1];
    for (int j = 0; j <= length_b; j++) rows[0][j] = j;
    for (int i = 1; i <= length_a; i++) {
        int *row = rows[i % 3];
        const int *above = rows[(i + 2) % 3];
        const int *above2 = rows[(i + 1) % 3];
        row[0] = i;
        for (int j = 1; j <= length_b; j++) {
            int ca = ag_lower(a[i - 1]);
            int cb = ag_lower(b[j - 1]);
            int best = smaller(above[j] + 1, row[j - 1] + 1);
            best = smaller(best, above[j - 1] + (ca != cb));
            if (i > 1 && j > 1 && ca == ag_lower(b[j - 2]) && cb == ag_lower(a[i - 2])) {
                best = smaller(best, above2[j - 2] + 1);
            }
            row[j] = best;
        }
    }
    return rows[length_a % 3][length_b];
}

void ag_name_fold(const char *name, char out[AG_FOLD_SIZE])
{
    size_t length = 0;
    for (; *name != '\0' && length + 1 < AG_FOLD_SIZE; name++) {
        unsigned char c = (unsigned char)*name;
        if (strncmp(name, "\xe2\x80\x99", 3) == 0 || strncmp(name, "\xe2\x80\x98", 3) == 0) {
            name += 2;  // a typographic quote
        } else if (ag_is_alnum(c) || c >= 0x80) {
            out[length++] = (char)ag_lower(c);
        }
    }
    out[length] = '\0';
}

// The shortest candidate that contains the word.
static const char *with_part(const char *word, ag_candidate *next, void *context)
{
    char part[AG_FOLD_SIZE], whole[AG_FOLD_SIZE];
    const char *best = NULL;
    const char *candidate;
    ag_name_fold(word, part);
    for (int i = 0; strlen(part) >= AG_PART_MIN && (candidate = next(context, i)) != NULL; i++) {
        ag_name_fold(candidate, whole);
        int shorter = best == NULL || strlen(candidate) < strlen(best);
        best = shorter && strstr(whole, part) != NULL ? candidate : best;
    }
    return best;
}

// The first of those that are nearest, *distance_out changes away, and how many they are; NULL:
// none is near.
static const char *nearest(const char *word, ag_candidate *next, void *context, int *distance_out,
                           int *count)
{
    int length = (int)strlen(word);
    int limit = length / 3;
    *count = 0;
    if (next == NULL) return NULL;
    if (limit < 2) limit = 2;
    const char *best = NULL;
    int best_distance = limit + 1;
    const char *candidate;
    for (int i = 0; (candidate = next(context, i)) != NULL; i++) {
        // Each extra letter counts as one change, so most of a long list need not be compared.
        if (abs((int)strlen(candidate) - length) > best_distance) continue;
        int distance = ag_edit_distance(word, candidate);
        // A candidate without a name cannot be what was meant.
        if (distance < best_distance && candidate[0] != '\0') {
            best = candidate;
            best_distance = distance;
            *count = 0;
        }
        *count += distance == best_distance && best != NULL && strcmp(candidate, best) != 0;
    }
    *count += best != NULL;
    *distance_out = best_distance;
    return best;
}

const char *ag_nearest(const char *word, ag_candidate *next, void *context)
{
    int distance, count;
    const char *best = nearest(word, next, context, &distance, &count);
    return best != NULL || next == NULL ? best : with_part(word, next, context);
}

const char *ag_surely(const char *word, ag_candidate *next, void *context)
{
    int distance, count;
    const char *best = nearest(word, next, context, &distance, &count);
    return count == 1 && (size_t)distance * 2 < strlen(word) ? best : NULL;
}

int ag_candidate_find(const char *word, ag_candidate *next, void *context)
{
    const char *candidate;
    for (int i = 0; (candidate = next(context, i)) != NULL; i++) {
        if (candidate[0] != '\0' && strcmp(candidate, word) == 0) return i;
    }
    return -1;
}

const char *ag_word_at(void *context, int index)
{
    const ag_word_list *list = context;
    return index < list->count ? list->words[index] : NULL;
}

void ag_write_all(ag_writer *out, ag_candidate *next, void *context)
{
    const char *candidate;
    for (int i = 0; (candidate = next(context, i)) != NULL; i++) {
        if (candidate[0] != '\0') ag_write_item(out, "%s", candidate);
    }
}

const char *ag_meant_one(const char *nearest, char out[AG_MEANT_BYTES])
{
    out[0] = '\0';
    if (nearest != NULL) snprintf(out, AG_MEANT_BYTES, " (did you mean \"%s\"?)", nearest);
    return out;
}

const char *ag_meant(const char *word, ag_candidate *next, void *context, char out[AG_MEANT_BYTES])
{
    const char *nearest = ag_nearest(word, next, context);
    if (nearest != NULL || next == NULL) return ag_meant_one(nearest, out);
    int count = 0;
    ag_writer list = ag_writer_open(out, AG_MEANT_BYTES);
    ag_write(&list, " (there is ");
    ag_write_all(&list, next, context);
    ag_write(&list, ")");
    while (next(context, count) != NULL) count++;
    if (count == 0 || count > LISTED_MAX || list.cut) out[0] = '\0';
    return out;
}

ag_status ag_fail_unknown(ag_error *error, ag_status status, const char *what, const char *word,
                          ag_candidate *next, void *context)
{
    char meant[AG_MEANT_BYTES];
    return ag_fail(error, status, "there is no %s \"%s\"%s", what, word,
                   ag_meant(word, next, context, meant));
}

ag_status ag_no_memory(ag_error *error, const char *what)
{
    return ag_fail(error, AG_NO_MEMORY, "no memory left for %s", what);
}
