// Scenarios and what they cite: runs files of scenarios with the engine's scripts.
#include "api/handle/engine.h"
#include "base/error.h"
#include "game/log/given.h"
#include "lua/host/host.h"
#include "lua/describe/describe.h"
#include "lua/scenario/scenario.h"

ag_status ag_scenario_run_how(ag_engine *engine, const char *path, const ag_scenario_how *how,
                              ag_scenario_result *out, ag_error *error)
{
    if (engine == NULL || path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and a scenario file were expected");
    }
    if (how == NULL) {
        return ag_fail(error, AG_USAGE, "how to run the scenario was expected: zero for as usual");
    }
    ag_scenario_host host = ag_engine_scenario_host(engine);
    host.how = *how;
    return ag_scenario_run_file(&host, path, out, error);
}

ag_status ag_scenario_run(ag_engine *engine, const char *path, ag_scenario_result *out,
                          ag_error *error)
{
    ag_scenario_how how = { .straight = 0 };
    return ag_scenario_run_how(engine, path, &how, out, error);
}

ag_status ag_coverage_open(ag_engine *engine, ag_coverage **out, ag_error *error)
{
    if (engine == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine was expected, whose scripts are covered");
    }
    return ag_coverage_begin(&engine->source, out, error);
}

// ---- rules ----

ag_status ag_scenario_cites(ag_engine *engine, const char *path, ag_rule_report *report,
                            void *context, ag_error *error)
{
    ag_scenario_result ignored;
    ag_status given = ag_given(engine != NULL && path != NULL && report != NULL,
                               "an engine, a scenario file and a function were", error);
    if (given < 0) return given;
    ag_scenario_host host = ag_engine_scenario_host(engine);
    host.cited = report;
    host.cited_context = context;
    return ag_scenario_run_file(&host, path, &ignored, error);
}

ag_status ag_engine_raid_rules(ag_engine *engine, ag_raid_rule_report *report, void *context,
                               ag_error *error)
{
    ag_status given = ag_given(engine != NULL && report != NULL,
                               "an engine and a function that is told its rules were", error);
    if (given < 0) return given;
    return ag_rulebook_read(&engine->source, report, context, error);
}

void ag_engine_rule_places(ag_engine *engine, const char *raid, const char *number,
                           ag_rule_report *report, void *context)
{
    if (engine == NULL || raid == NULL || number == NULL || report == NULL) return;
    ag_rulebook_places(&engine->source, raid, number, report, context);
}
