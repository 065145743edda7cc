// Lines of JSON.
#include "cli/output/json.h"

#include <stdio.h>
#include <stdlib.h>

cJSON *ag_json_open(const char *schema)
{
    cJSON *line = cJSON_CreateObject();
    cJSON_AddStringToObject(line, "schema", schema);
    return line;
}

void ag_json_print(cJSON *line)
{
    char *text = cJSON_PrintUnformatted(line);
    puts(text != NULL ? text : "");
    free(text);
    cJSON_Delete(line);
}
