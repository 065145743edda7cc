// Keywords in effects: how much of one a card has, Empower, and those that are instructions
// (Portal, Delve), which are written in keywords.lua.
#include "lua/words/call.h"
#include "lua/load/loader.h"

static int card_keyword(ag_api_call *call)
{
    ag_card_id card = call->on.card;
    int keyword = call->arg[0].number;
    if (ag_card_exists(call->state, card)) {
        return ag_give_number(call, ag_keyword_sum(call->rules, card, keyword));
    }
    // CR 707.3: for a card that is gone it is still known that it had the keyword.
    const ag_known *known = ag_known_find(call->state, card);
    return ag_give_number(call, known != NULL && (known->keywords & AG_LONG_BIT(keyword)) != 0);
}

static int card_givers(ag_api_call *call)
{
    if (!ag_card_exists(call->state, call->on.card)) return ag_give_none(call);
    int count = ag_keyword_givers(call->rules, call->on.card, call->arg[0].number, call->cards[0],
                                  AG_CARD_MAX);
    return ag_push_cards(call->L, call->cards[0], count);
}

static int card_empowered(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    uint16_t bit = (uint16_t)AG_BIT(call->arg[0].number);
    const ag_link *link = ag_link_at(call->state, frame->link);
    int as_added = link == NULL || link->kind != AG_LINK_CARD || (link->empowered & bit) != 0;
    int now = (ag_empowered(call->rules, frame->seat, frame->me) & bit) != 0;
    return ag_give_yes(call, as_added && now);  // KW Empower
}

// KW Portal, KW Delve
static int card_perform(ag_api_call *call)
{
    lua_State *L = call->L;
    lua_settop(L, 1);
    ag_keywords_push(L, "verbs", call->row->name);
    lua_insert(L, 1);
    lua_callk(L, 1, 0, AG_GIVES_NOTHING, ag_call_answer);
    return 0;
}

const ag_api_row ag_api_keyword[] = {
    { AG_API_LOOK, AG_ON_CARD, "keyword", card_keyword, AG_GIVES_NUMBER, .rule = "CR 700.1",
      .takes = { { "keyword", AG_SHAPE_WORD, "keyword", .needed = AG_NEEDED, .as = "\"Assault\"",
                   .words = { ag_keyword_words, AG_KEYWORD_COUNT } } },
      .doc = "How much of a keyword it has now: the numbers of all instances together, or how "
             "many there are. Of a card that has moved: 1 where it had it." },
    { AG_API_LOOK, AG_ON_CARD, "givers", card_givers, AG_GIVES_GROUP, .rule = "CR 714.1",
      .takes = { { "keyword", AG_SHAPE_WORD, "keyword", .needed = AG_NEEDED, .as = "\"Bear Form\"",
                   .words = { ag_keyword_words, AG_KEYWORD_COUNT } } },
      .doc = "The cards that are the sources of what gives it this keyword now, wherever they "
             "are." },
    { AG_API_LOOK, AG_ON_ME, "empowered", card_empowered, AG_GIVES_YES, .rule = "KW Empower",
      .takes = { { "class", AG_SHAPE_WORD, "class", .needed = AG_NEEDED, .as = "\"hunter\"",
                   .words = { ag_empower_words, AG_CLASS_COUNT + 1 } } },
      .doc = "Whether its player controls another hero or ally of that class (\"monster\": with "
             "that icon), and of an ability did already as it was added to the chain." },
    { AG_API_VERB, AG_ON_ME, "portal", card_perform, AG_GIVES_NOTHING, .rule = "KW Portal",
      .doc = "Reveals the top three cards of its player's deck; a Demon ally among them that "
             "costs less than this card may come into play, the others go under the deck." },
    { AG_API_VERB, AG_ON_ME, "delve", card_perform, AG_GIVES_NOTHING, .rule = "KW Delve",
      .doc = "Its player looks at the top two cards of their deck; any of them stay on top, the "
             "others go under it." },
    { .kind = AG_API_END },
};
