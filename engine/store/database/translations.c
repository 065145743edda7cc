// Translations into one language, looked up by card: the script that
// contains them is <set>/lang/<language>.
#include "store/database/library.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"

enum { LANGUAGE_SIZE = 12, KEY_SIZE = 96 };

// ---- which languages ----

// The language of a script of texts; NULL: it is another kind of script.
static const char *language_of(const char *key)
{
    const char *slash = strchr(key, '/');
    return slash != NULL && strncmp(slash, "/lang/", 6) == 0 ? slash + 6 : NULL;
}

// 1: some script is in this language. Writes all languages to `list`, each once.
static int is_spoken(const ag_library *library, const char *lang, ag_writer *list)
{
    const ag_list *scripts = ag_library_table(library, AG_TABLE_SCRIPT);
    int found = 0;
    ag_write(list, "en");
    for (int i = 0; i < scripts->count; i++) {
        const char *spoken = language_of(((const ag_script_row *)ag_list_at(scripts, i))->key);
        if (spoken != NULL) {
            found |= strcmp(spoken, lang) == 0;
            if (strstr(list->text, spoken) == NULL) ag_write(list, " %s", spoken);
        }
    }
    return found;
}

ag_status ag_library_speak(ag_library *library, const char *lang, ag_error *error)
{
    char text[256];
    ag_writer list = ag_writer_open(text, sizeof text);
    int english = strcmp(lang, "en") == 0;
    if (!english && (strlen(lang) >= LANGUAGE_SIZE || !is_spoken(library, lang, &list))) {
        return ag_fail(error, AG_NOT_FOUND,
                       "the card database does not speak \"%.20s\"; it speaks %s", lang,
                       text[0] != '\0' ? text : "en");
    }
    library->lang = english ? "" : ag_arena_text(&library->arena, lang);
    return library->arena.failed ? ag_fail(error, AG_NO_MEMORY, "no memory left for a language")
                                 : AG_OK;
}

// ---- one card ----

// The row of this script and card; NULL: there is none.
static const ag_translation_row *find_row(const ag_list *rows, const char *script, const char *key)
{
    int low = 0;
    int high = rows->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        const ag_translation_row *row = ag_list_at(rows, middle);
        int order = strcmp(script, row->script);
        order = order != 0 ? order : strcmp(key, row->key);
        if (order == 0) return row;
        low = order > 0 ? middle + 1 : low;
        high = order < 0 ? middle : high;
    }
    return NULL;
}

static const char *either(const char *translated, const char *english)
{
    return translated[0] != '\0' ? translated : english;
}

int ag_library_translated(const ag_library *library, const char *key, ag_translated *out)
{
    char script[KEY_SIZE];
    if (library->lang[0] == '\0') return 0;
    const ag_list *rows = ag_library_table(library, AG_TABLE_TRANSLATION);
    const ag_card_row *card = ag_library_card(library, key);
    AG_ASSERT(rows->count >= 0);
    if (card == NULL) return 0;
    snprintf(script, sizeof script, "%.*s/lang/%s", (int)strcspn(key, "/"), key, library->lang);
    const ag_translation_row *row = find_row(rows, script, key);
    *out = (ag_translated){ card->name, card->back_name, card->text, card->back_text };
    if (row != NULL) {
        *out =
            (ag_translated){ either(row->name, card->name), either(row->back_name, card->back_name),
                             either(row->text, card->text),
                             either(row->back_text, card->back_text) };
    }
    return 1;
}

const ag_card_row *ag_library_called(const ag_library *library, const char *name)
{
    const ag_list *rows =
        library->lang[0] == '\0' ? NULL : ag_library_table(library, AG_TABLE_TRANSLATION);
    const ag_card_row *found = NULL;
    int count = 0;
    for (int i = 0; rows != NULL && i < rows->count; i++) {
        const ag_translation_row *row = ag_list_at(rows, i);
        if (strcmp(row->lang, library->lang) == 0 && ag_case_compare(row->name, name) == 0) {
            found = ag_library_card(library, row->key);
            count++;
        }
    }
    return count == 1 ? found : NULL;
}
