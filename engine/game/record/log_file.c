// A log that grows. One process writes, under a lock that ends with it, whatever ends it. Any may
// read: what it sees are whole lines, and at most one that is being written.
#include "game/record/log_file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/log/game_private.h"

struct ag_log_file {
    char *path;
    int handle;   // -1: not open
    int durable;
    int is_held;  // it is locked
    off_t size;   // of what is whole
    ag_log_written written;
};

static ag_status cant(const ag_log_file *file, const char *what, ag_error *error)
{
    return ag_fail(error, AG_ENVIRONMENT, "cannot %s \"%s\": %s", what, file->path,
                   strerror(errno));
}

// ---- what is there ----

// How much of the first line of a log the file holds: 2 all of it, 1 a part, 0 it is another file.
static int first_line(const char *path)
{
    static const char begin[] = "{\"schema\":\"" AG_LOG_SCHEMA "\"";
    char *line = NULL;
    size_t room = 0;
    FILE *file = fopen(path, "rb");
    ssize_t length = file == NULL ? -1 : getline(&line, &room, file);
    int holds = 0;
    if (length >= (ssize_t)sizeof begin - 1) {
        int same = memcmp(line, begin, sizeof begin - 1) == 0;
        holds = !same ? 0 : line[length - 1] == '\n' ? 2 : 1;
    } else if (length > 0) {
        holds = memcmp(line, begin, (size_t)length) == 0;
    }
    if (file != NULL) fclose(file);
    free(line);
    return holds;
}

int ag_log_file_is_one(const char *path)
{
    return first_line(path) == 2;
}

// ---- life ----

// Opens and locks the file. Whoever held it before may have removed it since it was opened here:
// then it is opened again.
static ag_status open_locked(ag_log_file *file, ag_error *error)
{
    struct stat held, named;
    for (;;) {
        file->handle = open(file->path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (file->handle < 0) return cant(file, "keep the table", error);
        if (flock(file->handle, LOCK_EX | LOCK_NB) != 0) {
            return errno == EWOULDBLOCK
                       ? ag_fail(error, AG_ENVIRONMENT,
                                 "the table \"%s\" is being played by another process: end that "
                                 "one first, or name another file",
                                 file->path)
                       : cant(file, "lock the table", error);
        }
        if (fstat(file->handle, &held) != 0) return cant(file, "read the table", error);
        file->size = held.st_size;
        if (stat(file->path, &named) == 0 && held.st_ino == named.st_ino
            && held.st_dev == named.st_dev) {
            file->is_held = 1;
            // Killed as it was begun, it has accepted nothing.
            if (first_line(file->path) == 1 && ftruncate(file->handle, 0) == 0) file->size = 0;
            return AG_OK;
        }
        close(file->handle);
    }
}

ag_status ag_log_file_open(const char *path, int durable, ag_log_file **out, ag_error *error)
{
    ag_log_file *file = calloc(1, sizeof *file);
    struct stat about;
    *out = file;
    if (file == NULL || (file->path = strdup(path)) == NULL) {
        free(file);
        *out = NULL;
        return ag_no_memory(error, "the log of a game");
    }
    file->handle = -1;
    file->durable = durable;
    file->written.sum = AG_LOG_SEED;
    ag_status status = AG_OK;
    if (durable && stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
        status = ag_fail(error, AG_ENVIRONMENT, "\"%s\" is no file: a table was expected", path);
    } else if (durable) {
        status = open_locked(file, error);
    } else {
        file->handle = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (file->handle < 0) status = cant(file, "write", error);
    }
    if (status == AG_OK) return AG_OK;
    ag_log_file_close(file);
    *out = NULL;
    return status;
}

void ag_log_file_close(ag_log_file *file)
{
    if (file == NULL) return;
    if (file->is_held && file->size == 0) unlink(file->path);
    if (file->handle >= 0) close(file->handle);
    free(file->path);
    free(file);
}

int ag_log_file_is_new(const ag_log_file *file)
{
    return file->size == 0;
}

// ---- writing ----

// A file that is new is there for good once its folder says so.
static int reach_disk(const ag_log_file *file, int is_new)
{
    char folder[4096];
    if (!file->durable) return 1;
    if (fsync(file->handle) != 0) return 0;
    if (!is_new || strlen(file->path) >= sizeof folder) return 1;
    int handle = open(dirname(strcpy(folder, file->path)), O_RDONLY | O_CLOEXEC);
    int reached = handle >= 0 && fsync(handle) == 0;
    if (handle >= 0) close(handle);
    return reached;
}

// Adds the text behind what is whole. What came of it only in part is taken away again.
static int append(const ag_log_file *file, const ag_text *text)
{
    size_t done = 0;
    while (done < text->length) {
        ssize_t now = pwrite(file->handle, text->bytes + done, text->length - done,
                             file->size + (off_t)done);
        if (now < 0 && errno == EINTR) continue;
        if (now <= 0) break;
        done += (size_t)now;
    }
    if (done == text->length && reach_disk(file, file->size == 0)) return 1;
    int why = errno;
    (void)(ftruncate(file->handle, file->size) == 0 && fsync(file->handle) == 0);
    errno = why;
    return 0;
}

ag_status ag_log_file_go_on(ag_log_file *file, const ag_recording *from, const ag_game *game,
                            ag_error *error)
{
    AG_ASSERT(file->durable);
    AG_ASSERT(from->line_count > 0);
    const ag_log *log = &game->log;
    int last = from->entry_count - 1;
    file->written = (ag_log_written){ .sum = from->sums[from->line_count - 1],
                                      .turn = last >= 0 ? log->nodes[last].before.turn : 0,
                                      .begun = 1,
                                      .ended = !from->is_left,
                                      .entries = from->entry_count,
                                      .known = from };
    if ((off_t)from->size < file->size && ftruncate(file->handle, (off_t)from->size) != 0) {
        return cant(file, "write", error);
    }
    file->size = (off_t)from->size;
    return AG_OK;
}

ag_status ag_log_file_keep(ag_log_file *file, const ag_game *game, ag_error *error)
{
    ag_log_written next = file->written;
    int entries = ag_game_entry_count(game);
    ag_text text = { 0 };
    if (entries < next.entries || ag_game_is_world(game)) {
        return ag_fail(error, AG_USAGE, "\"%s\" keeps another game", file->path);
    }
    int more = !next.begun || entries > next.entries;
    if (!more && (next.ended || file->durable)) return AG_OK;
    ag_log_write(&text, &next, game, file->durable || !more);
    ag_status status = text.failed ? ag_no_memory(error, "the log of a game")
                       : append(file, &text) ? AG_OK
                                             : cant(file, "write", error);
    if (status == AG_OK) {
        file->size += (off_t)text.length;
        file->written = next;
    }
    ag_text_close(&text);
    return status;
}
