// Names that become stems, the check for what exists already, and files that are never overwritten.
#include "base/letter.h"
#include "cli/new/new.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/common/paths.h"

// ---- names ----

int ag_new_quote(const char *name, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *name != 0; name++) {
        if ((unsigned char)*name < ' ' || length + 3 > capacity) return 0;
        if (*name == '"' || *name == '\\') out[length++] = '\\';
        out[length++] = *name;
    }
    out[length] = 0;
    return 1;
}

// ---- what is to be written ----

ag_text *ag_new_file(ag_new *plan, const char *path, ...)
{
    AG_ASSERT(plan->file_count < AG_NEW_FILES);
    char *at = plan->files[plan->file_count].path;
    size_t capacity = sizeof plan->files[0].path;
    int root = strcmp(plan->root, ".") == 0 ? 0 : snprintf(at, capacity, "%s/", plan->root);
    AG_ASSERT(root >= 0 && (size_t)root < capacity);
    va_list list;
    va_start(list, path);
    vsnprintf(at + root, capacity - (size_t)root, path, list);
    va_end(list);
    return &plan->files[plan->file_count++].text;
}

void ag_new_then(ag_new *plan, const char *format, ...)
{
    AG_ASSERT(plan->next_count < AG_NEW_NEXT);
    va_list list;
    va_start(list, format);
    vsnprintf(plan->next[plan->next_count++], sizeof plan->next[0], format, list);
    va_end(list);
}

const char *ag_new_word(const ag_new *plan, const char *option, const char *const *words, int count)
{
    char list[512];
    const char *value = ag_arguments_value(plan->arguments, option, words[0]);
    ag_writer all = ag_writer_open(list, sizeof list);
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], value) == 0) return words[i];
        ag_write(&all, "%s%s", i > 0 ? ", " : "", words[i]);
    }
    ag_cli_usage("--%s is one of %s, not \"%s\"", option, list, value);
    return NULL;
}

// ---- what is there ----

// The text of a file, or NULL.
static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    struct stat facts;
    if (file != NULL && fstat(fileno(file), &facts) == 0 && facts.st_size < 1024 * 1024) {
        text = calloc(1, (size_t)facts.st_size + 1);
        size_t size = text == NULL ? 0 : fread(text, 1, (size_t)facts.st_size, file);
        AG_ASSERT(text == NULL || size <= (size_t)facts.st_size);
    }
    if (file != NULL) fclose(file);
    return text;
}

// Whether the file returns something of this name: `return ally "Name" {`.
static int bears_name(const char *path, const char *written)
{
    char *text = read_file(path);
    char part[320];
    int bears = 0;
    snprintf(part, sizeof part, " \"%s\" {", written);
    for (const char *at = text; at != NULL && !bears; at = strstr(at + 1, "return ")) {
        const char *word = at + (strncmp(at, "return ", 7) == 0 ? 7 : 0);
        word += strspn(word, "abcdefghijklmnopqrstuvwxyz");
        bears = word > at + 7 && strncmp(word, part, strlen(part)) == 0;
    }
    free(text);
    return bears;
}

// The key of "cards/hoa/fireball.lua" is hoa/fireball: the folder below
// cards or raids, and the stem.
static void key_of(const char *path, const char *top, char *out, size_t capacity)
{
    const char *set = path + strlen(top) + 1;
    const char *slash = strrchr(path, '/');
    const char *stem = slash == NULL ? path : slash + 1;
    snprintf(out, capacity, "%.*s/%.*s", (int)strcspn(set, "/"), set, (int)strcspn(stem, "."),
             stem);
}

static int check_folder(const ag_new *plan, const char *folder)
{
    char top[512], key[256], mine[256];
    ag_paths paths = { 0 };
    struct stat facts;
    int code = AG_EXIT_OK;
    snprintf(top, sizeof top, "%s/%s", plan->root, folder);
    snprintf(mine, sizeof mine, "%s/%s", plan->raid != NULL ? plan->raid : plan->set, plan->stem);
    if (stat(top, &facts) != 0) return AG_EXIT_OK;
    ag_paths_add_any(&paths, top);
    for (int i = 0; i < paths.count && code == AG_EXIT_OK; i++) {
        int apart =
            strstr(paths.paths[i], "/decks/") != NULL || strstr(paths.paths[i], "/phases/") != NULL;
        key_of(paths.paths[i], top, key, sizeof key);
        if (!apart && strcmp(key, mine) == 0) {
            code = ag_cli_usage("there is a card %s already: %s", key, paths.paths[i]);
        } else if (!apart && bears_name(paths.paths[i], plan->written)) {
            code = ag_cli_usage("a card is called \"%s\" already: %s; call this one otherwise",
                                plan->name, paths.paths[i]);
        }
    }
    ag_paths_close(&paths);
    return code;
}

// A set of cards may have the name of a raid, as its treasures do, so that each
// key is searched for in both.
int ag_new_check_raid(const ag_new *plan)
{
    char path[600];
    snprintf(path, sizeof path, "%s/raids/%s", plan->root, plan->stem);
    if (access(path, F_OK) == 0) {
        return ag_cli_usage("%s is there already: keys that begin with \"%s/\" are its own", path,
                            plan->stem);
    }
    return AG_EXIT_OK;
}

int ag_new_check_free(const ag_new *plan)
{
    int code = check_folder(plan, "cards");
    return code == AG_EXIT_OK ? check_folder(plan, "raids") : code;
}

// ---- writing ----

static int check_room(const ag_new *plan)
{
    for (int i = 0; i < plan->file_count; i++) {
        if (plan->files[i].text.failed) {
            ag_cli_no_memory("for a file");
        }
        if (access(plan->files[i].path, F_OK) == 0) {
            return ag_cli_usage("%s is there already: nothing was written", plan->files[i].path);
        }
    }
    return AG_EXIT_OK;
}

static void print_all(const ag_new *plan)
{
    for (int i = 0; i < plan->file_count; i++) {
        if (plan->file_count > 1) printf("-- %s\n", plan->files[i].path);
        fwrite(plan->files[i].text.bytes, 1, plan->files[i].text.length, stdout);
    }
}

int ag_new_write(ag_new *plan)
{
    int code = AG_EXIT_OK;
    if (ag_arguments_has(plan->arguments, "print")) {
        print_all(plan);
    } else {
        code = check_room(plan);
        for (int i = 0; i < plan->file_count && code == AG_EXIT_OK; i++) {
            ag_path_write(plan->files[i].path, plan->files[i].text.bytes,
                          plan->files[i].text.length, 0);
            fprintf(stderr, "aggro: wrote %s\n", plan->files[i].path);
        }
        for (int i = 0; i < plan->next_count && code == AG_EXIT_OK; i++) {
            fprintf(stderr, "%s %s\n", i == 0 ? "Next:" : "     ", plan->next[i]);
        }
    }
    for (int i = 0; i < plan->file_count; i++) ag_text_close(&plan->files[i].text);
    return code;
}
