// Watching, over libuv: one watch for each folder, as the system offers it; time
// and bursts are handled here.
#define _GNU_SOURCE
#include "cli/common/watcher.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include <uv.h>

#include "base/assert.h"
#include "cli/common/cli.h"

enum {
    QUIET_MS = 15,    // without an event for this long, the burst is over
    LONGEST_MS = 90,  // … or when it has lasted this long
    DEPTH_MAX = 8,    // of folders within folders, as in a build
    PATH_BYTES = 1024,
};

// A watched folder. `only` is the one name in it that matters: a folder of scripts that may appear,
// vanish or be replaced as a whole, or the database; NULL: all scripts.
typedef struct folder {
    uv_fs_event_t handle;
    struct folder *next;
    ag_watcher *watcher;
    const char *path, *only;
    ag_arena texts;
    int is_database;
    dev_t device;
    ino_t number;  // a folder that replaced another one has a different number
    int is_there;  // found by the current walk
} folder;

struct ag_watcher {
    uv_loop_t loop;
    folder *folders;
    ag_arena memory;
    const char **roots;
    int root_count;
    ag_changes changes;
    int64_t first_ms, last_ms;  // of the current burst; 0: none
    int failed;                 // the system refuses more watches, or memory ran out
};

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000 + 1;
}

// ---- what changed ----

static void note_event(ag_watcher *watcher)
{
    watcher->last_ms = now_ms();
    watcher->first_ms = watcher->first_ms == 0 ? watcher->last_ms : watcher->first_ms;
}

static void note_path(ag_watcher *watcher, const char *path)
{
    ag_changes *changes = &watcher->changes;
    for (int i = 0; i < changes->count; i++) {
        if (strcmp(changes->paths[i], path) == 0) return;
    }
    if (changes->count == AG_CHANGES_MAX) {
        changes->all = 1;
        return;
    }
    changes->paths[changes->count++] = ag_arena_text(&changes->texts, path);
    changes->all |= changes->texts.failed;
}

