// Cards from the collection in the middle of a game: one of them, or a new deck (CR 800.2); and
// names: a card's, an ally type, one that no card has (CR 200.3, 202.4).
#include "lua/words/call.h"
#include "lua/load/loader.h"

enum { DECK_MAX = 100 };

// ---- the deck being built ----

typedef struct building {
    const ag_collection *from;
    const ag_collected *held[DECK_MAX];
    int count;
    ag_deck_so_far so_far;
} building;

static const ag_collected *find(const ag_collection *from, const char *key)
{
    for (int i = 0; i < from->count; i++) {
        if (strcmp(from->cards[i].key, key) == 0) return &from->cards[i];
    }
    return NULL;
}

// The card with the key at the index.
static const ag_collected *card_at(ag_api_call *call, const ag_collection *from, int index)
{
    int is_text = lua_type(call->L, index) == LUA_TSTRING;
    const ag_collected *card = is_text ? find(from, lua_tostring(call->L, index)) : NULL;
    ag_arg_expect(call->L, index, call->row->name, card != NULL,
                  "expected the key of a card of the collection");
    return card;
}

// CR 800.2b: the deck rules with the same hero, and four of each whatever was in the first deck.
static int may_join(const building *deck, const ag_collected *card)
{
    ag_deck_so_far trial = deck->so_far;
    ag_deck_refusal refusal;
    int copies = 0, most = ag_deck_copies(deck->so_far.hero, card->is_unlimited);
    for (int i = 0; i < deck->count; i++) copies += strcmp(deck->held[i]->name, card->name) == 0;
    return copies < most && ag_deck_may_hold(&trial, &card->facts, &refusal);
}

static const ag_collection *collection_of(ag_api_call *call)
{
    const ag_collection *from = ag_host_collection(ag_host_of(call->L));
    ag_call_need(call, from != NULL,
                 "there is no collection here: a game has one from a card database");
    return from;
}

// ---- verbs ----

static int answer_key(lua_State *L, int status, lua_KContext context)
{
    (void)status;
    (void)context;
    const ag_reply *reply = &ag_run_now(L, "choose_from_collection")->rules->state->reply;
    const ag_collection *from = ag_host_collection(ag_host_of(L));
    for (int i = 0; i < from->count && reply->count > 0; i++) {
        if (from->words[i] == reply->refs[0].slot) return ag_lua_push_text(L, from->cards[i].key);
    }
    lua_pushnil(L);
    return 1;
}

// A list is a deck being built; { type = "ally", tag = "Traitor" } asks for any such card that
// players' decks may contain.
static int asks_for_kind(lua_State *L)
{
    int asks = lua_istable(L, 2) && lua_getfield(L, 2, "type") != LUA_TNIL;
    lua_settop(L, 3);
    return asks;
}

static int has_tag(const char *tags, const char *tag)
{
    char one[AG_NAME_MAX];
    while (ag_collected_tag(&tags, one, sizeof one)) {
        if (strcmp(one, tag) == 0) return 1;
    }
    return 0;
}

typedef struct kind_asked {
    char type[AG_NAME_MAX], tag[AG_NAME_MAX], class[AG_NAME_MAX];
    uint8_t ongoing;
} kind_asked;

static void read_class(lua_State *L, const ag_field_row *row, void *at)
{
    snprintf(at, AG_NAME_MAX, "%s", ag_class_words[ag_field_word(L, row)]);
}

static const ag_field_row kind_options[] = {
    { "type", AG_SHAPE_TEXT, .at = AG_AT(kind_asked, type) },
    { "tag", AG_SHAPE_TEXT, .at = AG_AT(kind_asked, tag) },
    { "class", AG_SHAPE_WORD, .at = AG_AT(kind_asked, class), .read = read_class,
      .words = { ag_class_words, AG_CLASS_COUNT } },
    { "ongoing", AG_SHAPE_FLAG, .at = AG_AT(kind_asked, ongoing) },
    { .name = NULL },
};

static int add_of_kind(ag_api_call *call, const ag_collection *from, ag_ref *options)
{
    int count = 0;
    kind_asked asked = { .tag = "" };
    ag_fields_read(call->L, 2, call->row->name, kind_options, &asked);
    for (int i = 0; i < from->count && count < AG_OPTION_MAX; i++) {
        const ag_deck_facts *facts = &from->cards[i].facts;
        if (!facts->of_raid && !facts->is_token && strcmp(facts->type, asked.type) == 0
            && (asked.tag[0] == '\0' || has_tag(facts->tags, asked.tag))
            && (asked.class[0] == '\0' || has_tag(facts->classes, asked.class))
            && (!asked.ongoing || from->cards[i].is_ongoing)) {
            options[count++] = (ag_ref){ .kind = AG_REF_WORD, .slot = from->words[i] };
        }
    }
    return count;
}

