// A line of JSON on the standard output, as every command prints it with --json.
#ifndef AG_CLI_OUTPUT_JSON_H
#define AG_CLI_OUTPUT_JSON_H

#include <cjson/cJSON.h>

// An object that begins with its schema: "aggro.result/1".
cJSON *ag_json_open(const char *schema);

// Prints the object as one line and deletes it; prints an empty line if memory ran out.
void ag_json_print(cJSON *line);

#endif
