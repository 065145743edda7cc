// What findings mend, put into their files: each file is read once, and written once in place of
// the old one when it is whole.
#include "cli/commands/mend.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"

static void fail(ag_mender *mender, const char *what)
{
    if (mender->error.status == AG_OK) {
        ag_fail(&mender->error, AG_ENVIRONMENT, "%s %s: %s", mender->path, what, strerror(errno));
    }
}

static void end_file(ag_mender *mender)
{
    if (mender->was.bytes == NULL) return;
    ag_text_add_bytes(&mender->text, mender->was.bytes + mender->done,
                      mender->was.length - mender->done);
    if (!ag_text_write_file(&mender->text, mender->path)) {
        fail(mender, "can't be written");
    } else if (!ag_paths_have(&mender->files, mender->path)) {
        (void)ag_paths_note(&mender->files, mender->path);
    }
    ag_text_close(&mender->text);
    ag_text_close(&mender->was);
}

static void begin_file(ag_mender *mender, const char *path)
{
    snprintf(mender->path, sizeof mender->path, "%s", path);
    mender->done = 0;
    if (!ag_text_add_file(&mender->was, path, SIZE_MAX)) {
        fail(mender, "can't be read");
        ag_text_close(&mender->was);
    }
}

void ag_mend(ag_mender *mender, const ag_finding *finding)
{
    if (mender->was.bytes == NULL || strcmp(mender->path, finding->path) != 0) {
        end_file(mender);
        begin_file(mender, finding->path);
    }
    size_t behind = finding->mend_at + finding->mend_size;
    if (finding->mend_at < mender->done || behind > mender->was.length) return;
    ag_text_add_bytes(&mender->text, mender->was.bytes + mender->done,
                      finding->mend_at - mender->done);
    ag_text_add(&mender->text, "%s", finding->mend);
    mender->done = behind;
    mender->mended++;
}

ag_status ag_mender_end(ag_mender *mender)
{
    end_file(mender);
    return mender->error.status;
}

void ag_mender_close(ag_mender *mender)
{
    ag_paths_close(&mender->files);
}
