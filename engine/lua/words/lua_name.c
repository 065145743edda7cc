// Names: a card's, an ally type, one that no card has (CR 200.3, 202.4).
#include "lua/words/call.h"
#include "lua/load/loader.h"

// Texts without duplicates in alphabetical order, as the order of loading would show who plays
// what. They come from the whole collection, as those of the game would show it too.
typedef struct names {
    const char *texts[AG_OPTION_MAX];
    int count;
} names;

static void add(names *to, const char *text)
{
    int at = to->count;
    for (int i = 0; i < to->count; i++) {
        int order = strcmp(to->texts[i], text);
        if (order == 0) return;
        at = order > 0 && i < at ? i : at;
    }
    if (to->count == AG_OPTION_MAX) return;
    memmove(&to->texts[at + 1], &to->texts[at], (size_t)(to->count - at) * sizeof to->texts[0]);
    to->texts[at] = text;
    to->count++;
}

// Tokens have a name without being cards.
static void card_names(lua_State *L, const ag_catalog *catalog, names *out)
{
    const ag_collection *all = ag_host_collection(ag_host_of(L));
    for (int i = 0; all != NULL && i < all->count; i++) {
        if (!all->cards[i].facts.is_token) add(out, all->cards[i].name);
    }
    for (int printed = 1; printed <= catalog->count; printed++) {
        const ag_card_def *def = catalog->cards[printed];
        if (!def->token && !(def->side[0].types & AG_TYPE_RAID)) add(out, def->side[0].name);
    }
}

// CR 202.4: the tags on the type line of an ally, except Arena and Monster. Of one that stands for
// another, too, both.
static void add_tag(lua_State *L, ag_symbol symbol, names *out)
{
    const char *tag = ag_host_word(ag_host_of(L), symbol);
    if (symbol == 0 || strcmp(tag, "Arena") == 0 || strcmp(tag, "Monster") == 0) return;
    add(out, tag);
    if (ag_tag_also(tag) != NULL) add(out, ag_tag_also(tag));
}

// A token's script is read when the first one is put into play, but the list must be the same
// before that.
static void ally_types(lua_State *L, const ag_catalog *catalog, names *out)
{
    const ag_collection *all = ag_host_collection(ag_host_of(L));
    char tag[AG_NAME_MAX];
    for (int i = 0; all != NULL && i < all->count; i++) {
        const char *tags = all->cards[i].facts.tags;
        int is_ally = strcmp(all->cards[i].facts.type, "ally") == 0;
        while (is_ally && ag_collected_tag(&tags, tag, sizeof tag)) {
            add_tag(L, ag_host_intern(ag_host_of(L), tag), out);
        }
    }
    for (int printed = 1; printed <= catalog->count; printed++) {
        const ag_side_def *side = &catalog->cards[printed]->side[0];
        int is_ally = (side->types & AG_TYPE_ALLY) && !catalog->cards[printed]->token;
        for (int i = 0; i < side->tag_count && is_ally; i++) add_tag(L, side->tags[i], out);
    }
}

enum { CARD_NAMES, ALLY_TYPES };

static int player_choose_name(ag_api_call *call)
{
    static void (*const lists[])(lua_State *, const ag_catalog *, names *) = { card_names,
                                                                               ally_types };
    ag_ref options[AG_OPTION_MAX];
    names from = { .count = 0 };
    lists[call->row->which](call->L, call->rules->catalog, &from);
    for (int i = 0; i < from.count; i++) {
        options[i] = ag_call_word(call, ag_host_intern(ag_host_of(call->L), from.texts[i]));
    }
    ag_call_question asked = { .who = (uint8_t)(1u << call->on.seat),
                               .prompt = (ag_symbol)call->option[0].number,
                               .min = 1,
                               .max = 1 };
    int asks = ag_call_ask(call, asked, options, from.count);
    return asks ? ag_give_later(call) : ag_give_none(call);
}

static int player_make_up_name(ag_api_call *call)
{
    const ag_catalog *catalog = call->rules->catalog;
    names all = { .count = 0 };
    card_names(call->L, catalog, &all);
    for (int printed = 1; printed <= catalog->count; printed++) {
        add(&all, catalog->cards[printed]->side[0].name);
    }
    const char *text = all.count > 0 ? all.texts[0] : "Nobody";
    // CR 200.3: no card and no token has it.
    for (int number = 1; ag_word_find(all.texts, all.count, text) >= 0; number++) {
        text = lua_pushfstring(call->L, "Nobody the %d", number);
    }
    return ag_lua_push_text(call->L, text);
}

static const ag_field_row options_of_names[] = { { "prompt", .shape = AG_SHAPE_PROMPT },
                                                 { .name = NULL } };

const ag_api_row ag_api_name[] = {
    { AG_API_ASK, AG_ON_PLAYER, "name_card", player_choose_name, AG_GIVES_TEXT_OR_NIL, CARD_NAMES,
      .takes = { { "options", AG_SHAPE_TABLE, .fields = options_of_names } },
      .doc = "Names one of all cards of the database: `any.card:with { name = it }`." },
    { AG_API_ASK, AG_ON_PLAYER, "choose_ally_type", player_choose_name, AG_GIVES_TEXT_OR_NIL,
      ALLY_TYPES, .rule = "CR 202.4",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = options_of_names } },
      .doc = "Chooses an ally type among those of the database: `any.ally:with { tag = it }`." },
    { AG_API_VERB, AG_ON_PLAYER, "make_up_name", player_make_up_name, AG_GIVES_TEXT,
      .rule = "CR 200.3", .doc = "A name that no card and no token has." },
    { .kind = AG_API_END },
};
