// A bug as one file: the recording, how it comes out, and the system.
#include <sys/utsname.h>

#include "api/handle/engine.h"
#include "base/error.h"
#include "base/span.h"
#include "game/record/bug.h"
#include "lua/host/host.h"

#if defined(__clang__)
#define COMPILER "clang " __clang_version__
#else
#define COMPILER "gcc " __VERSION__
#endif

ag_status ag_bug(const char *path, const char *out_path, char *report, size_t capacity,
                 ag_error *error)
{
    struct utsname system;
    char platform[160] = "unknown";
    ag_writer writer = ag_writer_open(platform, sizeof platform);
    ag_playback *play;
    if (path == NULL || out_path == NULL) {
        return ag_fail(error, AG_USAGE, "a recording and a path to write to were expected");
    }
    if (uname(&system) == 0) ag_write(&writer, "%s %s", system.sysname, system.machine);
    ag_bug_versions versions = { .lua = ag_host_lua_version(),
                                 .sqlite = ag_store_sqlite_version(),
                                 .compiler = COMPILER,
                                 .platform = platform };
    ag_status status = ag_playback_open(path, NULL, &play, error);
    if (status == AG_OK) {
        status = ag_bug_pack(play, &versions, out_path, report, capacity, error);
        ag_playback_close(play);
    }
    return status;
}
