// Scenarios and what they cite: runs files of scenarios with the engine's scripts.
#include "api/handle/engine.h"
#include "base/error.h"
#include "game/log/given.h"
#include "lua/host/host.h"
#include "lua/describe/describe.h"
#include "lua/scenario/scenario.h"

// Takes the options from `how`, and the rest from the engine.
static ag_status run_scenario(ag_engine *engine, const char *path, ag_scenario_host how,
                              ag_scenario_result *out, ag_error *error)
{
    if (engine == NULL || path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and a scenario file were expected");
    }
    ag_scenario_host host = ag_engine_scenario_host(engine);
    host.context = how.cited != NULL ? how.context : engine;
    host.folder = how.folder;
    host.save_path = how.save_path;
    host.one_way = how.one_way;
    host.only_citing = how.only_citing;
    host.cited = how.cited;
    host.coverage = how.coverage;
    host.used = how.used;
    host.used_context = how.used_context;
    host.noted = how.noted;
    host.noted_context = how.noted_context;
    return ag_scenario_run_file(&host, path, out, error);
}

ag_status ag_scenario_run_saved(ag_engine *engine, const char *path, const char *save_path,
                                ag_scenario_result *out, ag_error *error)
{
    return run_scenario(engine, path, (ag_scenario_host){ .save_path = save_path }, out, error);
}

ag_status ag_scenario_run(ag_engine *engine, const char *path, ag_scenario_result *out,
                          ag_error *error)
{
    return ag_scenario_run_saved(engine, path, NULL, out, error);
}

ag_status ag_scenario_record(ag_engine *engine, const char *path, const char *folder,
                             ag_scenario_result *out, ag_error *error)
{
    if (folder == NULL) return ag_fail(error, AG_USAGE, "a folder for the recordings was expected");
    return run_scenario(engine, path, (ag_scenario_host){ .folder = folder }, out, error);
}

ag_status ag_scenario_run_straight(ag_engine *engine, const char *path, const char *rule,
                                   ag_scenario_result *out, ag_error *error)
{
    ag_scenario_host how = { .one_way = 1, .only_citing = rule };
    return run_scenario(engine, path, how, out, error);
}

ag_status ag_scenario_run_how(ag_engine *engine, const char *path, const ag_scenario_how *how,
                              ag_scenario_result *out, ag_error *error)
{
    if (how == NULL) {
        return ag_fail(error, AG_USAGE, "how to run the scenario was expected: zero for as usual");
    }
    ag_scenario_host host = { .one_way = how->straight,
                              .save_path = how->save_path,
                              .folder = how->folder,
                              .only_citing = how->rule,
                              .coverage = how->coverage,
                              .used = how->used,
                              .used_context = how->context,
                              .noted = how->noted,
                              .noted_context = how->noted_context };
    return run_scenario(engine, path, host, out, error);
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
    if (report == NULL) {
        return ag_fail(error, AG_USAGE, "a function was expected that is told the rules");
    }
    ag_scenario_host how = { .context = context, .cited = report };
    return run_scenario(engine, path, how, &ignored, error);
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
