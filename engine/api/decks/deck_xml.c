// Decks as XML: OCTGN's .o8d (<section><card qty id>Name</card>) and LackeyCCG's .dek
// (<superzone><card><name>…, one card for each copy). Expat reads it; documents with a DOCTYPE are
// refused, so nothing expands.
#include "api/decks/deck_list.h"

#include <expat.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"

enum { DEPTH_MAX = 16 };

typedef struct xml {
    ag_deck_list *list;
    XML_Parser parser;
    int depth, line;
    int saw_deck;
    char section[64];  // the name of the section or superzone
    char id[128], set[128];
    char text[AG_DECK_TEXT_MAX + 1];
    size_t length;
    long long count;
    int in_name, in_card, in_notes, in_set;
    const char *refused;  // what the document has but may not have
} xml;

static void refuse(xml *now, const char *what)
{
    if (now->refused == NULL) {
        now->refused = what;
        now->line = (int)XML_GetCurrentLineNumber(now->parser);
        XML_StopParser(now->parser, XML_FALSE);
    }
}

static const char *attribute(const char **pairs, const char *name)
{
    for (; pairs[0] != NULL; pairs += 2) {
        if (strcmp(pairs[0], name) == 0) return pairs[1];
    }
    return "";
}

static void on_doctype(void *context, const char *name, const char *system, const char *id,
                       int internal)
{
    (void)name;
    (void)system;
    (void)id;
    (void)internal;
    refuse(context, "it has a DOCTYPE, which no deck needs");
}

static void begin_card(xml *now, const char **pairs)
{
    const char *quantity = attribute(pairs, "qty");
    size_t size = strlen(quantity);
    now->in_card = 1;
    now->line = (int)XML_GetCurrentLineNumber(now->parser);
    now->count = 1;
    now->set[0] = '\0';
    snprintf(now->id, sizeof now->id, "%s", attribute(pairs, "id"));
    if (size > 0 && ag_deck_number(quantity, size, &now->count) != size) now->count = 0;
}

static void on_begin(void *context, const char *name, const char **pairs)
{
    xml *now = context;
    if (++now->depth > DEPTH_MAX) {
        refuse(now, "its elements lie too deep in each other");
        return;
    }
    if (strcmp(name, "deck") == 0 && now->depth == 1) {
        now->saw_deck = 1;
    } else if (!now->saw_deck) {
        refuse(now, "it is no deck: <deck> was expected");
    } else if (strcmp(name, "section") == 0 || strcmp(name, "superzone") == 0) {
        snprintf(now->section, sizeof now->section, "%s", attribute(pairs, "name"));
    } else if (strcmp(name, "card") == 0) {
        begin_card(now, pairs);
        now->length = 0;
    } else if (strcmp(name, "name") == 0 && now->in_card) {
        snprintf(now->id, sizeof now->id, "%s", attribute(pairs, "id"));
        now->length = 0;
        now->in_name = 1;
    } else if (strcmp(name, "set") == 0 && now->in_card) {
        now->in_set = 1;
    } else if (strcmp(name, "notes") == 0) {
        now->in_notes = 1;
        now->length = 0;
    }
}

// An id of another program means nothing here, unless it is a key of the database.
static const char *set_of(const xml *now)
{
    return ag_library_card(now->list->engine->library, now->id) != NULL ? now->id : now->set;
}

// The copies of a .dek come one by one: they are added up.
static int same_again(const xml *now, const char *name)
{
    const ag_list *entries = &now->list->entries;
    ag_deck_entry *last = entries->count == 0 ? NULL : ag_list_at(entries, entries->count - 1);
    if (last == NULL || strcmp(last->name, name) != 0 || strcmp(last->set, set_of(now)) != 0
        || last->count + now->count > AG_DECK_COUNT_MAX || now->count < 1) {
        return 0;
    }
    last->count += (int)now->count;
    return 1;
}

static void end_card(xml *now)
{
    const char *name = ag_deck_list_text(now->list, now->text, now->length);
    int hero = ag_case_compare(now->section, "hero") == 0;
    if (ag_case_compare_part(now->section, "side", 4) == 0) {
        ag_deck_list_trouble(now->list, now->line, "\"%.80s\" is in a side deck, which no raid has",
                             name);
    } else if (!same_again(now, name)) {
        const char *set = set_of(now);
        ag_deck_list_add(now->list, &(ag_deck_read){ .line = now->line,
                                                     .count = now->count,
                                                     .name = name,
                                                     .size = strlen(name),
                                                     .set = set,
                                                     .set_size = strlen(set),
                                                     .is_hero = hero });
    }
}

// `deck export` writes "Name: …" and "Plan: …"; other notes are the plan.
static void end_notes(xml *now)
{
    const char *notes = ag_deck_list_text(now->list, now->text, now->length);
    const char *plan = strstr(notes, "Plan: ");
    if (strncmp(notes, "Name: ", 6) == 0) {
        now->list->name = ag_deck_list_text(now->list, notes + 6, strcspn(notes + 6, "\n"));
    } else {
        now->list->plan = notes;
    }
    if (plan != NULL) {
        now->list->plan = ag_deck_list_text(now->list, plan + 6, strcspn(plan + 6, "\n"));
    }
}

static void on_end(void *context, const char *name)
{
    xml *now = context;
    now->depth--;
    if (strcmp(name, "card") == 0 && now->in_card) {
        end_card(now);
        now->in_card = 0;
    } else if (strcmp(name, "name") == 0) {
        now->in_name = 0;
    } else if (strcmp(name, "set") == 0) {
        now->in_set = 0;
    } else if (strcmp(name, "notes") == 0) {
        end_notes(now);
        now->in_notes = 0;
    }
}

static void on_text(void *context, const char *text, int size)
{
    xml *now = context;
    size_t length = (size_t)size;
    if (now->in_set) {
        size_t have = strlen(now->set);
        snprintf(now->set + have, sizeof now->set - have, "%.*s", size, text);
        return;
    }
    // A .dek's card has its name inside, with spaces around it.
    int blank = strspn(text, " \t\r\n") >= length;
    if ((!now->in_card && !now->in_notes) || (now->in_card && !now->in_name && blank)) return;
    if (now->length + length > AG_DECK_TEXT_MAX) {
        refuse(now, "a name or note in it is longer than any");
        return;
    }
    memcpy(now->text + now->length, text, length);
    now->length += length;
}

ag_status ag_deck_read_xml(ag_deck_list *list, const char *text, size_t size, ag_error *error)
{
    xml now = { .list = list, .parser = XML_ParserCreate(NULL) };
    ag_status status = AG_OK;
    if (now.parser == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", list->file);
    }
    XML_SetUserData(now.parser, &now);
    XML_SetElementHandler(now.parser, on_begin, on_end);
    XML_SetCharacterDataHandler(now.parser, on_text);
    XML_SetStartDoctypeDeclHandler(now.parser, on_doctype);
    enum XML_Status read = XML_Parse(now.parser, text, (int)size, 1);
    if (now.refused != NULL) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:%d: %s", list->file, now.line, now.refused);
    } else if (read != XML_STATUS_OK) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:%d: this is no whole XML document: %s",
                         list->file, (int)XML_GetCurrentLineNumber(now.parser),
                         XML_ErrorString(XML_GetErrorCode(now.parser)));
    }
    XML_ParserFree(now.parser);
    return status;
}
