// Lines of JSON.
#include "cli/output/json.h"

#include <stdio.h>
#include <stdlib.h>

void ag_json_print(cJSON *line)
{
    char *text = cJSON_PrintUnformatted(line);
    puts(text != NULL ? text : "");
    free(text);
    cJSON_Delete(line);
}
