// What `aggro check` finds: each entry of tests/check/<kind>/ is a wrong file, or a folder of them.
// A line says what must be found there: `cost = -1,  --> error out-of-range`. Nothing else may be;
// in tests/check/right/ nothing at all is.
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "aggro_author.h"

enum { NOTES_MAX = 256, NOTE_SIZE = 320, PATH_SIZE = 512, CASES_MAX = 1024 };

// "path:line error code": what is found, and what is expected.
typedef struct notes {
    int count;
    char list[NOTES_MAX][NOTE_SIZE];
    char text[NOTES_MAX][NOTE_SIZE];
} notes;

static notes found, expected;
static int met[256];  // codes of the corpus
static const char *const folders[] = { "cards", "raids" };

static void note(notes *to, const char *path, int line, const char *severity, const char *code,
                 const char *text)
{
    assert_true(to->count < NOTES_MAX);
    snprintf(to->list[to->count], NOTE_SIZE, "%s:%d %s %s", path, line, severity, code);
    snprintf(to->text[to->count++], NOTE_SIZE, "%s", text);
}

static void told(void *context, const ag_finding *finding)
{
    const ag_check_code *code;
    // Most cases are about other words than the template's.
    int strays = strcmp(finding->code, "text-strays") == 0;
    if (strays && strstr(finding->path, "strays") == NULL) return;
    note(context, finding->path, finding->line,
         finding->severity == AG_FINDING_ERROR ? "error" : "warning", finding->code, finding->text);
    for (int i = 0; (code = ag_check_code_at(i)) != NULL; i++) {
        met[i] |= strcmp(code->code, finding->code) == 0;
    }
}

// ---- what is expected ----

static void read_line(const char *path, int line, const char *text)
{
    char severity[16], code[64];
    for (const char *at = text; (at = strstr(at, "--> ")) != NULL; at += 4) {
        if (sscanf(at, "--> %15s %63s", severity, code) == 2) {
            note(&expected, path, line, severity, code, "");
        }
    }
}

static void read_file(const char *path)
{
    char line[4096];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    for (int number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        read_line(path, number, line);
    }
    fclose(file);
}

static void read_expected(const char *path)
{
    struct stat facts;
    char inner[PATH_SIZE];
    assert_int_equal(stat(path, &facts), 0);
    if (!S_ISDIR(facts.st_mode)) {
        read_file(path);
        return;
    }
    DIR *folder = opendir(path);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] != '.') {
            snprintf(inner, sizeof inner, "%s/%.200s", path, entry->d_name);
            read_expected(inner);
        }
    }
    closedir(folder);
}

static int holds(const notes *list, const char *wanted, int occurrence)
{
    for (int i = 0; i < list->count; i++) {
        occurrence -= strcmp(list->list[i], wanted) == 0;
        if (occurrence < 0) return 1;
    }
    return 0;
}

// How often the i-th stood in the list before.
static int times_before(const notes *list, int at)
{
    int count = 0;
    for (int i = 0; i < at; i++) {
        count += strcmp(list->list[i], list->list[at]) == 0;
    }
    return count;
}

// ---- cases ----

// How many findings too many or too few.
static int check_case(const char *path)
{
    int wrong = 0;
    ag_check_result result;
    ag_error error = { 0 };
    const char *paths[] = { path };
    ag_check_def def = { folders, 2, paths, 1, NULL, 0 };
    found.count = expected.count = 0;
    if (ag_check(&def, told, &found, &result, &error) < 0) {
        print_error("%s: %s\n", path, error.text);
        return 1;
    }
    read_expected(path);
    for (int i = 0; i < expected.count; i++) {
        if (!holds(&found, expected.list[i], times_before(&expected, i))) {
            print_error("missing  %s\n", expected.list[i]);
            wrong++;
        }
    }
    for (int i = 0; i < found.count; i++) {
        if (!holds(&expected, found.list[i], times_before(&found, i))) {
            print_error("too many %s: %s\n", found.list[i], found.text[i]);
            wrong++;
        }
    }
    if ((expected.count == 0) != (strstr(path, "/right/") != NULL)) {
        print_error("%s expects findings in right/, or nothing elsewhere: what is wrong with it?\n",
                    path);
        wrong++;
    }
    return wrong;
}

static int check_folder(const char *kind, int *cases)
{
    char path[PATH_SIZE];
    int wrong = 0;
    snprintf(path, sizeof path, "tests/check/%s", kind);
    DIR *folder = opendir(path);
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] != '.') {
            snprintf(path, sizeof path, "tests/check/%s/%.200s", kind, entry->d_name);
            wrong += check_case(path);
            ++*cases;
        }
    }
    closedir(folder);
    return wrong;
}

static void test_each_wrong_file_has_its_findings_and_no_others(void **state)
{
    (void)state;
    int wrong = 0, cases = 0;
    DIR *all = opendir("tests/check");
    assert_non_null(all);
    for (const struct dirent *entry; (entry = readdir(all)) != NULL;) {
        if (entry->d_name[0] != '.' && strchr(entry->d_name, '.') == NULL) {
            wrong += check_folder(entry->d_name, &cases);
        }
    }
    closedir(all);
    print_message("%d wrong files and folders\n", cases);
    assert_true(cases >= 1);
    assert_int_equal(wrong, 0);
}

