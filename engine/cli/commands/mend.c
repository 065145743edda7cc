// What findings mend, put into their files: each file is read once, and written once in place of
// the old one when it is whole.
#include "cli/commands/mend.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

enum { SIZE_MAX_READ = 1024 * 1024 };

static void fail(ag_mender *mender, const char *what)
{
    if (mender->error.text[0] == '\0') {
        ag_fail(&mender->error, AG_ENVIRONMENT, "%s %s: %s", mender->path, what, strerror(errno));
    }
}

static void append(ag_mender *mender, const char *bytes, size_t size)
{
    memcpy(mender->text + mender->size, bytes, size);
    mender->size += size;
}

static void write_file(ag_mender *mender)
{
    char made[sizeof mender->path + 8];
    snprintf(made, sizeof made, "%s.mended", mender->path);
    FILE *file = fopen(made, "wb");
    int whole = file != NULL && fwrite(mender->text, 1, mender->size, file) == mender->size;
    whole = file != NULL && fclose(file) == 0 && whole;
    if (whole && rename(made, mender->path) == 0) {
        mender->files++;
    } else {
        fail(mender, "can't be written");
        remove(made);
    }
}

static void end_file(ag_mender *mender)
{
    if (mender->text == NULL) return;
    append(mender, mender->rest + mender->done, mender->rest_size - mender->done);
    write_file(mender);
    free(mender->text);
    free(mender->rest);
    mender->text = mender->rest = NULL;
}

static void begin_file(ag_mender *mender, const char *path)
{
    snprintf(mender->path, sizeof mender->path, "%s", path);
    mender->size = mender->done = mender->rest_size = 0;
    FILE *file = fopen(path, "rb");
    mender->rest = malloc(SIZE_MAX_READ);
    mender->text = malloc(2 * SIZE_MAX_READ);
    if (file != NULL && mender->rest != NULL && mender->text != NULL) {
        mender->rest_size = fread(mender->rest, 1, SIZE_MAX_READ, file);
    }
    if (mender->rest_size == 0) {
        fail(mender, "can't be read");
        free(mender->rest);
        free(mender->text);
        mender->text = mender->rest = NULL;
    }
    if (file != NULL) {
        fclose(file);
    }
}

int ag_mend(ag_mender *mender, const ag_finding *finding)
{
    if (mender->text == NULL || strcmp(mender->path, finding->path) != 0) {
        end_file(mender);
        begin_file(mender, finding->path);
    }
    size_t size = strlen(finding->mend), behind = finding->mend_at + finding->mend_size;
    int fits = mender->text != NULL && finding->mend_at >= mender->done
               && behind <= mender->rest_size && mender->size + size < SIZE_MAX_READ;
    if (!fits) return 0;
    append(mender, mender->rest + mender->done, finding->mend_at - mender->done);
    append(mender, finding->mend, size);
    mender->done = behind;
    mender->mended[finding->severity]++;
    return 1;
}

ag_status ag_mender_close(ag_mender *mender, ag_error *error)
{
    end_file(mender);
    if (mender->error.text[0] == '\0' || error == NULL) return AG_OK;
    return ag_fail(error, AG_ENVIRONMENT, "%s", mender->error.text);
}