// The player's hero; of one that exists in this game alone nothing is known.
static const ag_deck_facts *hero_of(const ag_api_call *call, const ag_collection *from)
{
    static const ag_deck_facts unknown = { "hero", "", "", "", "", 0, 0, "" };
    ag_card_id hero = ag_player_at(call->state, call->on.seat)->hero;
    const ag_card_def *def = ag_card_def_of(call->state, call->rules->catalog, hero);
    const ag_collected *card = find(from, def->key);
    return card == NULL ? &unknown : &card->facts;
}

// Reads the deck at argument 2, as one of the player's hero.
static building begin_deck(ag_api_call *call)
{
    building deck = { .from = collection_of(call) };
    deck.so_far.hero = hero_of(call, deck.from);
    // Reads the list of keys at argument 2.
    lua_State *L = call->L;
    ag_arg_expect(call->L, 2, call->row->name, lua_istable(L, 2), "expected a list of keys");
    lua_Integer length = ag_sandbox_list(L, 2);
    ag_call_need(call, length <= DECK_MAX, "a deck that is built in a game has %d cards at most",
                 DECK_MAX);
    for (lua_Integer i = 1; i <= length; i++) {
        ag_deck_refusal refusal;
        lua_geti(L, 2, i);
        const ag_collected *card = card_at(call, deck.from, -1);
        deck.held[deck.count++] = card;
        ag_deck_may_hold(&deck.so_far, &card->facts, &refusal);
        lua_pop(L, 1);
    }
    return deck;
}

static int add_of_deck(ag_api_call *call, ag_ref *options)
{
    building deck = begin_deck(call);
    int count = 0;
    for (int i = 0; i < deck.from->count && count < AG_OPTION_MAX; i++) {
        if (may_join(&deck, &deck.from->cards[i])) {
            options[count++] = (ag_ref){ .kind = AG_REF_WORD, .slot = deck.from->words[i] };
        }
    }
    return count;
}

static int player_choose_from_collection(ag_api_call *call)
{
    ag_ref options[AG_OPTION_MAX];
    const ag_collection *from = collection_of(call);
    int count =
        asks_for_kind(call->L) ? add_of_kind(call, from, options) : add_of_deck(call, options);
    ag_call_question asked = { .who = (uint8_t)(1u << call->on.seat),
                               .prompt = (ag_symbol)call->option[0].number,
                               .min = !call->option[1].number,
                               .max = 1 };
    int asks = ag_call_ask(call, asked, options, count);
    return asks ? ag_run_wait(call->L, answer_key, 0) : ag_give_none(call);
}

static int player_make_card(ag_api_call *call)
{
    lua_State *L = call->L;
    int of_scenario = lua_type(L, 2) == LUA_TSTRING && ag_inline_stem(lua_tostring(L, 2)) != NULL;
    if (!of_scenario) card_at(call, collection_of(call), 2);
    const char *deck = call->option[0].text;
    int home = deck == NULL ? 0 : ag_deck_named(L, call->on.seat, deck);
    ag_run_ask_for(L, call->run, call->row->name, 1);
    uint16_t printed = ag_arg_printed(L, 2, call->row->name, "card");
    if (!ag_player_in(call->state, call->on.seat)) return ag_give_none(call);
    return ag_push_card(call->L, ag_deck_make(call->rules, call->on.seat, printed, home));
}

static int player_build_deck(ag_api_call *call)
{
    building deck = begin_deck(call);
    uint16_t printed[DECK_MAX];
    ag_run_ask_for(call->L, call->run, call->row->name, deck.count);
    for (int i = 0; i < deck.count; i++) {
        ag_lua_push_text(call->L, deck.held[i]->key);
        printed[i] = ag_arg_printed(call->L, -1, call->row->name, "card");
        lua_pop(call->L, 1);
    }
    if (ag_player_in(call->state, call->on.seat)) {
        ag_deck_build(call->rules, call->on.seat, printed, deck.count);
    }
    return 0;
}

static const ag_field_row choose_options[] = {
    { "prompt", .shape = AG_SHAPE_PROMPT },
    { "may", .shape = AG_SHAPE_FLAG },
    { .name = NULL },
};

static const ag_field_row make_options[] = {
    { "deck", AG_SHAPE_TEXT, .doc = "the name of a deck", .as = "\"minion\"" },
    { .name = NULL },
};

