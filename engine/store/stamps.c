// A text file: a line about the database and the program, a line a folder, a line a script.
#include "store/stamps.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include "base/assert.h"

enum { HEAD_SIZE = 256, LINE_SIZE = 2 * PATH_MAX };

// Another program may say other things about the same scripts.
static ag_stamp program_stamp(void)
{
    struct stat facts;
    return stat("/proc/self/exe", &facts) == 0 ? ag_walk_stamp(&facts) : (ag_stamp){ .size = 0 };
}

static void write_head(const ag_file_mark *mark, int folder_count, char out[HEAD_SIZE])
{
    ag_stamp program = program_stamp();
    snprintf(out, HEAD_SIZE,
             "aggro files 1 %" PRIu64 " %lld %u program %" PRId64 " %" PRId64 " %" PRIu64
             " folders %d",
             mark->inode, mark->length, mark->changes, program.size, program.written, program.inode,
             folder_count);
}

// The folder as it is called, and where that is: both must be the same.
static int write_folder(const char *folder, char out[LINE_SIZE])
{
    char place[PATH_MAX];
    if (realpath(folder, place) == NULL) {
        return 0;
    }
    int size = snprintf(out, LINE_SIZE, "%s\t%s", folder, place);
    return size > 0 && size < LINE_SIZE;
}

static int stamps_path(const char *path, const char *behind, char *out, size_t capacity)
{
    int size = snprintf(out, capacity, "%s.files%s", path, behind);
    return size > 0 && (size_t)size < capacity;
}

// ---- reading ----

static int next_line(FILE *file, char line[LINE_SIZE])
{
    if (fgets(line, LINE_SIZE, file) == NULL) {
        return 0;
    }
    size_t length = strlen(line);
    if (length == 0 || line[length - 1] != '\n') {
        return 0;
    }
    line[length - 1] = '\0';
    return 1;
}

// "size written changed inode", then key, path and place behind tabs.
static int read_script(char *line, ag_walk_file *out, ag_arena *arena)
{
    char *at = line;
    out->stamp.size = strtoll(at, &at, 10);
    out->stamp.written = strtoll(at, &at, 10);
    out->stamp.changed = strtoll(at, &at, 10);
    out->stamp.inode = strtoull(at, &at, 10);
    char *key = *at == '\t' ? at + 1 : NULL;
    char *path = key == NULL ? NULL : strchr(key, '\t');
    char *place = path == NULL ? NULL : strchr(path + 1, '\t');
    if (place == NULL) {
        return 0;
    }
    *path++ = '\0';
    *place++ = '\0';
    out->key = ag_arena_text(arena, key);
    out->path = ag_arena_text(arena, path);
    out->place = ag_arena_text(arena, place);
    return 1;
}

static int read_scripts(FILE *file, ag_files *files, char line[LINE_SIZE])
{
    const char *last = "";
    while (next_line(file, line)) {
        if (strcmp(line, "end") == 0) {
            return !files->arena.failed;
        }
        ag_walk_file *script = ag_rows_push(&files->known, &files->arena);
        if (script == NULL || !read_script(line, script, &files->arena)
            || strcmp(last, script->key) >= 0) {
            return 0;
        }
        last = script->key;
    }
    return 0;
}

static int read_all(FILE *file, ag_files *files, const ag_file_mark *mark, char line[LINE_SIZE],
                    char own[LINE_SIZE])
{
    write_head(mark, files->folder_count, own);
    int fits = next_line(file, line) && strcmp(line, own) == 0;
    for (int i = 0; i < files->folder_count && fits; i++) {
        fits =
            write_folder(files->folders[i], own) && next_line(file, line) && strcmp(line, own) == 0;
    }
    return fits && read_scripts(file, files, line);
}

int ag_stamps_load(ag_files *files, const char *path, const ag_file_mark *mark)
{
    char name[PATH_MAX];
    char *lines = sqlite3_malloc64(2 * LINE_SIZE);
    FILE *file = stamps_path(path, "", name, sizeof name) ? fopen(name, "rb") : NULL;
    AG_ASSERT(files->known.count == 0);
    int fits =
        file != NULL && lines != NULL && read_all(file, files, mark, lines, lines + LINE_SIZE);
    if (!fits) {
        files->known.count = 0;
    }
    if (file != NULL) {
        fclose(file);
    }
    sqlite3_free(lines);
    return fits;
}

// ---- writing ----

static int write_all(FILE *file, const ag_files *files, const ag_file_mark *mark,
                     char line[LINE_SIZE])
{
    write_head(mark, files->folder_count, line);
    fprintf(file, "%s\n", line);
    for (int i = 0; i < files->folder_count; i++) {
        if (!write_folder(files->folders[i], line)) {
            return 0;
        }
        fprintf(file, "%s\n", line);
    }
    for (int i = 0; i < files->known.count; i++) {
        const ag_walk_file *script = ag_rows_at(&files->known, i);
        const ag_stamp *stamp = &script->stamp;
        fprintf(file, "%" PRId64 " %" PRId64 " %" PRId64 " %" PRIu64 "\t%s\t%s\t%s\n", stamp->size,
                stamp->written, stamp->changed, stamp->inode, script->key, script->path,
                script->place);
    }
    fprintf(file, "end\n");
    return !ferror(file);
}

void ag_stamps_save(const ag_files *files, const char *path, const ag_file_mark *mark)
{
    char name[PATH_MAX], beside[PATH_MAX], behind[32];
    char *line = sqlite3_malloc64(LINE_SIZE);
    snprintf(behind, sizeof behind, ".%ld.new", (long)getpid());
    FILE *file = line != NULL && stamps_path(path, "", name, sizeof name)
                         && stamps_path(path, behind, beside, sizeof beside)
                     ? fopen(beside, "wb")
                     : NULL;
    if (file != NULL) {
        int whole = write_all(file, files, mark, line);
        whole = fclose(file) == 0 && whole;
        if (!whole || rename(beside, name) != 0) {
            unlink(beside);
        }
    }
    sqlite3_free(line);
}
