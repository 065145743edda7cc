// Finding cards: the public functions over store/query_cards.
#include "api/handle/engine.h"
#include "base/assert.h"
#include "store/search/query_cards.h"
#include "store/search/query.h"

typedef struct search_report {
    const ag_engine *engine;
    ag_found_report *report;
    void *context;
} search_report;

static void tell(void *context, const ag_card_row *card)
{
    const search_report *now = context;
    ag_translated said = ag_engine_card_said(now->engine, card);
    ag_found found = {
        .key = card->key,
        .name = said.name,
        .back_name = said.back_name,
        .type = card->type,
        .tags = card->tags,
        .keywords = card->keywords,
        .classes = card->classes,
        .faction = card->faction,
        .damage = card->damage,
        .rarity = card->rarity,
        .requires = card->requires,
        .text = said.text,
        .back_text = said.back_text,
        .path = ag_library_path(now->engine->library, card->key),
        .cost = card->cost,
        .cost_x = card->cost_x,
        .atk = card->atk,
        .health = card->health,
        .def = card->def,
        .strike = card->strike,
        .number = card->number,
    };
    AG_ASSERT(card->key != NULL);
    now->report(now->context, &found);
}

ag_status ag_engine_find(ag_engine *engine, const ag_find_wish *wish, ag_found_report *report,
                         void *context, ag_error *error)
{
    if (engine == NULL || wish == NULL || wish->query == NULL || report == NULL) {
        return ag_fail(error, AG_USAGE,
                       "an engine, a query and a function that is told were expected");
    }
    search_report now = { .engine = engine, .report = report, .context = context };
    ag_find_request request = { .query = wish->query,
                                .sort = wish->sort,
                                .descending = wish->descending,
                                .limit = wish->limit };
    return ag_library_find(engine->library, &request, tell, &now, error);
}

const char *ag_find_filter(int index, const char **help)
{
    int count = 0;
    while (ag_wish_fields[count].name != NULL) count++;
    if (index < 0 || index >= count) return NULL;
    if (help != NULL) *help = ag_wish_fields[index].help;
    return ag_wish_fields[index].name;
}
