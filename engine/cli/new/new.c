// Templates, filled in and written.
#include "cli/new/new.h"

#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/assert.h"

void ag_new_set(ag_new *plan, const char *place, const char *format, ...)
{
    va_list list;
    AG_ASSERT(plan->place_count < AG_NEW_PLACES);
    va_start(list, format);
    int size = vsnprintf(NULL, 0, format, list);
    va_end(list);
    char *text = ag_arena_item(&plan->values, (size_t)size + 1);
    if (text == NULL) ag_cli_no_memory("for new files");
    va_start(list, format);
    vsnprintf(text, (size_t)size + 1, format, list);
    va_end(list);
    plan->places[plan->place_count].name = place;
    plan->places[plan->place_count++].value = text;
}

const char *ag_new_get(const ag_new *plan, const char *place)
{
    int at = plan->place_count - 1;
    while (at >= 0 && strcmp(plan->places[at].name, place) != 0) at--;
    return at < 0 ? NULL : plan->places[at].value;
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
        value = ag_new_get(plan, name);
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
    char words[300], kind[32], path[128], lead[32];
    ag_text whole = { 0 };
    int at = 0;
    snprintf(words, sizeof words, "%.*s", (int)length, line);
    int count = sscanf(words, "--@ %31s %127s%n", kind, path, &at);
    AG_ASSERT(count == 2);
    if (strcmp(kind, what) != 0) return NULL;
    AG_ASSERT(plan->paths.count < AG_NEW_FILES);
    snprintf(lead, sizeof lead, "%s%s", words[at] != '\0' ? words + at + 1 : "",
             words[at] != '\0' ? " " : "");
    ag_text_add(&whole, "%s", ag_new_get(plan, "at"));
    (void)fill(plan, path, strlen(path), &whole);
    if (plan->paths.count == 0) ag_new_set(plan, "path", "%s", whole.bytes);
    ag_paths_note(&plan->paths, whole.bytes);
    ag_text_close(&whole);
    ag_new_set(plan, "called", "%s%s", lead, ag_new_get(plan, "written"));
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
    ag_arena_close(&plan->values);
}
