// Bounded text: a writer that never runs over and says when it would have.
#ifndef AG_BASE_SPAN_H
#define AG_BASE_SPAN_H

#include <stddef.h>

typedef struct ag_writer {
    char *text;
    size_t capacity;  // in bytes, including the terminating zero
    size_t length;    // bytes written, without the terminating zero
    int cut;          // 1 if something did not fit
} ag_writer;

ag_writer ag_writer_open(char *text, size_t capacity);
void ag_write(ag_writer *writer, const char *format, ...) __attribute__((format(printf, 2, 3)));

// The next item of a list: ", " stands before it unless the text is empty, or ends with a space or
// an opening bracket.
void ag_write_item(ag_writer *writer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

const char *ag_article(const char *noun);  // "an" before a vowel that is spoken, else "a"

// A cost: "3", "X", "2 + X", with X added `x_count` times.
void ag_write_cost(ag_writer *writer, int number, int x_count);

// As much of the text as fits, in whole words, with "…" if some is left out.
void ag_write_short(ag_writer *writer, const char *text);

// A text that grows, for what is built outside the rules (files, JSON). It starts zeroed.
typedef struct ag_text {
    char *bytes;
    size_t length;
    size_t capacity;
    int failed;  // 1 once memory ran out; anything added after that is dropped
} ag_text;

void ag_text_add(ag_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ag_text_add_item(ag_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ag_text_add_bytes(ag_text *text, const char *bytes, size_t count);
// Adds what the file holds, at most `most` bytes of it. 0: it can't be read, or there is no memory.
int ag_text_add_file(ag_text *text, const char *path, size_t most);
// Puts the text into the file, which appears complete, and is on the disk before, or stays as it
// was. 0: errno says why not.
int ag_text_write_file(const ag_text *text, const char *path);
void ag_text_close(ag_text *text);

#endif
