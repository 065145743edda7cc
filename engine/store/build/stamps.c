// A file for this machine only: a line about the database and the program, a line a folder, then
// for each script its stamp as in memory, its key, path and place, each ended by a zero.
#include "store/build/stamps.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include "base/assert.h"

enum { HEAD_SIZE = 256, LINE_SIZE = 2 * PATH_MAX, SIZE_LIMIT = 1 << 30 };

// A different program may describe the same scripts differently.
static ag_stamp program_stamp(void)
{
    struct stat facts;
    return stat("/proc/self/exe", &facts) == 0 ? ag_walk_stamp(&facts) : (ag_stamp){ .size = 0 };
}

static void write_head(const ag_file_mark *mark, int folder_count, char out[HEAD_SIZE])
{
    ag_stamp program = program_stamp();
    snprintf(out, HEAD_SIZE,
             "aggro files 2 %" PRIu64 " %lld %u program %" PRId64 " %" PRId64 " %" PRIu64
             " folders %d",
             mark->inode, mark->length, mark->changes, program.size, program.written, program.inode,
             folder_count);
}

// The name of the folder and its real place: both must be the same.
static int write_folder(const char *folder, char out[LINE_SIZE])
{
    char place[PATH_MAX];
    if (realpath(folder, place) == NULL) return 0;
    int size = snprintf(out, LINE_SIZE, "%s\t%s", folder, place);
    return size > 0 && size < LINE_SIZE;
}

static int stamps_path(const char *path, const char *behind, char *out, size_t capacity)
{
    int size = snprintf(out, capacity, "%s.files%s", path, behind);
    return size > 0 && (size_t)size < capacity;
}

// ---- reading ----

typedef struct bytes {
    char *at, *end;
} bytes;

static int takes(bytes *from, const void *expected, size_t size)
{
    int fits = (size_t)(from->end - from->at) >= size && memcmp(from->at, expected, size) == 0;
    from->at += fits ? size : 0;
    return fits;
}

static int takes_line(bytes *from, const char *line)
{
    return takes(from, line, strlen(line)) && takes(from, "\n", 1);
}

static const char *take_text(bytes *from)
{
    char *text = from->at;
    char *end = memchr(text, '\0', (size_t)(from->end - text));
    from->at = end == NULL ? from->end : end + 1;
    return end == NULL ? NULL : text;
}

// The texts stay in the buffer that was read.
static int take_script(bytes *from, ag_walk_file *out)
{
    if ((size_t)(from->end - from->at) < sizeof out->stamp) return 0;
    memcpy(&out->stamp, from->at, sizeof out->stamp);
    from->at += sizeof out->stamp;
    out->key = take_text(from);
    out->path = take_text(from);
    out->place = take_text(from);
    return out->place != NULL;
}

static int take_scripts(bytes *from, ag_files *files)
{
    const char *last = "";
    int count;
    if ((size_t)(from->end - from->at) < sizeof count) return 0;
    memcpy(&count, from->at, sizeof count);
    from->at += sizeof count;
    for (int i = 0; i < count; i++) {
        ag_walk_file *script = ag_list_push(&files->known, &files->arena);
        if (script == NULL || !take_script(from, script) || strcmp(last, script->key) >= 0) {
            return 0;
        }
        last = script->key;
    }
    return from->at == from->end;
}

static int take_all(bytes *from, ag_files *files, const ag_file_mark *mark, char own[LINE_SIZE])
{
    write_head(mark, files->folder_count, own);
    int fits = takes_line(from, own);
    for (int i = 0; i < files->folder_count && fits; i++) {
        fits = write_folder(files->folders[i], own) && takes_line(from, own);
    }
    return fits && take_scripts(from, files);
}

static bytes read_file(FILE *file, ag_arena *arena)
{
    struct stat facts;
    bytes all = { NULL, NULL };
    if (fstat(fileno(file), &facts) != 0 || facts.st_size <= 0 || facts.st_size > SIZE_LIMIT) {
        return all;
    }
    size_t size = (size_t)facts.st_size;
    all.at = ag_arena_item(arena, size);
    all.end = all.at == NULL ? NULL : all.at + fread(all.at, 1, size, file);
    return all;
}

int ag_stamps_load(ag_files *files, const char *path, const ag_file_mark *mark)
{
    char name[PATH_MAX];
    char *line = sqlite3_malloc64(LINE_SIZE);
    FILE *file = stamps_path(path, "", name, sizeof name) ? fopen(name, "rb") : NULL;
    int fits = 0;
    AG_ASSERT(files->known.count == 0);
    if (file != NULL && line != NULL) {
        setvbuf(file, NULL, _IONBF, 0);
        bytes all = read_file(file, &files->arena);
        fits = all.at != NULL && take_all(&all, files, mark, line);
    }
    if (!fits) files->known.count = 0;
    if (file != NULL) fclose(file);
    sqlite3_free(line);
    return fits;
}

// ---- writing ----

static void put(char **at, const void *what, size_t size)
{
    memcpy(*at, what, size);
    *at += size;
}

static size_t size_of(const ag_walk_file *script)
{
    return sizeof script->stamp + strlen(script->key) + strlen(script->path) + strlen(script->place)
           + 3;
}

// All scripts in one block. NULL: no memory.
static char *pack_scripts(const ag_list *known, size_t *size)
{
    *size = sizeof known->count;
    for (int i = 0; i < known->count; i++) *size += size_of(ag_list_at(known, i));
    char *all = sqlite3_malloc64(*size);
    char *at = all;
    if (all == NULL) return NULL;
    put(&at, &known->count, sizeof known->count);
    for (int i = 0; i < known->count; i++) {
        const ag_walk_file *script = ag_list_at(known, i);
        put(&at, &script->stamp, sizeof script->stamp);
        put(&at, script->key, strlen(script->key) + 1);
        put(&at, script->path, strlen(script->path) + 1);
        put(&at, script->place, strlen(script->place) + 1);
    }
    AG_ASSERT(at == all + *size);
    return all;
}

static int write_all(FILE *file, const ag_files *files, const ag_file_mark *mark,
                     char line[LINE_SIZE])
{
    write_head(mark, files->folder_count, line);
    fprintf(file, "%s\n", line);
    for (int i = 0; i < files->folder_count; i++) {
        if (!write_folder(files->folders[i], line)) return 0;
        fprintf(file, "%s\n", line);
    }
    size_t size;
    char *scripts = pack_scripts(&files->known, &size);
    int whole = scripts != NULL && fwrite(scripts, 1, size, file) == size;
    sqlite3_free(scripts);
    return whole && !ferror(file);
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
        if (!whole || rename(beside, name) != 0) unlink(beside);
    }
    sqlite3_free(line);
}