static void test_each_code_is_found_in_some_wrong_file(void **state)
{
    (void)state;
    int missing = 0;
    const ag_check_code *code;
    for (int i = 0; (code = ag_check_code_at(i)) != NULL; i++) {
        if (!met[i]) {
            print_error("no file of tests/check has a finding \"%s\"\n", code->code);
            missing++;
        }
    }
    assert_int_equal(missing, 0);
}

static void print_new_finding(void *context, const ag_finding *finding)
{
    int *count = context;
    print_error("%s:%d: %s %s\n", finding->path, finding->line, finding->code, finding->text);
    (*count)++;
}

static void print_finding(void *context, const ag_finding *finding)
{
    (void)context;
    print_error("%s:%d: %s %s\n", finding->path, finding->line, finding->code, finding->text);
}

static void test_nothing_is_found_in_the_cards_of_the_project(void **state)
{
    (void)state;
    ag_check_result result;
    ag_error error = { 0 };
    int others = 0;
    ag_check_def def = ag_check_default();
    assert_int_equal(ag_check(&def, print_new_finding, &others, &result, &error), AG_OK);
    assert_int_equal(result.errors, 0);
    assert_int_equal(others, 0);
    assert_true(result.files > 100);
}

static void test_nothing_is_found_in_the_worked_pack(void **state)
{
    (void)state;
    ag_check_result result;
    ag_error error = { 0 };
    const char *whole[] = { "docs/packs/ember_court" };
    const char *part[] = { "docs/packs/ember_court/raids/onyxias_lair/decks/main_heroic.lua" };
    ag_check_def def = { folders, 2, whole, 1, NULL, 0 };
    assert_int_equal(ag_check(&def, print_finding, NULL, &result, &error), AG_OK);
    assert_int_equal(result.errors + result.warnings, 0);
    assert_true(result.files >= 16);
    def.paths = part;  // its cards lie in the pack, which is found above it
    assert_int_equal(ag_check(&def, print_finding, NULL, &result, &error), AG_OK);
    assert_int_equal(result.errors + result.warnings, 0);
    assert_int_equal(result.files, 1);
}

static void test_nothing_is_found_in_cards_of_a_scenario(void **state)
{
    (void)state;
    ag_check_result result;
    ag_error error = { 0 };
    const char *paths[] = { "tests/scenarios/rules/values_of_own_cards.lua" };
    ag_check_def def = { folders, 2, paths, 1, NULL, 0 };
    assert_int_equal(ag_check(&def, print_finding, NULL, &result, &error), AG_OK);
    assert_int_equal(result.errors + result.warnings, 0);
    assert_int_equal(result.files, 1);
}

static void test_a_pack_may_name_what_another_pack_holds(void **state)
{
    (void)state;
    ag_check_result result;
    ag_error error = { 0 };
    const char *paths[] = { "tests/check/packs/requires_a_pack_that_is_not_there" };
    const char *packs[] = { "tests/check/packs/requires_in_a_circle/two" };
    ag_check_def def = { folders, 2, paths, 1, packs, 1 };
    found.count = 0;
    assert_int_equal(ag_check(&def, told, &found, &result, &error), AG_OK);
    assert_int_equal(result.errors, 1);  // the circle; cinder is there
    assert_non_null(strstr(found.text[0], "in a circle"));
    packs[0] = "tests/check/files";
    assert_int_equal(ag_check(&def, told, &found, &result, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "has no pack.lua"));
}

static void test_what_is_no_file_and_no_card_is_refused_with_what_was_meant(void **state)
{
    (void)state;
    ag_check_result result;
    ag_error error = { 0 };
    const char *paths[] = { "fierball" };
    ag_check_def def = { folders, 2, paths, 1, NULL, 0 };
    assert_int_equal(ag_check(&def, told, &found, &result, &error), AG_NOT_FOUND);
    assert_non_null(strstr(error.text, "did you mean \"fireball\""));
}

// ---- docs/check.md ----

static void test_the_page_about_findings_has_every_code(void **state)
{
    (void)state;
    static char page[256 * 1024], row[4096];
    static const char *const severities[] = { "error", "warning" };
    FILE *file = fopen("docs/check.md", "r");
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = '\0';
    fclose(file);
    const char *at = strstr(page, "## The codes\n\n");
    assert_non_null(at);
    at += strlen("## The codes\n\n");
    const ag_check_code *code;
    for (int i = 0; (code = ag_check_code_at(i)) != NULL; i++) {
        snprintf(row, sizeof row, "%s### %s (%s)\n\n%s\n\nFor example: `%s`\n\nTo mend it: %s\n",
                 i == 0 ? "" : "\n", code->code, severities[code->severity], code->meaning,
                 code->example, code->mend);
        if (strncmp(at, row, strlen(row)) != 0) {
            fail_msg("docs/check.md: \"%s\" differs from `aggro check --explain all`", code->code);
        }
        at += strlen(row);
    }
    assert_int_equal(*at, '\0');
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_wrong_file_has_its_findings_and_no_others),
        cmocka_unit_test(test_each_code_is_found_in_some_wrong_file),
        cmocka_unit_test(test_nothing_is_found_in_the_cards_of_the_project),
        cmocka_unit_test(test_nothing_is_found_in_the_worked_pack),
        cmocka_unit_test(test_nothing_is_found_in_cards_of_a_scenario),
        cmocka_unit_test(test_a_pack_may_name_what_another_pack_holds),
        cmocka_unit_test(test_what_is_no_file_and_no_card_is_refused_with_what_was_meant),
        cmocka_unit_test(test_the_page_about_findings_has_every_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
