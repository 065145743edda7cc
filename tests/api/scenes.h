// A small raid for scenarios: its scripts, its database, and running a scenario given in pieces.
#ifndef AG_TESTS_API_SCENES_H
#define AG_TESTS_API_SCENES_H

#include "aggro_author.h"

typedef struct scene_bench {
    char folder[64];
    ag_engine *engine;
} scene_bench;

int scenes_setup(void **state);
int scenes_teardown(void **state);

void scenes_write(const scene_bench *bench, const char *path, const char *text);

// Runs a scenario whose three functions are given; the fields before them go into `head`.
ag_scenario_result scenes_run(const scene_bench *bench, const char *head, const char *given,
                              const char *play, const char *expect);
void scenes_pass(const scene_bench *bench, const char *head, const char *given, const char *play,
                 const char *expect);

// It must fail, and the report must hold the words.
void scenes_fail(const scene_bench *bench, const char *given, const char *play, const char *expect,
                 const char *words);

#endif
