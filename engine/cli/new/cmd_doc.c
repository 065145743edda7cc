// aggro doc: a word of scripts with its fields; the list of words; the nearest word.
#include "base/letter.h"
#include "cli/new/new.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "json", NULL, "a line of JSON for each word" },
    { "editor", "FOLDER", "writes what editors read into the project or pack in FOLDER" },
    { NULL },
};

enum { SHOWN_WHOLE = 3 };  // more words than this get one line each

// ---- which words ----

// A field is "of.word", such as "when.dies", so that words of the same name differ.
static void full_name(const ag_doc *doc, char *out, size_t capacity)
{
    size_t head = strcspn(doc->usage, "([{ ");
    if (doc->of[0] != 0) {
        snprintf(out, capacity, "%s.%s", doc->of, doc->word);
    } else if (memchr(doc->usage, ':', head) != NULL || memchr(doc->usage, '.', head) != NULL) {
        snprintf(out, capacity, "%.*s", (int)head, doc->usage);
    } else {
        snprintf(out, capacity, "%s", doc->word);
    }
}

// Whether the text contains `part`, in any case.
static int has_part(const char *text, const char *part)
{
    size_t length = strlen(part);
    while (*text != 0 && ag_case_compare_part(text, part, length) != 0) text++;
    return *text != 0;
}

// How near an entry is to a word: it is its full name, or the word of it (fields, or words of
// another kind), or stands in what is said of it.
enum { AS_NAME, AS_WORD, WITHIN, NOT_AT_ALL };

static int nearness(const ag_doc *doc, const char *word)
{
    char name[160];
    full_name(doc, name, sizeof name);
    if (ag_case_compare(name, word) == 0) return AS_NAME;
    if (ag_case_compare(doc->word, word) == 0) return AS_WORD;
    int is_within = doc->of[0] == 0 && (has_part(doc->usage, word) || has_part(doc->doc, word));
    return is_within ? WITHIN : NOT_AT_ALL;
}

// ---- what is printed ----

static void print_json(const ag_doc *doc, int index)
{
    cJSON *line = ag_json_open("aggro.doc/1");
    char name[160];
    full_name(doc, name, sizeof name);
    ag_json_add(line, "word=%s name=%s of=%s chapter=%s usage=%s doc=%s gives=%s fault=%s rule=%s",
                doc->word, name, doc->of, doc->chapter, doc->usage, doc->doc, doc->gives,
                doc->errors, doc->rule);
    cJSON *list = cJSON_AddArrayToObject(line, "fields");
    ag_doc_field field;
    for (int i = 0; ag_doc_field_at(index, i, &field); i++) {
        cJSON *each = cJSON_CreateObject();
        ag_json_add(each, "name=%s takes=%s needed=%i otherwise=%s doc=%s rule=%s", field.name,
                    field.takes, field.needed, field.otherwise, field.doc, field.rule);
        cJSON_AddItemToObject(each, "words",
                              cJSON_CreateStringArray(field.words, field.word_count));
        cJSON_AddItemToArray(list, each);
    }
    ag_json_print(line);
}

static void print_line(const char *what, const char *text)
{
    if (text[0] != 0) {
        printf("  %s%s%s\n", what, text, strchr(".!?", text[strlen(text) - 1]) ? "" : ".");
    }
}

static void print_field(const ag_doc_field *field)
{
    printf("  %-20s %s%s\n  %-20s %s", field->name, field->takes, field->needed ? " (needed)" : "",
           "", field->doc);
    if (field->otherwise[0] != 0) printf(" Left out: %s.", field->otherwise);
    printf("%s%s\n", field->rule[0] != 0 ? " " : "", field->rule);
}

static void print_whole(const ag_doc *doc, int index)
{
    ag_doc_field field;
    const char *of = doc->of[0] != 0 ? doc->of : doc->chapter;
    printf("%s\n  %s%s%s%s\n", doc->usage, doc->of[0] != 0 ? "a field of " : "", of,
           doc->rule[0] != 0 ? " · " : "", doc->rule);
    print_line("", doc->doc);
    print_line("Gives: ", doc->gives);
    print_line("A fault: ", doc->errors);
    if (doc->field_count > 0) printf("\n");
    for (int i = 0; ag_doc_field_at(index, i, &field); i++) print_field(&field);
    printf("\n");
}

