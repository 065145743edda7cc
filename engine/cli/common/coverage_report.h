// What `aggro test --coverage` prints: for each script the lines and
// functions that no scenario ran.
#ifndef AG_CLI_COMMON_COVERAGE_REPORT_H
#define AG_CLI_COMMON_COVERAGE_REPORT_H

#include "cli/common/scenario_files.h"

typedef struct ag_coverage_wish {
    ag_engine *engine;
    const ag_coverage *coverage;
    const ag_card_place *cards;     // only these; without any: all scripts,
    int card_count;
    const ag_paths *packs;          // or those of these packs, if there are any
    ag_naming *naming;              // of the scenarios that ran
    int json;
    double percent_min;             // less than this is a finding
} ag_coverage_wish;

// Prints the report on stdout. Returns an exit code.
int ag_coverage_report(const ag_coverage_wish *wish);

#endif
