// A card shown as its file has it now: the file, and the pack that it belongs to, take precedence
// over the card database.
#include "api/check/show_file.h"

#include <stdlib.h>
#include <string.h>

#include "api/check/check_files.h"
#include "base/error.h"
#include "base/hash.h"

struct ag_shown_file {
    ag_check_files files;
    ag_findings *findings;
    const ag_source *below;
    const char *key;
};

int ag_is_shown_file(const char *card)
{
    size_t size = strlen(card);
    return size > 4 && strcmp(card + size - 4, ".lua") == 0;
}

static int find_in_files(void *context, const char *key, ag_script *out)
{
    ag_shown_file *file = context;
    char hash[AG_HASH_TEXT_SIZE];
    for (int i = 0; i < file->files.rows.count; i++) {
        const ag_check_file *row = ag_list_at(&file->files.rows, i);
        if (strcmp(row->key, key) == 0) {
            ag_hash_script(row->text, row->size, hash);
            const char *kept = ag_arena_text(&file->files.arena, hash);
            *out = (ag_script){ row->key, row->path, row->text, row->size, kept };
            return kept != NULL;
        }
    }
    return file->below->find(file->below->context, key, out);
}

static const char *key_below(void *context, int index)
{
    const ag_shown_file *file = context;
    return file->below->key(file->below->context, index);
}

// Finds the named file among those of its pack.
static ag_status find_named(ag_shown_file *file, const char *path, ag_error *error)
{
    for (int i = 0; i < file->files.rows.count; i++) {
        const ag_check_file *row = ag_list_at(&file->files.rows, i);
        if (row->selected && !row->scenario && !row->unreadable) file->key = row->key;
    }
    return file->key != NULL ? AG_OK
                             : ag_fail(error, AG_BAD_CONTENT, "%s: there is no card in it", path);
}

ag_status ag_shown_file_open(const char *path, const ag_source *below, ag_shown_file **out,
                             ag_error *error)
{
    ag_shown_file *file = calloc(1, sizeof *file);
    *out = file;
    if (file == NULL || (file->findings = ag_findings_open()) == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to show \"%s\"", path);
    }
    file->below = below;
    ag_check_files_open(&file->files, file->findings);
    ag_status status = ag_check_files_add(&file->files, path, error);
    if (status == AG_OK) status = ag_check_files_read(&file->files, error);
    return status < 0 ? status : find_named(file, path, error);
}

void ag_shown_file_close(ag_shown_file *file)
{
    if (file != NULL) {
        if (file->findings != NULL) ag_check_files_close(&file->files);
        ag_findings_close(file->findings);
        free(file);
    }
}

const char *ag_shown_file_key(const ag_shown_file *file)
{
    return file->key;
}

ag_source ag_shown_file_source(ag_shown_file *file)
{
    return (ag_source){ .context = file, .find = find_in_files, .key = key_below };
}
