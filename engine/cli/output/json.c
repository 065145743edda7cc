// Lines of JSON.
#include "cli/output/json.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

// What the next argument is, by the last letter of its conversion; NULL: the field is left out.
static cJSON *value_of(const char *kind, char sign, va_list *list)
{
    char text[24];
    int number;
    switch (kind[strlen(kind) - 1]) {
    case 's': {
        const char *word = va_arg(*list, const char *);
        int empty = word == NULL || word[0] == '\0';
        if (empty && sign == '?') return NULL;
        return empty && sign == '!' ? cJSON_CreateNull() : cJSON_CreateString(word);
    }
    case 'd':
        number = va_arg(*list, int);
        return number < 0 && sign == '?' ? NULL : cJSON_CreateNumber(number);
    case 'i': return cJSON_CreateBool(va_arg(*list, int));
    case 'f': return cJSON_CreateNumber(va_arg(*list, double));
    case 'u':
        if (kind[1] == 'u') return cJSON_CreateNumber(va_arg(*list, unsigned));
        snprintf(text, sizeof text, "%" PRIu64, va_arg(*list, uint64_t));
        return cJSON_CreateRaw(text);
    default:
        snprintf(text, sizeof text, "%016" PRIx64, va_arg(*list, uint64_t));
        return cJSON_CreateString(text);
    }
}

static void add(cJSON *object, const char *fields, va_list *list)
{
    char name[64], kind[8];
    int size;
    for (; sscanf(fields, " %63[^=]=%7s%n", name, kind, &size) == 2; fields += size) {
        size_t last = strlen(name) - 1;
        char sign = name[last];
        cJSON *value = value_of(kind, sign, list);
        if (sign == '?' || sign == '!') name[last] = '\0';
        if (value != NULL) cJSON_AddItemToObject(object, name, value);
    }
    AG_ASSERT(*fields == '\0');
}

void ag_json_add(cJSON *object, const char *fields, ...)
{
    va_list list;
    va_start(list, fields);
    add(object, fields, &list);
    va_end(list);
}

void ag_json_item(cJSON *to, const char *fields, ...)
{
    cJSON *item = cJSON_CreateObject();
    va_list list;
    va_start(list, fields);
    add(item, fields, &list);
    va_end(list);
    cJSON_AddItemToArray(to, item);
}

void ag_json_say(const char *schema, const char *fields, ...)
{
    cJSON *line = ag_json_open(schema);
    va_list list;
    va_start(list, fields);
    add(line, fields, &list);
    va_end(list);
    ag_json_print(line);
}

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
