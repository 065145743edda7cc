// Read from the source of the scripts, as a script is, so that recordings and saved games contain
// it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/letter.h"
#include "lua/host/sets.h"

enum { LABEL_MAX = 256 };

// Names that several cards share are followed by the key. 0: there is no room for one more word.
static int label(ag_host *host, const ag_collected *cards, int count, ag_symbol *words)
{
    // By the symbol of the name: how many cards have it; 2 stands for 2 or more
    uint8_t *borne = calloc(UINT16_MAX + 1, 1);
    int all = borne != NULL;
    for (int i = 0; i < count && all; i++) {
        words[i] = ag_host_intern(host, cards[i].name);
        borne[words[i]] += borne[words[i]] < 2;
        all = words[i] != 0;
    }
    for (int i = 0; i < count && all; i++) {
        char text[LABEL_MAX];
        snprintf(text, sizeof text, "%s (%s)", cards[i].name, cards[i].key);
        words[i] = borne[words[i]] > 1 ? ag_host_intern(host, text) : words[i];
        all = words[i] != 0;
    }
    free(borne);
    return all;
}

static const ag_collection *read(ag_host *host, const ag_script *script)
{
    int count = ag_line_of(script->source, script->source + script->size) - 1;
    ag_collection *made = ag_host_hold(host, sizeof *made);
    ag_collected *cards = ag_host_hold(host, (size_t)(count + 1) * sizeof *cards);
    ag_symbol *words = ag_host_hold(host, (size_t)(count + 1) * sizeof *words);
    char *text = ag_host_hold(host, script->size + 1);
    if (made == NULL || cards == NULL || words == NULL || text == NULL) return NULL;
    memcpy(text, script->source, script->size);
    for (int i = 0; i < count && text != NULL; i++) {
        text = ag_collected_read(text, &cards[i]);
    }
    *made = (ag_collection){ count, cards, words };
    return label(host, cards, count, words) ? made : NULL;
}

const ag_collection *ag_host_collection(ag_host *host)
{
    ag_script script;
    if (host->collection == NULL && ag_host_find(host, AG_COLLECTION_KEY, &script)
        && ag_sets_note(host, &script) >= 0) {
        host->collection = read(host, &script);
    }
    return host->collection;
}
