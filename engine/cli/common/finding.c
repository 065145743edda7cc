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
    cJSON *line = ag_json_open("aggro.finding/1");
    cJSON_AddStringToObject(line, "severity", severity);
    cJSON_AddStringToObject(line, "code", finding->code);
    cJSON_AddStringToObject(line, "path", finding->path);
    cJSON_AddNumberToObject(line, "line", finding->line);
    cJSON_AddStringToObject(line, "text", finding->text);
    ag_json_print(line);
}
