// A line of JSON on the standard output, as every command prints it with --json.
#ifndef AG_CLI_OUTPUT_JSON_H
#define AG_CLI_OUTPUT_JSON_H

#include <cjson/cJSON.h>

// An object that begins with its schema: "aggro.result/1".
cJSON *ag_json_open(const char *schema);

// Adds fields to the object: "key=%s cards=%d legal=%i". Each word is a name and how its value is
// given: %s a text, %d and %u a number, %f one with a fraction, %i false or true, "%" PRIu64 a
// number that a double may not hold, "%016" PRIx64 a hash as a text. "cost?=%d" is left out where
// the text is empty or the number is negative, "raid!=%s" is null where the text is empty.
void ag_json_add(cJSON *object, const char *fields, ...) __attribute__((format(printf, 2, 3)));

// The same as an object that is added to a list; as a whole line.
void ag_json_item(cJSON *list, const char *fields, ...) __attribute__((format(printf, 2, 3)));
void ag_json_say(const char *schema, const char *fields, ...) __attribute__((format(printf, 2, 3)));

// Prints the object as one line and deletes it; prints an empty line if memory ran out.
void ag_json_print(cJSON *line);

#endif