// Prints the entries that are as near: whole where they are few.
static void print_found(const char *word, int near, int whole, int as_json)
{
    ag_doc doc;
    for (int i = 0; ag_doc_at(i, &doc); i++) {
        char name[160];
        full_name(&doc, name, sizeof name);
        if (nearness(&doc, word) != near) continue;
        if (as_json) {
            print_json(&doc, i);
        } else if (whole) {
            print_whole(&doc, i);
        } else {
            printf("%-32s %s\n", name, doc.doc);
        }
    }
}

static void print_overview(int as_json)
{
    ag_doc doc;
    const char *chapter = "";
    for (int index = 0; ag_doc_at(index, &doc); index++) {
        if (as_json) {
            print_json(&doc, index);
        } else if (doc.of[0] == 0 && strcmp(chapter, doc.chapter) != 0) {
            printf("%s%s\n ", chapter[0] != 0 ? "\n\n" : "", doc.chapter);
            chapter = doc.chapter;
        }
        if (!as_json && doc.of[0] == 0) printf(" %s", doc.word);
    }
    if (!as_json) {
        printf("\n\naggro doc WORD tells of one, with its fields; docs/api.md has them all.\n");
    }
}

static void explain(const char *word, int as_json)
{
    ag_doc doc;
    char meant[AG_MEANT_BYTES];
    int counts[NOT_AT_ALL + 1] = { 0 }, best = AS_NAME;
    for (int i = 0; ag_doc_at(i, &doc); i++) counts[nearness(&doc, word)]++;
    while (best < NOT_AT_ALL && counts[best] == 0) best++;
    // Beside the one of that full name there are its namesakes.
    for (int near = best; near <= (best == AS_NAME ? AS_WORD : best); near++) {
        if (best < NOT_AT_ALL) print_found(word, near, counts[near] <= SHOWN_WHOLE, as_json);
    }
    if (best == NOT_AT_ALL && ag_doc_nearest(word, &doc)) {
        ag_cli_stop(AG_USAGE, "scripts have no word \"%s\"%s", word, ag_meant_one(doc.word, meant));
    }
    if (best == NOT_AT_ALL) {
        ag_cli_stop(AG_USAGE, "scripts have no word \"%s\"; \"aggro doc\" lists them all", word);
    }
}

// ---- files for editors ----

// Existing settings are kept, because somebody may have changed them. The
// annotations are always written.
static void write_editor_file(void *context, const char *path, const char *text)
{
    char whole[1200];
    snprintf(whole, sizeof whole, "%s/%s", (const char *)context, path);
    int stays = path[0] == '.' && access(whole, F_OK) == 0;
    if (!stays) ag_path_write(whole, text, strlen(text), 1);
    fprintf(stderr, stays ? "aggro: %s is there already and stays as it is\n" : "aggro: wrote %s\n",
            whole);
}

void ag_cli_write_editor_files(const char *folder)
{
    int index = 0;
    while (ag_editor_file_at(index, write_editor_file, (void *)(uintptr_t)folder)) index++;
}

static int run(const ag_arguments *arguments)
{
    const char *folder = ag_arguments_value(arguments, "editor", NULL);
    int as_json = ag_arguments_has(arguments, "json");
    if (folder != NULL && strlen(folder) > 1000) {
        ag_cli_stop(AG_USAGE, "--editor: a path of more than 1000 bytes");
    }
    if (folder != NULL) {
        ag_cli_write_editor_files(folder);
        return AG_EXIT_OK;
    }
    if (arguments->word_count == 0) print_overview(as_json);
    for (int i = 0; i < arguments->word_count; i++) explain(arguments->words[i], as_json);
    return AG_EXIT_OK;
}

const ag_command ag_command_doc = { "doc",
                                    "[WORD...]",
                                    "a word of scripts: what it takes, does and gives",
                                    "doc dealt_damage",
                                    rows,
                                    run,
                                    AG_WORDS_ANY };
