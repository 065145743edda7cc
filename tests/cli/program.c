// Running the program and looking at what it says.
#include "cli/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <sqlite3.h>

static char folder[] = "/tmp/aggro-cli-XXXXXX";

const char *program_folder(void)
{
    return folder;
}

outcome shell(const char *words)
{
    outcome result = { 0 };
    char command[2048];
    snprintf(command, sizeof command, "cd %s && AGGRO='%s/aggro' && SOURCE='%s' && { %s ; } 2>&1",
             folder, AGGRO_BUILD_DIR, AGGRO_SOURCE_DIR, words);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    size_t length = fread(result.text, 1, sizeof result.text - 1, pipe);
    result.text[length] = '\0';
    char rest[4096];
    while (fread(rest, 1, sizeof rest, pipe) > 0) {
        continue;
    }
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    result.code = WEXITSTATUS(status);
    return result;
}

outcome aggro(const char *words)
{
    char command[1024];
    snprintf(command, sizeof command, "\"$AGGRO\" %s </dev/null", words);
    return shell(command);
}

void expect(const char *words, int code, const char *said)
{
    outcome result = aggro(words);
    if (result.code != code || strstr(result.text, said) == NULL) {
        print_error("aggro %s: exit %d (expected %d), said: %s(expected: %s)\n", words, result.code,
                    code, result.text, said);
    }
    assert_int_equal(result.code, code);
    assert_non_null(strstr(result.text, said));
}

void assert_said(const outcome *result, const char *said)
{
    if (strstr(result->text, said) == NULL) {
        fail_msg("\"%s\" was not said:\n%s", said, result->text);
    }
}

void assert_not_said(const outcome *result, const char *said)
{
    if (strstr(result->text, said) != NULL) {
        fail_msg("\"%s\" was said:\n%s", said, result->text);
    }
}

void edit_database(const char *name, const char *sql)
{
    char path[128];
    char *why = NULL;
    sqlite3 *db;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s: %s", sql, why);
    }
    sqlite3_close(db);
}

int program_open(void **unused)
{
    (void)unused;
    if (mkdtemp(folder) == NULL) return -1;
    outcome built = shell("\"$AGGRO\" build --quiet --cards \"$SOURCE/cards\" --raids "
                          "\"$SOURCE/raids\" --out cards.db && "
                          // Beside the program lies the database that it takes where none is named.
                          "beside=$(dirname \"$AGGRO\")/cards.db && { [ -e \"$beside\" ] || { "
                          "cp cards.db \"$beside.$$\" && mv \"$beside.$$\" \"$beside\"; }; }");
    if (built.code != 0) {
        print_error("%s", built.text);
    }
    return built.code;
}

int program_close(void **unused)
{
    char command[64];
    (void)unused;
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    return system(command);
}
