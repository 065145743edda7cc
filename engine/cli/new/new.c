// Templates, filled in and written.
#include "cli/new/new.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"

static const char *value_of(const ag_new *plan, const char *place)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(plan->places, place));
}

static void set(ag_new *plan, const char *place, const char *value)
{
    cJSON_DeleteItemFromObjectCaseSensitive(plan->places, place);
    cJSON_AddStringToObject(plan->places, place, value);
}

// Adds a line with its places filled; nothing, and 0, where there is nothing for one of them.
static int fill(const ag_new *plan, const char *line, size_t length, ag_text *out)
{
    ag_text text = { 0 };
    char name[32];
    const char *end = line + length, *value = "", *open;
    while (value != NULL && (open = strstr(line, "{{")) != NULL && open < end) {
        const char *shut = strstr(open, "}}");
        AG_ASSERT(shut != NULL && shut < end);
        snprintf(name, sizeof name, "%.*s", (int)(shut - open - 2), open + 2);
        value = value_of(plan, name);
        ag_text_add(&text, "%.*s%s", (int)(open - line), line, value != NULL ? value : "");
        line = shut + 2;
    }
    if (value != NULL) {
        ag_text_add(out, "%s%.*s", text.bytes != NULL ? text.bytes : "", (int)(end - line), line);
    }
    ag_text_close(&text);
    return value != NULL;
}

// Begins the file of a line "--@ boss raids/{{raid}}/bosses/{{stem}}.lua Master of", if that is
// what is wanted.
static ag_text *begin_file(ag_new *plan, const char *line, size_t length, const char *what)
{
    char words[300], kind[32], path[128], called[400];
    ag_text whole = { 0 };
    int at = 0;
    snprintf(words, sizeof words, "%.*s", (int)length, line);
    int count = sscanf(words, "--@ %31s %127s%n", kind, path, &at);
    AG_ASSERT(count == 2);
    if (strcmp(kind, what) != 0) return NULL;
    AG_ASSERT(plan->paths.count < AG_NEW_FILES);
    ag_text_add(&whole, "%s", value_of(plan, "at"));
    (void)fill(plan, path, strlen(path), &whole);
    if (plan->paths.count == 0) set(plan, "path", whole.bytes);
    ag_paths_note(&plan->paths, whole.bytes);
    ag_text_close(&whole);
    const char *lead = words[at] != '\0' ? words + at + 1 : "";
    snprintf(called, sizeof called, "%s%s%s", lead, lead[0] != '\0' ? " " : "",
             value_of(plan, "written"));
    set(plan, "called", called);
    return &plan->files[plan->paths.count - 1];
}

void ag_new_fill(ag_new *plan, const char *what)
{
    ag_text *out = NULL;
    int heads = 0, is_first = 0;
    for (const char *line = ag_new_templates; *line != '\0'; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n");
        ag_text next = { 0 };
        if (strncmp(line, "--@ ", 4) == 0) {
            ag_text *begun = begin_file(plan, line, length, what);
            if (heads == 0) out = NULL;
            if (begun != NULL) is_first = heads == 0;
            out = begun != NULL ? begun : out;
            heads++;
            continue;
        }
        heads = 0;
        if (out == NULL) continue;
        if (strncmp(line, "--> ", 4) != 0) {
            (void)fill(plan, line, length + 1, out);
        } else if (is_first && fill(plan, line + 4, length - 4, &next)) {
            ag_paths_note(&plan->next, next.bytes);
        }
        ag_text_close(&next);
    }
    for (int i = 0; i < plan->paths.count; i++) {
        if (plan->files[i].failed) ag_cli_no_memory("for a file");
    }
}

void ag_new_write(const ag_new *plan, int prints)
{
    const ag_paths *paths = &plan->paths;
    for (int i = 0; i < paths->count && !prints; i++) {
        if (access(paths->paths[i], F_OK) == 0) {
            ag_cli_stop(AG_USAGE, "%s is there already: nothing was written", paths->paths[i]);
        }
    }
    for (int i = 0; i < paths->count; i++) {
        const ag_text *text = &plan->files[i];
        if (!prints) {
            ag_path_write(paths->paths[i], text->bytes, text->length, 0);
            fprintf(stderr, "aggro: wrote %s\n", paths->paths[i]);
            continue;
        }
        if (paths->count > 1) printf("-- %s\n", paths->paths[i]);
        fwrite(text->bytes, 1, text->length, stdout);
    }
    for (int i = 0; i < plan->next.count && !prints; i++) {
        fprintf(stderr, "%s %s\n", i == 0 ? "Next:" : "     ", plan->next.paths[i]);
    }
}

void ag_new_close(ag_new *plan)
{
    for (int i = 0; i < plan->paths.count; i++) ag_text_close(&plan->files[i]);
    ag_paths_close(&plan->paths);
    ag_paths_close(&plan->next);
    cJSON_Delete(plan->places);
}
