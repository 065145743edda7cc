// Lines of the collection, written and read.
#include "explain/collection.h"

#include <stdio.h>
#include <string.h>

enum { FIELDS = 9 };

size_t ag_collected_write(const ag_collected *card, char *out, size_t capacity)
{
    const ag_deck_facts *facts = &card->facts;
    const char *decks = facts->deckbuilding == NULL ? "" : facts->deckbuilding;
    int length = snprintf(out, capacity, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s%s%s%s%s%s\n", card->key,
                          card->name, facts->type, facts->tags, facts->classes, facts->faction,
                          facts->requires, facts->of_raid ? "r" : "", facts->is_token ? "t" : "",
                          card->is_unlimited ? "u" : "", card->is_ongoing ? "o" : "",
                          decks[0] == '\0' ? "" : "\t", decks);
    return length > 0 && (size_t)length < capacity ? (size_t)length : 0;
}

char *ag_collected_read(char *text, ag_collected *out)
{
    const char *fields[FIELDS];
    char *end = strchr(text, '\n');
    if (end == NULL) return NULL;
    *end = '\0';
    for (int i = 0; i < FIELDS; i++) {
        fields[i] = text;
        text += strcspn(text, "\t");
        text += *text == '\t' ? (*text = '\0', 1) : 0;
    }
    *out = (ag_collected){ .key = fields[0],
                           .name = fields[1],
                           .is_unlimited = strchr(fields[7], 'u') != NULL,
                           .is_ongoing = strchr(fields[7], 'o') != NULL,
                           .facts = { .type = fields[2],
                                      .tags = fields[3],
                                      .classes = fields[4],
                                      .faction = fields[5],
                                      .requires = fields[6],
                                      .of_raid = strchr(fields[7], 'r') != NULL,
                                      .is_token = strchr(fields[7], 't') != NULL,
                                      .deckbuilding = fields[8] } };
    return end + 1;
}

int ag_collected_tag(const char **tags, char *out, size_t capacity)
{
    const char *tag = *tags + strspn(*tags, ", ");
    size_t length = strcspn(tag, ",");
    *tags = tag + length;
    size_t plain = strcspn(tag, "(,");
    plain -= plain < length && plain > 0 && tag[plain - 1] == ' ';
    snprintf(out, capacity, "%.*s", (int)plain, tag);
    return length > 0;
}
