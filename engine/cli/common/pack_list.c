// Every command that opens cards asks here which packs there are.
#include "cli/common/pack_list.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/common/project_file.h"

// What is among the first `known` already is the same pack, whatever it is called there.
static void name(ag_pack_list *list, const char *path, int known)
{
    const char *place = path;
    for (int i = 0; i < known; i++) {
        if (ag_path_same(list->all.paths[i], path)) place = list->all.paths[i];
    }
    if (place == path) ag_paths_note(&list->all, path);
    ag_paths_note_once(&list->named, place);
}

void ag_pack_list_open(const ag_arguments *arguments, ag_pack_list *out)
{
    const char *path;
    int place = 0;
    AG_ASSERT(out->all.count == 0);
    if (!ag_arguments_has(arguments, "no-packs")) {
        ag_project_file file = ag_project_file_open();
        ag_project_pack pack;
        for (int i = 0; ag_project_file_pack(&file, i, &pack); i++) {
            if (pack.on) ag_paths_note(&out->all, pack.path);
        }
        ag_project_file_close(&file);
    }
    out->of_file = out->all.count;
    while ((path = ag_arguments_next(arguments, "pack", &place)) != NULL) {
        name(out, path, out->of_file);
    }
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

void ag_pack_list_name_around(ag_pack_list *list, const char *path)
{
    char folder[1024];
    snprintf(folder, sizeof folder, "%s", path);
    for (char *end = folder + strlen(folder); end != NULL; end = strrchr(folder, '/')) {
        *end = '\0';
        if (folder[0] != '\0' && ag_is_pack(folder)) {
            name(list, folder, list->all.count);
            return;
        }
    }
}

void ag_pack_list_fail(const ag_pack_list *list, const ag_error *error)
{
    static const char hint[] =
        "; \"aggro packs\" tells what " AG_PROJECT_FILE " has on, --no-packs leaves it out";
    ag_cli_stop(error->status, "%s%s", error->text, list->of_file > 0 ? hint : "");
}