static int is_script(const char *name)
{
    size_t length = strlen(name);
    return name[0] != '.' && length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

static int is_folder(const char *path)
{
    struct stat found;
    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

static int is_watched(const ag_watcher *watcher, const char *path)
{
    for (const folder *at = watcher->folders; at != NULL; at = at->next) {
        if (at->only == NULL && strcmp(at->path, path) == 0) return 1;
    }
    return 0;
}

// "cards.db", and the journals that SQLite writes next to it.
static int is_database(const folder *in, const char *name)
{
    size_t length = strlen(in->only);
    return strncmp(name, in->only, length) == 0 && (name[length] == '\0' || name[length] == '-');
}

static void noticed(uv_fs_event_t *handle, const char *name, int events, int status)
{
    folder *in = handle->data;
    ag_watcher *watcher = in->watcher;
    char path[PATH_BYTES];
    (void)events;
    if (status < 0 || name == NULL) {
        watcher->changes.all = 1;
        note_event(watcher);
        return;
    }
    if (in->only != NULL) {
        int is_it = in->is_database ? is_database(in, name) : strcmp(name, in->only) == 0;
        if (is_it) {
            watcher->changes.database |= in->is_database;
            watcher->changes.all |= !in->is_database;
            note_event(watcher);
        }
        return;
    }
    snprintf(path, sizeof path, "%s/%s", in->path, name);
    if (is_script(name)) {
        note_path(watcher, path);
        note_event(watcher);
    } else if (name[0] != '.' && (is_folder(path) || is_watched(watcher, path))) {
        watcher->changes.all = 1;
        note_event(watcher);
    }
}

// ---- folders ----

static void free_folder(uv_handle_t *handle)
{
    folder *of = handle->data;
    ag_arena_close(&of->texts);
    free(of);
}

static void watch_folder(ag_watcher *watcher, const char *path, const char *only, int is_database)
{
    struct stat found;
    folder *of = calloc(1, sizeof *of);
    if (of == NULL || stat(path, &found) != 0) {
        watcher->failed |= of == NULL;
        free(of);
        return;
    }
    of->watcher = watcher;
    of->path = ag_arena_text(&of->texts, path);
    of->only = only != NULL ? ag_arena_text(&of->texts, only) : NULL;
    of->is_database = is_database;
    of->device = found.st_dev;
    of->number = found.st_ino;
    of->is_there = 1;
    watcher->failed |= of->texts.failed;
    uv_fs_event_init(&watcher->loop, &of->handle);
    of->handle.data = of;
    int status = uv_fs_event_start(&of->handle, noticed, path, 0);
    // If a folder vanished meanwhile, its parent reports that.
    watcher->failed |= status != 0 && status != UV_ENOENT;
    of->next = watcher->folders;
    watcher->folders = of;
}

// The watch of this folder, if it still is the same folder.
static folder *find_folder(ag_watcher *watcher, const char *path, const struct stat *found)
{
    for (folder *at = watcher->folders; at != NULL; at = at->next) {
        if (at->only == NULL && at->number == found->st_ino && at->device == found->st_dev
            && strcmp(at->path, path) == 0) {
            return at;
        }
    }
    return NULL;
}

static void walk(ag_watcher *watcher, const char *path, int depth)
{
    struct stat found;
    if (stat(path, &found) != 0 || !S_ISDIR(found.st_mode)) return;
    folder *of = find_folder(watcher, path, &found);
    if (of != NULL) {
        of->is_there = 1;
    } else {
        watch_folder(watcher, path, NULL, 0);
    }
    DIR *entries = depth < DEPTH_MAX ? opendir(path) : NULL;
    const struct dirent *entry;
    while (entries != NULL && (entry = readdir(entries)) != NULL) {
        char below[PATH_BYTES];
        int may_be =
            entry->d_type == DT_DIR || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN;
        if (entry->d_name[0] != '.' && may_be) {
            snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
            walk(watcher, below, depth + 1);
        }
    }
    if (entries != NULL) closedir(entries);
}

// Watches exactly the folders that exist now.
static void look_again(ag_watcher *watcher)
{
    for (folder *at = watcher->folders; at != NULL; at = at->next) at->is_there = at->only != NULL;
    for (int i = 0; i < watcher->root_count; i++) walk(watcher, watcher->roots[i], 0);
    for (folder **at = &watcher->folders; *at != NULL;) {
        folder *gone = *at;
        if (gone->is_there) {
            at = &gone->next;
            continue;
        }
        *at = gone->next;
        uv_close((uv_handle_t *)&gone->handle, free_folder);
    }
}

// Watches the parent of `path`, which reports when `path` appears, vanishes or is replaced.
static void watch_from_outside(ag_watcher *watcher, const char *path, int is_database)
{
    char outside[PATH_BYTES];
    snprintf(outside, sizeof outside, "%s", path);
    size_t length = strlen(outside);
    while (length > 1 && outside[length - 1] == '/') outside[--length] = '\0';
    char *slash = strrchr(outside, '/');
    if (slash == NULL) {
        watch_folder(watcher, ".", outside, is_database);
    } else {
        *slash = '\0';
        watch_folder(watcher, slash == outside ? "/" : outside, slash + 1, is_database);
    }
}

// ---- life ----

ag_status ag_watcher_open(const char *const *folders, int folder_count, const char *database,
                          ag_watcher **out, ag_error *error)
{
    AG_ASSERT(folder_count >= 0);
    ag_watcher *watcher = calloc(1, sizeof *watcher);
    *out = NULL;
    if (watcher == NULL || uv_loop_init(&watcher->loop) != 0) {
        free(watcher);
        return ag_fail(error, AG_NO_MEMORY, "no memory to watch files");
    }
    watcher->roots = calloc((size_t)folder_count + 1, sizeof *watcher->roots);
    watcher->failed = watcher->roots == NULL;
    for (int i = 0; i < folder_count && !watcher->failed; i++) {
        watcher->roots[watcher->root_count++] = ag_arena_text(&watcher->memory, folders[i]);
        watch_from_outside(watcher, folders[i], 0);
    }
    if (database != NULL) watch_from_outside(watcher, database, 1);
    watcher->failed |= watcher->memory.failed;
    if (!watcher->failed) look_again(watcher);
    if (watcher->failed) {
        ag_watcher_close(watcher);
        return ag_fail(error, AG_ENVIRONMENT,
                       "the system watches no more folders (sysctl fs.inotify.max_user_watches "
                       "says how many a user may have)");
    }
    *out = watcher;
    return AG_OK;
}

void ag_watcher_close(ag_watcher *watcher)
{
    if (watcher == NULL) return;
    while (watcher->folders != NULL) {
        folder *of = watcher->folders;
        watcher->folders = of->next;
        uv_close((uv_handle_t *)&of->handle, free_folder);
    }
    uv_run(&watcher->loop, UV_RUN_DEFAULT);
    int left = uv_loop_close(&watcher->loop);
    AG_ASSERT(left == 0);
    free(watcher->roots);
    ag_arena_close(&watcher->memory);
    ag_arena_close(&watcher->changes.texts);
    free(watcher);
}

// ---- waiting ----

// When the burst is to be handed over; 0: there is no burst.
static int64_t burst_ends(const ag_watcher *watcher)
{
    int64_t quiet = watcher->last_ms + QUIET_MS, longest = watcher->first_ms + LONGEST_MS;
    return watcher->first_ms == 0 ? 0 : quiet < longest ? quiet : longest;
}

static int64_t sooner(int64_t a, int64_t b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

// Waits for the loop, the input and the time (0: none). Ctrl-C ends it, even if it comes just
// before. Returns whether there is something to read.
static int wait_for(ag_watcher *watcher, int input, int64_t until)
{
    struct pollfd fds[] = {
        { .fd = uv_backend_fd(&watcher->loop), .events = POLLIN },
        { .fd = input, .events = POLLIN },
    };
    sigset_t interrupt, before;
    int64_t left = until == 0 ? -1 : until - now_ms() > 0 ? until - now_ms() : 0;
    struct timespec timeout = { .tv_sec = left / 1000, .tv_nsec = left % 1000 * 1000000 };
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupt, &before);
    int count = 0;
    if (!ag_cli_interrupted()) {
        count = ppoll(fds, input >= 0 ? 2 : 1, until == 0 ? NULL : &timeout, &before);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return count > 0 && input >= 0 && fds[1].revents != 0;
}

ag_noticed ag_watcher_wait(ag_watcher *watcher, int input, int timeout_ms)
{
    int64_t until = timeout_ms < 0 ? 0 : now_ms() + timeout_ms;
    if (watcher->first_ms == 0) {  // the last changes were handed over already
        ag_arena_close(&watcher->changes.texts);
        watcher->changes = (ag_changes){ .count = 0 };
    }
    for (;;) {
        uv_run(&watcher->loop, UV_RUN_NOWAIT);
        if (ag_cli_interrupted()) return AG_NOTICED_INTERRUPT;
        int64_t ends = burst_ends(watcher);
        if (ends != 0 && now_ms() >= ends) {
            if (watcher->changes.all) {
                look_again(watcher);  // before the handover: later changes are events again
            }
            watcher->first_ms = 0;
            return AG_NOTICED_CHANGES;
        }
        if (timeout_ms >= 0 && now_ms() >= until) return AG_NOTICED_NOTHING;
        if (wait_for(watcher, input, sooner(until, ends))) return AG_NOTICED_INPUT;
    }
}

const ag_changes *ag_watcher_changes(const ag_watcher *watcher)
{
    return &watcher->changes;
}
