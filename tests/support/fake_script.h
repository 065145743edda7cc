// The script port in plain C: a test gives a power a C function, so that the rules are
// tested without Lua.
#ifndef AG_TESTS_SUPPORT_FAKE_SCRIPT_H
#define AG_TESTS_SUPPORT_FAKE_SCRIPT_H

#include "base/hash.h"
#include "game/log/game.h"

enum { FAKE_FUNCTION_MAX = 64 };

// `step` is 0 as the frame begins, and grows by one each time it goes on. AG_AGAIN: it pushed a
// task and waits for it.
typedef ag_progress fake_effect(ag_rules *rules, ag_frame *frame, int step, void *context);
typedef int fake_condition(const ag_rules *rules, const ag_frame *frame, void *context);

typedef struct fake_function {
    uint16_t printed, power;
    fake_effect *effect;
    fake_condition *condition;
    void *context;
} fake_function;

typedef struct fake_script {
    ag_scripts scripts;
    ag_port port;
    int function_count;
    fake_function functions[FAKE_FUNCTION_MAX];
    int steps[AG_FRAME_MAX];            // what a coroutine would remember
    int run_count, test_count, drop_count;
    const char *source;                 // the text of the one script that was used; NULL: none
    char hash[AG_HASH_TEXT_SIZE];
    ag_script used;
} fake_script;

// A script host without functions. Close it with fake_script_close, or hand its `scripts` to a
// game, which does.
fake_script *fake_script_open(const ag_catalog *catalog);
void fake_script_close(fake_script *script);

// The function of a power; the power_def must have its bit of `functions` set as well.
void fake_script_effect(fake_script *script, uint16_t printed, uint16_t power, fake_effect *effect,
                        void *context);
void fake_script_condition(fake_script *script, uint16_t printed, uint16_t power,
                           fake_condition *condition, void *context);

#endif
