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

typedef int is_meant(const ag_doc *doc, const char *word);

static int is_full_name(const ag_doc *doc, const char *word)
{
    char name[160];
    full_name(doc, name, sizeof name);
    return ag_case_compare(name, word) == 0;
}

static int is_word(const ag_doc *doc, const char *word)
{
    return ag_case_compare(doc->word, word) == 0 || is_full_name(doc, word);
}

// Whether the text contains `part`, in any case.
static int has_part(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text != 0; text++) {
        if (ag_case_compare_part(text, part, length) == 0) return 1;
    }
    return 0;
}

static int is_within(const ag_doc *doc, const char *word)
{
    return doc->of[0] == 0 && (has_part(doc->usage, word) || has_part(doc->doc, word));
}

// The next matching word from `*index` on. Returns 0 past the last.
static int next(const char *word, is_meant *meant, int *index, ag_doc *out)
{
    while (ag_doc_at((*index)++, out)) {
        if (meant(out, word)) return 1;
    }
    return 0;
}

static int count(const char *word, is_meant *meant)
{
    ag_doc doc;
    int found = 0;
    for (int index = 0; next(word, meant, &index, &doc);) found++;
    return found;
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

static void print_found(const char *word, is_meant *meant, int as_json)
{
    ag_doc doc;
    int whole = count(word, meant) <= SHOWN_WHOLE;
    for (int index = 0; next(word, meant, &index, &doc);) {
        char name[160];
        full_name(&doc, name, sizeof name);
        if (as_json) print_json(&doc, index - 1);
        if (!as_json && whole) print_whole(&doc, index - 1);
        if (!as_json && !whole) printf("%-32s %s\n", name, doc.doc);
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

// Other entries of the same name: fields, or words of another kind.
static int is_namesake(const ag_doc *doc, const char *word)
{
    return is_word(doc, word) && !is_full_name(doc, word);
}

static void explain(const char *word, int as_json)
{
    static is_meant *const ways[] = { is_full_name, is_word, is_within };
    ag_doc near;
    char meant[AG_MEANT_BYTES];
    for (int way = 0; way < 3; way++) {
        if (count(word, ways[way]) == 0) continue;
        print_found(word, ways[way], as_json);
        if (way == 0 && count(word, is_namesake) > 0) print_found(word, is_namesake, as_json);
        return;
    }
    if (ag_doc_nearest(word, &near)) {
        ag_cli_stop(AG_USAGE, "scripts have no word \"%s\"%s", word,
                    ag_meant_one(near.word, meant));
    }
    ag_cli_stop(AG_USAGE, "scripts have no word \"%s\"; \"aggro doc\" lists them all", word);
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
