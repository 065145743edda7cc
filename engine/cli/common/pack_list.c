// Every command that opens cards asks here which packs there are.
#include "cli/common/pack_list.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/common/project_file.h"

// What is among the first `known` already is the same pack, whatever it is called there.
static int name(ag_pack_list *list, const char *path, int known)
{
    const char *place = path;
    AG_ASSERT(known <= list->all.count);
    for (int i = 0; i < known; i++) {
        if (ag_path_same(list->all.paths[i], path)) place = list->all.paths[i];
    }
    int is_new = place == path;
    if ((is_new && !ag_paths_note(&list->all, path))
        || (!ag_paths_have(&list->named, place) && !ag_paths_note(&list->named, place))) {
        return ag_cli_no_memory("for a list of packs");
    }
    return AG_EXIT_OK;
}

static int add_file(ag_pack_list *list)
{
    ag_project_file file;
    ag_project_pack pack;
    int code = ag_project_file_open(&file);
    for (int i = 0; code == AG_EXIT_OK && ag_project_file_pack(&file, i, &pack); i++) {
        if (pack.on && !ag_paths_note(&list->all, pack.path)) {
            code = ag_cli_no_memory("for a list of packs");
        }
    }
    list->of_file = list->all.count;
    ag_project_file_close(&file);
    return code;
}

int ag_pack_list_open(const ag_arguments *arguments, ag_pack_list *out)
{
    const char *path;
    int place = 0;
    AG_ASSERT(out->all.count == 0);
    int code = ag_arguments_has(arguments, "no-packs") ? AG_EXIT_OK : add_file(out);
    while (code == AG_EXIT_OK && (path = ag_arguments_next(arguments, "pack", &place)) != NULL) {
        code = name(out, path, out->of_file);
    }
    return code;
}

void ag_pack_list_close(ag_pack_list *list)
{
    ag_paths_close(&list->all);
    ag_paths_close(&list->named);
}

int ag_is_pack(const char *path)
{
    char manifest[1100];
    int size = snprintf(manifest, sizeof manifest, "%s/pack.lua", path);
    return size < (int)sizeof manifest && access(manifest, F_OK) == 0;
}

int ag_pack_list_name_around(ag_pack_list *list, const char *path)
{
    char folder[1024];
    snprintf(folder, sizeof folder, "%s", path);
    for (char *end = folder + strlen(folder); end != NULL; end = strrchr(folder, '/')) {
        *end = '\0';
        if (folder[0] != '\0' && ag_is_pack(folder)) return name(list, folder, list->all.count);
    }
    return AG_EXIT_OK;
}

int ag_pack_list_fail(const ag_pack_list *list, const ag_error *error)
{
    ag_error whole = { 0 };
    if (list->of_file == 0) return ag_cli_fail(error);
    ag_fail(&whole, error->status,
            "%s; \"aggro packs\" tells what " AG_PROJECT_FILE " has on, --no-packs leaves it out",
            error->text);
    return ag_cli_fail(&whole);
}
