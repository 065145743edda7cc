// Findings, printed.
#include "cli/common/finding.h"

#include "cli/output/json.h"

const char *const ag_finding_severities[] = { "error", "warning" };

void ag_finding_print(const ag_finding *finding, int json)
{
    const char *severity = ag_finding_severities[finding->severity];
    if (!json) {
        printf("%s:%d: %s: %s %s\n", finding->path, finding->line, severity, finding->code,
               finding->text);
        return;
    }
    ag_json_say("aggro.finding/1", "severity=%s code=%s path=%s line=%d text=%s", severity,
                finding->code, finding->path, finding->line, finding->text);
}