const ag_api_row ag_api_collection[] = {
    { AG_WORD(ASK, PLAYER, "choose_from_collection", player_choose_from_collection, TEXT_OR_NIL),
      .returns = "the key of a card, nil where there is none, or with may where none was chosen",
      .errors = "what is no list of keys of the collection", .rule = "CR 800.2b",
      .takes = { { "from", AG_SHAPE_ANY, .needed = AG_NEEDED,
                   .as = "deck or { type = \"ally\", tag = \"Traitor\" }", .fields = kind_options },
                 { "options", AG_SHAPE_TABLE, .fields = choose_options } },
      .doc = "Chooses a card of the database that a deck of their hero may hold beside those in "
             "the list: icons, traits, one talent spec, one reputation, four of a name. With { "
             "type = \"ally\", tag = \"Traitor\" } instead of a list: any card of that type, and "
             "tag or class icon, or ongoing, that a player's deck may hold." },
    { AG_WORD(VERB, PLAYER, "make_card", player_make_card, CARD_OR_GROUP),
      .returns = "a card, nil where there is no room for it",
      .errors = "a key that the collection does not have; a deck that they do not have",
      .rule = "CR 800.2b",
      .takes = { { "key", AG_SHAPE_ANY, .needed = AG_NEEDED },
                 { "options", AG_SHAPE_TABLE, .fields = make_options } },
      .doc = "Makes a card of the collection, or of the scenario (\"scenario/imp\"), which is "
             "theirs and lies set aside: to_play, to_hand … say where it goes. With `deck` it "
             "belongs to that deck of the Boss player." },
    { AG_WORD(VERB, PLAYER, "build_deck", player_build_deck, NOTHING),
      .errors = "what is no list of keys of the collection, more than 100", .rule = "CR 800.2",
      .takes = { { "deck", AG_SHAPE_ANY, .needed = AG_NEEDED } },
      .doc = "The cards with these keys are made, put into their deck, and that is shuffled." },
    { .kind = AG_API_END },
};

// Names: a card's, an ally type, one that no card has (CR 200.3, 202.4).

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

// CR 202.4: the tags on the type line of an ally, except Arena and Monster. Of one that stands for
// another, too, both.
static void add_tag(lua_State *L, ag_symbol symbol, names *out)
{
    const char *tag = ag_host_word(ag_host_of(L), symbol);
    if (symbol == 0 || strcmp(tag, "Arena") == 0 || strcmp(tag, "Monster") == 0) return;
    add(out, tag);
    if (ag_tag_also(tag) != NULL) add(out, ag_tag_also(tag));
}

enum { CARD_NAMES, ALLY_TYPES };

// Tokens have a name without being cards. A token's script is read when the first one is put into
// play, but the list must be the same before that.
static void list(lua_State *L, const ag_catalog *catalog, int what, names *out)
{
    const ag_collection *all = ag_host_collection(ag_host_of(L));
    char tag[AG_NAME_MAX];
    for (int i = 0; all != NULL && i < all->count; i++) {
        const ag_deck_facts *facts = &all->cards[i].facts;
        const char *tags = facts->tags;
        int is_ally = strcmp(facts->type, "ally") == 0;
        if (what == CARD_NAMES && !facts->is_token) add(out, all->cards[i].name);
        while (what == ALLY_TYPES && is_ally && ag_collected_tag(&tags, tag, sizeof tag)) {
            add_tag(L, ag_host_intern(ag_host_of(L), tag), out);
        }
    }
    for (int printed = 1; printed <= catalog->count; printed++) {
        const ag_side_def *side = &catalog->cards[printed]->side[0];
        if (catalog->cards[printed]->token) continue;
        if (what == CARD_NAMES && !(side->types & AG_TYPE_RAID)) add(out, side->name);
        int is_ally = what == ALLY_TYPES && (side->types & AG_TYPE_ALLY);
        for (int i = 0; i < side->tag_count && is_ally; i++) add_tag(L, side->tags[i], out);
    }
}

static int player_choose_name(ag_api_call *call)
{
    ag_ref options[AG_OPTION_MAX];
    names from = { .count = 0 };
    list(call->L, call->rules->catalog, call->row->which, &from);
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
    list(call->L, catalog, CARD_NAMES, &all);
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
    { AG_WORD(ASK, PLAYER, "name_card", player_choose_name, TEXT_OR_NIL), CARD_NAMES,
      .takes = { { "options", AG_SHAPE_TABLE, .fields = options_of_names } },
      .doc = "Names one of all cards of the database: `any.card:with { name = it }`." },
    { AG_WORD(ASK, PLAYER, "choose_ally_type", player_choose_name, TEXT_OR_NIL), ALLY_TYPES,
      .rule = "CR 202.4", .takes = { { "options", AG_SHAPE_TABLE, .fields = options_of_names } },
      .doc = "Chooses an ally type among those of the database: `any.ally:with { tag = it }`." },
    { AG_WORD(VERB, PLAYER, "make_up_name", player_make_up_name, TEXT), .rule = "CR 200.3",
      .doc = "A name that no card and no token has." },
    { .kind = AG_API_END },
};
