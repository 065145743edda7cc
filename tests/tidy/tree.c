// Walking the checkout.
#include "tidy/tree.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

char *tidy_read(const char *path)
{
    char whole[1024];
    snprintf(whole, sizeof whole, "%s/%s", AGGRO_SOURCE_DIR, path);
    FILE *file = fopen(whole, "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = calloc(1, (size_t)size + 1);
    if (text != NULL && fread(text, 1, (size_t)size, file) != (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}

int tidy_ends(const char *path, const char *endings)
{
    size_t length = strlen(path);
    while (*endings != '\0') {
        size_t size = strcspn(endings, " ");
        if (length > size && strncmp(path + length - size, endings, size) == 0) return 1;
        endings += size;
        endings += strspn(endings, " ");
    }
    return 0;
}

static int not_hidden(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

void tidy_walk(const char *folder, const char *endings, tidy_visit *visit, void *context)
{
    char path[1024];
    struct dirent **entries = NULL;
    snprintf(path, sizeof path, "%s/%s", AGGRO_SOURCE_DIR, folder);
    int count = scandir(path, &entries, not_hidden, alphasort);
    for (int i = 0; i < count; i++) {
        struct stat found;
        snprintf(path, sizeof path, "%s/%s/%s", AGGRO_SOURCE_DIR, folder, entries[i]->d_name);
        const char *below = path + strlen(AGGRO_SOURCE_DIR) + 1;
        if (stat(path, &found) == 0 && S_ISDIR(found.st_mode)) {
            tidy_walk(below, endings, visit, context);
        } else if (tidy_ends(below, endings)) {
            tidy_file file = { below, tidy_read(below) };
            if (file.text != NULL) {
                visit(&file, context);
            }
            free(file.text);
        }
        free(entries[i]);
    }
    free(entries);
}

int tidy_line(const char **text, char *out, int capacity)
{
    if (**text == '\0') return 0;
    size_t length = strcspn(*text, "\n");
    snprintf(out, (size_t)capacity, "%.*s", (int)length, *text);
    *text += length;
    *text += **text == '\n';
    return 1;
}

void tidy_report(int *findings, const char *path, int line, const char *format, ...)
{
    va_list list;
    fprintf(stderr, "%s:%d: ", path, line);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    (*findings)++;
}
