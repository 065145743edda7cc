// aggro diff: how two card databases differ.
#include "cli/common/cli.h"

#include <string.h>

#include "cli/output/json.h"

static const ag_option_row rows[] = {
    { "json", NULL, "a line of JSON for each difference" },
    { "quiet", NULL, "say nothing: the exit code is 1 where something is different" },
    { NULL },
};

typedef struct printing {
    int json, quiet;
    char last[128];  // the key whose heading was printed
} printing;

static void print_json(const ag_difference *difference)
{
    static const char *const words[] = { "added", "removed", "changed" };
    cJSON *line = ag_json_open("aggro.difference/1");
    ag_json_add(line, "kind=%s key=%s name=%s what=%s", difference->kind, difference->key,
                difference->name, words[difference->what]);
    if (difference->field != NULL) {
        ag_json_add(line, "field=%s was=%s now=%s", difference->field, difference->was,
                    difference->now);
    }
    ag_json_print(line);
}

static const char *shown(const char *value)
{
    return value[0] == '\0' ? "nothing" : value;
}

static void print(void *context, const ag_difference *difference)
{
    static const char signs[] = "+-~";
    printing *now = context;
    if (now->json) print_json(difference);
    if (now->json || now->quiet) return;
    if (strcmp(now->last, difference->key) != 0) {
        printf("%c %s %s", signs[difference->what], difference->kind, difference->key);
        printf(strcmp(difference->name, difference->key) != 0 ? " (%s)\n" : "\n", difference->name);
        snprintf(now->last, sizeof now->last, "%s", difference->key);
    }
    if (difference->field == NULL) return;
    if (strcmp(difference->field, "script") == 0) {
        printf("    its script: %.8s, now %.8s\n", difference->was, difference->now);
    } else if (strstr(difference->field, "text") != NULL) {
        printf("    %s was: %s\n", difference->field, shown(difference->was));
        printf("    %s now: %s\n", difference->field, shown(difference->now));
    } else {
        printf("    %s: %s, now %s\n", difference->field, shown(difference->was),
               shown(difference->now));
    }
}

static int run(const ag_arguments *arguments)
{
    ag_engine *engines[2];
    ag_error error = { 0 };
    printing now = { .json = ag_arguments_has(arguments, "json"),
                     .quiet = ag_arguments_has(arguments, "quiet") };
    if (arguments->word_count != 2) {
        ag_cli_stop(AG_USAGE, "two card databases are compared: aggro diff OLD.db NEW.db");
    }
    for (int i = 0; i < 2; i++) {
        if (ag_engine_open(arguments->words[i], &engines[i], &error) < 0) {
            error.status = error.status == AG_BAD_CONTENT ? AG_BAD_CONTENT : AG_ENVIRONMENT;
            ag_cli_need(error.status, &error);
        }
    }
    int differ = ag_engine_difference(engines[0], engines[1], print, &now) > 0;
    ag_engine_close(engines[0]);
    ag_engine_close(engines[1]);
    return differ ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

const ag_command ag_command_diff = { "diff",
                                     "OLD.db NEW.db",
                                     "what is different between two card databases",
                                     "diff old.db build/cards.db",
                                     rows,
                                     run,
                                     AG_WORDS_ANY };
