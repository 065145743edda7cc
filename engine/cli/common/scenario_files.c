// Where scenarios are, and what they name: texts between quotes. "Bolt@2" names "Bolt".
#include "cli/common/scenario_files.h"

#include <stdlib.h>
#include <string.h>

#include "base/letter.h"
#include "base/span.h"

// ---- where they are ----

static void add_packs(const ag_paths *packs, ag_paths *out)
{
    for (int i = 0; i < packs->count; i++) {
        char folder[1100];
        snprintf(folder, sizeof folder, "%s/scenarios", packs->paths[i]);
        if (ag_path_is_folder(folder)) ag_paths_note(out, folder);
    }
}

void ag_scenario_folders(const ag_arguments *arguments, const ag_pack_list *packs, ag_paths *out)
{
    const char *given = ag_arguments_value(arguments, "scenarios", NULL);
    ag_paths_note(out, given != NULL ? given : AG_SCENARIOS);
    if (given == NULL) {
        add_packs(&packs->all, out);
        return;
    }
    ag_paths there = { .count = 0 };
    ag_paths_add(&there, given);  // says what is wrong with it
    ag_paths_close(&there);
}

void ag_scenario_files(const ag_paths *folders, ag_paths *out)
{
    for (int i = 0; i < folders->count; i++) ag_paths_add_any(out, folders->paths[i]);
}

void ag_scenario_files_all(const ag_arguments *arguments, ag_paths *out)
{
    ag_pack_list packs = { .of_file = 0 };
    ag_paths folders = { .count = 0 };
    ag_pack_list_open(arguments, &packs);
    ag_scenario_folders(arguments, &packs, &folders);
    ag_scenario_files(&folders, out);
    ag_paths_close(&folders);
    ag_pack_list_close(&packs);
}

// ---- what they name ----

enum { FILE_BYTES_MAX = 512 * 1024, TEXT_MAX = 192 };

// Copies the text that begins after the quote, up to its seat. Returns what follows its end.
static const char *take_text(const char *at, char quote, char out[TEXT_MAX])
{
    size_t size = 0;
    while (*at != '\0' && *at != quote && *at != '\n') {
        if (*at == '\\' && at[1] != '\0') at++;
        if (size + 1 < TEXT_MAX) out[size++] = *at;
        at++;
    }
    out[size] = '\0';
    out[strcspn(out, "@")] = '\0';
    return *at == quote ? at + 1 : at;
}

static void read_texts(ag_naming *naming, const char *at)
{
    char text[TEXT_MAX];
    while (*at != '\0') {
        if (at[0] == '-' && at[1] == '-') {
            at += strcspn(at, "\n");  // a comment
        } else if (*at == '"' || *at == '\'') {
            at = take_text(at + 1, *at, text);
            ag_paths_note(&naming->texts, text);
            naming->sorted = 0;
        } else {
            at++;
        }
    }
}

void ag_naming_add(ag_naming *naming, const char *path)
{
    ag_text text = { 0 };
    if (ag_text_add_file(&text, path, FILE_BYTES_MAX - 1)) read_texts(naming, text.bytes);
    ag_text_close(&text);
}

static int compare(const void *a, const void *b)
{
    return ag_case_compare(*(const char *const *)a, *(const char *const *)b);
}

static int has(ag_naming *naming, const char *name)
{
    const ag_paths *all = &naming->texts;
    if (name[0] == '\0' || all->count == 0) return 0;
    if (!naming->sorted) {
        qsort(all->paths, (size_t)all->count, sizeof *all->paths, compare);
        naming->sorted = 1;
    }
    return bsearch(&name, all->paths, (size_t)all->count, sizeof *all->paths, compare) != NULL;
}

int ag_naming_has(ag_naming *naming, const ag_card_place *card)
{
    const char *slash = strrchr(card->key, '/');
    return has(naming, card->name) || has(naming, card->back_name) || has(naming, card->key)
           || has(naming, slash != NULL ? slash + 1 : card->key);
}

void ag_named_open(ag_named *named, const ag_paths *folders)
{
    if (named->texts != NULL) return;
    ag_scenario_files(folders, &named->files);
    named->texts = calloc((size_t)named->files.count + 1, sizeof *named->texts);
    if (named->texts == NULL) ag_cli_no_memory("for what scenarios name");
    for (int i = 0; i < named->files.count; i++) {
        ag_naming_add(&named->texts[i], named->files.paths[i]);
    }
}

void ag_named_close(ag_named *named)
{
    for (int i = 0; named->texts != NULL && i < named->files.count; i++) {
        ag_paths_close(&named->texts[i].texts);
    }
    free(named->texts);
    ag_paths_close(&named->files);
    *named = (ag_named){ 0 };
}
