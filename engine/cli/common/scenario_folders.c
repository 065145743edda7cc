// One list of folders for all commands that run scenarios or look for a card in them.
#include "cli/common/scenario_folders.h"

static int note(ag_paths *out, const char *folder)
{
    if (ag_paths_note(out, folder)) return AG_EXIT_OK;
    return ag_cli_no_memory("for where scenarios are");
}

static int add_packs(const ag_paths *packs, ag_paths *out)
{
    int code = AG_EXIT_OK;
    for (int i = 0; i < packs->count && code == AG_EXIT_OK; i++) {
        char folder[1100];
        snprintf(folder, sizeof folder, "%s/scenarios", packs->paths[i]);
        if (ag_path_is_folder(folder)) code = note(out, folder);
    }
    return code;
}

int ag_scenario_folders(const ag_arguments *arguments, const ag_pack_list *packs, ag_paths *out)
{
    const char *given = ag_arguments_value(arguments, "scenarios", NULL);
    if (given != NULL) {
        ag_paths there = { .count = 0 };
        int code = ag_paths_add(&there, given);  // says what is wrong with it
        ag_paths_close(&there);
        return code == AG_EXIT_OK ? note(out, given) : code;
    }
    int code = note(out, AG_SCENARIOS);
    return code == AG_EXIT_OK ? add_packs(&packs->all, out) : code;
}

int ag_scenario_folders_named(const ag_pack_list *packs, ag_paths *out)
{
    int code = add_packs(&packs->named, out);
    if (code != AG_EXIT_OK || out->count > 0) return code;
    return ag_cli_usage("\"%s\" has no folder scenarios/: "
                        "\"aggro new scenario NAME --in %s\" begins one",
                        packs->named.paths[0], packs->named.paths[0]);
}

int ag_scenario_files(const ag_paths *folders, ag_paths *out)
{
    int code = AG_EXIT_OK;
    for (int i = 0; i < folders->count && code == AG_EXIT_OK; i++) {
        code = ag_paths_add_any(out, folders->paths[i]);
    }
    return code;
}

int ag_scenario_files_all(const ag_arguments *arguments, ag_paths *out)
{
    ag_pack_list packs = { .of_file = 0 };
    ag_paths folders = { .count = 0 };
    int code = ag_pack_list_open(arguments, &packs);
    if (code == AG_EXIT_OK) code = ag_scenario_folders(arguments, &packs, &folders);
    if (code == AG_EXIT_OK) code = ag_scenario_files(&folders, out);
    ag_paths_close(&folders);
    ag_pack_list_close(&packs);
    return code;
}
