// The files of the checkout, for tests that look at the source itself.
#ifndef AG_TESTS_TIDY_TREE_H
#define AG_TESTS_TIDY_TREE_H

// A whole text file; `text` ends with a zero.
typedef struct tidy_file {
    const char *path;  // from the checkout's root
    char *text;
} tidy_file;

// Calls `visit` for each file under `folder` (from the checkout's root) whose name ends in one of
// the endings, a list such as ".c .h". Folders are visited in order of name.
typedef void tidy_visit(const tidy_file *file, void *context);
void tidy_walk(const char *folder, const char *endings, tidy_visit *visit, void *context);

// The text of one file, or NULL; to be freed.
char *tidy_read(const char *path);

// The next line of `*text` without its end, cut where `capacity` ends; 0 after the last.
int tidy_line(const char **text, char *out, int capacity);

// 1 where `path` ends in one of the endings.
int tidy_ends(const char *path, const char *endings);

// Says where something is wrong; the test fails at its end if `*findings` is not 0.
void tidy_report(int *findings, const char *path, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
