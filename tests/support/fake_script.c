// A frame's place is a number here, where Lua has a coroutine; both are caches that may be thrown
// away.
#include "support/fake_script.h"

#include <stdlib.h>
#include <string.h>

static const fake_function *find(const fake_script *script, const ag_frame *frame)
{
    for (int i = 0; i < script->function_count; i++) {
        const fake_function *function = &script->functions[i];
        int condition = function->condition != NULL;
        if (function->printed == frame->printed && function->power == frame->power
            && condition == (frame->slot == AG_SLOT_CONDITION)) {
            return function;
        }
    }
    return NULL;
}

static ag_progress run(void *host, ag_rules *rules, int slot)
{
    fake_script *script = host;
    ag_frame *frame = &rules->state->frames[slot];
    if (frame->stage == 0) {
        script->steps[slot] = 0;
    }
    script->run_count++;
    const fake_function *function = find(script, frame);
    return function == NULL
               ? AG_DONE
               : function->effect(rules, frame, script->steps[slot]++, function->context);
}

static int test(void *host, const ag_rules *rules, const ag_frame *frame)
{
    fake_script *script = host;
    script->test_count++;
    const fake_function *function = find(script, frame);
    return function == NULL ? 1 : function->condition(rules, frame, function->context);
}

static void drop(void *host, int slot)
{
    fake_script *script = host;
    script->steps[slot] = 0;
    script->drop_count++;
}

static uint16_t card(void *host, const char *key)
{
    fake_script *script = host;
    return ag_catalog_find(script->scripts.catalog, key);
}

static ag_symbol symbol(void *host, const char *word)
{
    fake_script *script = host;
    return ag_catalog_symbol(script->scripts.catalog, word);
}

// The host is the fake itself.
static const ag_script *script_of(const struct ag_host *host, int index, int *set)
{
    fake_script *script = (fake_script *)host;
    if (index != 0 || script->source == NULL) return NULL;
    ag_hash_script(script->source, strlen(script->source), script->hash);
    script->used = (ag_script){ .key = "test/script",
                                .path = "cards/test/script.lua",
                                .source = script->source,
                                .size = strlen(script->source),
                                .hash = script->hash };
    if (set != NULL) {
        *set = 0;
    }
    return &script->used;
}

static void close_scripts(ag_scripts *scripts)
{
    if (scripts != NULL) {
        fake_script_close(scripts->context);
    }
}

static ag_scripts *fork_scripts(ag_scripts *scripts)
{
    const fake_script *from = scripts->context;
    fake_script *copy = fake_script_open(scripts->catalog);
    if (copy == NULL) return NULL;
    copy->source = from->source;
    copy->function_count = from->function_count;
    for (int i = 0; i < from->function_count; i++) {
        copy->functions[i] = from->functions[i];
    }
    return &copy->scripts;
}

fake_script *fake_script_open(const ag_catalog *catalog)
{
    fake_script *script = calloc(1, sizeof *script);
    if (script == NULL) return NULL;
    script->port = (ag_port){
        .host = script, .run = run, .test = test, .drop = drop, .card = card, .symbol = symbol
    };
    script->scripts = (ag_scripts){ .port = &script->port,
                                    .catalog = catalog,
                                    .context = script,
                                    .host = (struct ag_host *)script,
                                    .fork = fork_scripts,
                                    .close = close_scripts,
                                    .fault = "",
                                    .script = script_of };
    return script;
}

void fake_script_close(fake_script *script)
{
    free(script);
}

static fake_function *add(fake_script *script, uint16_t printed, uint16_t power, void *context)
{
    AG_ASSERT(script->function_count < FAKE_FUNCTION_MAX);
    fake_function *function = &script->functions[script->function_count++];
    *function = (fake_function){ .printed = printed, .power = power, .context = context };
    return function;
}

void fake_script_effect(fake_script *script, uint16_t printed, uint16_t power, fake_effect *effect,
                        void *context)
{
    add(script, printed, power, context)->effect = effect;
}

void fake_script_condition(fake_script *script, uint16_t printed, uint16_t power,
                           fake_condition *condition, void *context)
{
    add(script, printed, power, context)->condition = condition;
}
