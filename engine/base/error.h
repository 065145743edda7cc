// Errors in input: a status and one sentence. The function that finds the error fills it in, once.
#ifndef AG_BASE_ERROR_H
#define AG_BASE_ERROR_H

#include "aggro.h"
#include "base/span.h"

// Writes the sentence (printf format) into `error`, which may be NULL, and returns `status`.
ag_status ag_fail(ag_error *error, ag_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// AG_NO_MEMORY: "no memory left for <what>".
ag_status ag_no_memory(ag_error *error, const char *what);

// How many letters must be changed, added, taken away or swapped; case does not count.
int ag_edit_distance(const char *a, const char *b);

// Names are compared by their letters and digits, in lower case; of what is not ASCII everything
// counts but quotes. "Taz'dingo" and "Taz’dingo" are equal.
enum { AG_FOLD_SIZE = 128 };
void ag_name_fold(const char *name, char out[AG_FOLD_SIZE]);

// The candidate nearest to `word` (edit distance at most a third of its length, at least 2). If
// none is near, the shortest that contains the word (4 letters or more; only letters and digits
// count), or NULL. `next(context, i)` returns the i-th candidate, and NULL after the last; where
// `next` is NULL there are none.
typedef const char *ag_candidate(void *context, int index);
const char *ag_nearest(const char *word, ag_candidate *next, void *context);

// The nearest, where no other is as near and less than half of the word is changed; or NULL.
const char *ag_surely(const char *word, ag_candidate *next, void *context);

// The place of the candidate that is `word`, which is not empty; -1: there is none.
int ag_candidate_find(const char *word, ag_candidate *next, void *context);

// Candidates in an array: `context` is an ag_word_list.
typedef struct ag_word_list {
    const char *const *words;
    int count;
} ag_word_list;
const char *ag_word_at(void *context, int index);

// "x, y, z": the candidates that are not empty.
void ag_write_all(ag_writer *out, ag_candidate *next, void *context);

// What follows "there is no such word": ` (did you mean "x"?)`. If none is near, ` (there is x, y,
// z)`, all of them, as long as they are few; else "". Returns `out`. The second is for a nearest
// word that is known already; "" where it is NULL.
enum { AG_MEANT_BYTES = 512 };
const char *ag_meant(const char *word, ag_candidate *next, void *context, char out[AG_MEANT_BYTES]);
const char *ag_meant_one(const char *nearest, char out[AG_MEANT_BYTES]);

// Fails with `there is no <what> "word"` and what ag_meant says.
ag_status ag_fail_unknown(ag_error *error, ag_status status, const char *what, const char *word,
                          ag_candidate *next, void *context);

#endif
