// Builds the database: reads the files, asks each what it is, writes the answer.
#include <string.h>

#include "store/store.h"
#include "store/walk.h"
#include "store/write.h"

static ag_status read_all(const ag_rows *files, ag_library *library, ag_error *error)
{
    ag_status status = AG_OK;
    for (int i = 0; i < files->count && status == AG_OK; i++) {
        const ag_walk_file *file = ag_rows_at(files, i);
        ag_arena text_arena = { 0 };
        const char *text = "";
        size_t size = 0;
        status = ag_walk_read(file, &text_arena, &text, &size, error);
        if (text_arena.failed) {
            library->arena.failed = 1;
        } else if (status == AG_OK) {
            ag_library_add_script(library, file->key, file->path, text, size);
        }
        ag_arena_close(&text_arena);
    }
    if (status == AG_OK && library->arena.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory left for the scripts");
    }
    return status;
}

ag_status ag_store_build(const char *const *folders, int folder_count, const char *out_path,
                         ag_describe *describe, void *context, ag_error *error)
{
    ag_rows files = { .size = sizeof(ag_walk_file) };
    ag_arena arena = { 0 };
    ag_library library;
    ag_library_open(&library);
    ag_status status = ag_walk(folders, folder_count, &files, &arena, error);
    if (status == AG_OK) {
        status = read_all(&files, &library, error);
    }
    if (status == AG_OK) {
        status = ag_library_describe(&library, describe, context, NULL, error);
    }
    if (status == AG_OK) {
        status = ag_library_write(&library, out_path, error);
    }
    ag_library_close(&library);
    ag_rows_close(&files);
    ag_arena_close(&arena);
    return status;
}
