// Remarks about a deck, as lines for people or for programs.
#include "cli/decks/deck_said.h"

#include <stdio.h>

#include "cli/output/json.h"

int ag_deck_said_count(const ag_deck_list *list, ag_deck_said what)
{
    int count = 0;
    while (ag_deck_says(list, what, count, NULL) != NULL) count++;
    return count;
}

void ag_deck_said_print(const ag_deck_list *list, ag_deck_said what, const char *lead)
{
    const char *file = ag_deck_about(list).file;
    const char *text;
    int line;
    for (int i = 0; (text = ag_deck_says(list, what, i, &line)) != NULL; i++) {
        if (line > 0) {
            fprintf(stderr, "%s:%d: %s: %s\n", file, line, lead, text);
        } else {
            fprintf(stderr, "%s: %s: %s\n", file, lead, text);
        }
    }
}

static void add_lines(cJSON *object, const char *name, const ag_deck_list *list, ag_deck_said what)
{
    cJSON *lines = cJSON_AddArrayToObject(object, name);
    const char *text;
    int line;
    for (int i = 0; (text = ag_deck_says(list, what, i, &line)) != NULL; i++) {
        cJSON *entry = cJSON_CreateObject();
        if (line > 0) cJSON_AddNumberToObject(entry, "line", line);
        cJSON_AddStringToObject(entry, "text", text);
        cJSON_AddItemToArray(lines, entry);
    }
}

cJSON *ag_deck_said_object(const ag_deck_list *list, const char *deck)
{
    ag_deck_info about = ag_deck_about(list);
    int wrong =
        ag_deck_said_count(list, AG_DECK_TROUBLES) + ag_deck_said_count(list, AG_DECK_BREACHES);
    cJSON *line = ag_json_open("aggro.deck_check/1");
    cJSON_AddStringToObject(line, "deck", deck);
    cJSON_AddStringToObject(line, "file", about.file);
    cJSON_AddStringToObject(line, "name", about.name);
    cJSON_AddBoolToObject(line, "legal", wrong == 0);
    cJSON_AddNumberToObject(line, "cards", about.cards);
    add_lines(line, "troubles", list, AG_DECK_TROUBLES);
    add_lines(line, "breaches", list, AG_DECK_BREACHES);
    return line;
}

void ag_deck_said_json(const ag_deck_list *list, const char *deck)
{
    ag_json_print(ag_deck_said_object(list, deck));
}
