// Arguments of verbs: from Lua values to ids and numbers that the rules may trust.
#include "lua/words/call.h"

// What a verb costs for each card, and how many cards of a filter cost one step, in the script's
// budget.
enum { STEPS_A_CARD = 8, CARDS_A_STEP = 4 };

static _Noreturn void fail(lua_State *L, const char *word, const char *format, va_list list)
{
    char text[512];
    vsnprintf(text, sizeof text, format, list);
    ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s: %s", word, text);
}

void ag_arg_fail(lua_State *L, const char *word, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fail(L, word, format, list);
}

void ag_arg_need(lua_State *L, const char *word, int is_so, const char *format, ...)
{
    va_list list;
    if (is_so) return;
    va_start(list, format);
    fail(L, word, format, list);
}

void ag_call_need(ag_api_call *call, int is_so, const char *format, ...)
{
    va_list list;
    if (is_so) return;
    va_start(list, format);
    fail(call->L, call->row->name, format, list);
}

void ag_arg_expect(lua_State *L, int index, const char *word, int is_so, const char *format, ...)
{
    va_list list;
    if (is_so) return;
    va_start(list, format);
    const char *text = ag_lua_wrong(L, index, "got", format, list);
    va_end(list);
    ag_arg_fail(L, word, "%s", text);
}

const char *ag_arg_name(lua_State *L, int index)
{
    return lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : ag_lua_shown(L, index);
}

int ag_arg_number(lua_State *L, int index, const char *word, const char *what, int least)
{
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);
    // CR 104.2: "damage equal to its ATK" is 0 where ATK is below 0.
    int is_none = least == 0 && number < 0 && number >= -AG_NUMBER_MAX;
    number = is_none ? 0 : number;
    ag_arg_expect(L, index, word, lua_type(L, index) == LUA_TNUMBER && whole && number >= least,
                  "%s must be a whole number of at least %d", what, least);
    ag_arg_expect(L, index, word, number <= AG_NUMBER_MAX, "%s must be at most %d", what,
                  AG_NUMBER_MAX);
    return (int)number;
}

static ag_ref read_handle(lua_State *L, int index, int shape, const char *word)
{
    static const uint8_t kinds[AG_SHAPE_COUNT] = { [AG_SHAPE_CARD] = AG_REF_CARD,
                                                   [AG_SHAPE_LINK] = AG_REF_LINK,
                                                   [AG_SHAPE_PLAYER] = AG_REF_SEAT,
                                                   [AG_SHAPE_PILE] = AG_REF_PILE,
                                                   [AG_SHAPE_DECK] = AG_HANDLE_DECK };
    const ag_ref *handle = ag_to_handle(L, index);
    int fits = handle != NULL && handle->kind == kinds[shape];
    ag_arg_expect(L, index, word, fits, "expected %s", ag_shape_text(shape));
    return *handle;
}

ag_card_id ag_arg_card(lua_State *L, int index, const char *word)
{
    return ag_ref_as_card(read_handle(L, index, AG_SHAPE_CARD, word));
}

static const ag_ref *to_object(lua_State *L, int index)
{
    const ag_ref *handle = ag_to_handle(L, index);
    return handle != NULL && handle->kind <= AG_REF_PILE ? handle : NULL;
}

ag_ref ag_arg_ref(lua_State *L, int index, const char *word, const char *what, int least)
{
    const ag_ref *object = to_object(L, index);
    if (object != NULL) return *object;
    int number = ag_arg_number(L, index, word, what, least);
    ag_arg_need(L, word, number <= INT16_MAX, "%s is at most %d, got %d", what, INT16_MAX, number);
    return ag_ref_number(number);
}

int ag_arg_length(lua_State *L, int index, const char *word)
{
    lua_Integer length = ag_sandbox_list(L, index);
    ag_arg_need(L, word, length <= AG_LIST_MAX, "a list holds at most %d, this one more",
                AG_LIST_MAX);
    ag_host_spend(ag_host_of(L), (int)length);
    return (int)length;
}

const ag_group *ag_arg_group(lua_State *L, int index, const char *word)
{
    const ag_group *group = ag_to_group(L, index);
    ag_arg_expect(L, index, word, group != NULL, "expected a group");
    return group;
}

static int keep_fresh(const ag_state *state, ag_card_id card, ag_card_id *out, int count)
{
    if (count < AG_CARD_MAX && ag_card_exists(state, card)) out[count++] = card;
    return count;
}

static int by_slot(const void *a, const void *b)
{
    return (int)((const ag_card_id *)a)->slot - (int)((const ag_card_id *)b)->slot;
}

// A target that was not chosen is nil, and the list goes on behind it.
static int cards_of_list(lua_State *L, int index, const ag_state *state, const char *word,
                         ag_card_id *out)
{
    int count = 0;
    (void)ag_arg_length(L, index, word);  // not too long
    ag_entries entries = ag_entries_open(L, index);
    while (ag_entries_next(L, &entries)) {
        ag_arg_expect(L, -2, word, lua_isinteger(L, -2), "expected a list of cards");
        count = keep_fresh(state, ag_arg_card(L, -1, word), out, count);
    }
    return count;
}

// A filter lists a deck in the order of its slots, so that a script can't learn how it is shuffled.
static int cards_of_filter(lua_State *L, const ag_run *run, const ag_filter *filter,
                           ag_card_id *out)
{
    const ag_state *state = run->rules->state;
    ag_context context = ag_run_context(run);
    int count = ag_filter_list(run->rules, filter, &context, out, AG_CARD_MAX);
    count = count < AG_CARD_MAX ? count : AG_CARD_MAX;
    ag_host_spend(ag_host_of(L), state->used.cards / CARDS_A_STEP);
    if ((filter->zones & AG_BIT(AG_ZONE_DECK)) == 0) return count;
    for (int first = 0, end; first < count; first = end) {
        uint8_t pile = state->cards[out[first].slot].pile;
        for (end = first; end < count && state->cards[out[end].slot].pile == pile; end++) continue;
        if (state->piles[pile].zone == AG_ZONE_DECK) {
            qsort(out + first, (size_t)(end - first), sizeof out[0], by_slot);
        }
    }
    return count;
}

static int find_cards(lua_State *L, int index, const char *word, ag_card_id *out)
{
    const ag_run *run = ag_run_now(L, word);
    const ag_state *state = run->rules->state;
    const ag_ref *handle = ag_to_handle(L, index);
    const ag_group *group = ag_to_group(L, index);
    const ag_filter *filter = ag_lua_to_filter(L, index);
    if (handle != NULL && handle->kind == AG_REF_CARD) {
        return keep_fresh(state, ag_ref_as_card(*handle), out, 0);
    }
    if (group != NULL) {
        int count = 0;
        ag_arg_need(L, word, !group->of_players, "expected cards, got a group of players");
        for (int i = 0; i < group->count; i++) {
            count = keep_fresh(state, ag_ref_as_card(group->refs[i]), out, count);
        }
        return count;
    }
    if (filter != NULL) return cards_of_filter(L, run, filter, out);
    if (lua_type(L, index) == LUA_TTABLE) {
        return cards_of_list(L, lua_absindex(L, index), state, word, out);
    }
    ag_arg_expect(L, index, word, lua_isnil(L, index), "expected a card, a group or a filter");
    return 0;
}

int ag_arg_cards(lua_State *L, int index, const char *word, ag_card_id *out)
{
    int count = find_cards(L, index, word, out);
    ag_host_spend(ag_host_of(L), count * STEPS_A_CARD);
    return count;
}

static uint8_t read_seats(lua_State *L, int index, const char *word)
{
    const ag_group *group = ag_to_group(L, index);
    if (group == NULL) return (uint8_t)(1u << read_handle(L, index, AG_SHAPE_PLAYER, word).seat);
    uint8_t seats = 0;
    for (int i = 0; i < group->count; i++) {
        ag_arg_need(L, word, group->refs[i].kind == AG_REF_SEAT,
                    "expected players, got a group of cards");
        seats |= (uint8_t)(1u << group->refs[i].seat);
    }
    return seats;
}

int ag_arg_word(ag_api_call *call, int index, const ag_field_row *row)
{
    lua_State *L = call->L;
    ag_arg_expect(L, index, call->row->name, lua_type(L, index) == LUA_TSTRING, "expected %s %s",
                  ag_article(row->doc), row->doc);
    const char *text = lua_tostring(L, index);
    int found = ag_word_find(row->words.words, row->words.count, text);
    if (found < 0) {
        ag_arg_fail(L, call->row->name, "there is no %s \"%s\"%s", row->doc, text,
                    ag_lua_meant(L, text, row->words.words, row->words.count));
    }
    return found;
}

// A word or a list of them: a bit for each, the first at the row's number.
static int read_words(ag_api_call *call, int index, const ag_field_row *row)
{
    lua_State *L = call->L;
    if (!lua_istable(L, index)) return (int)AG_BIT(row->number + ag_arg_word(call, index, row));
    unsigned bits = 0;
    int length = ag_arg_length(L, index, call->row->name);
    ag_call_need(call, length <= row->words.count, "there are only %d %ss", row->words.count,
                 row->doc);
    for (int i = 1; i <= length; i++) {
        lua_geti(L, index, i);
        bits |= AG_BIT(row->number + ag_arg_word(call, -1, row));
        lua_pop(L, 1);
    }
    return (int)bits;
}

uint16_t ag_arg_printed(lua_State *L, int index, const char *word, const char *what)
{
    ag_arg_expect(L, index, word, lua_type(L, index) == LUA_TSTRING, "expected the key of %s %s",
                  ag_article(what), what);
    uint16_t printed = 0;
    ag_error error;
    // A file that is loaded meanwhile is not part of the effect that runs.
    const ag_run *run = ag_run_set(L, NULL);
    ag_status status = ag_host_load_card(ag_host_of(L), lua_tostring(L, index), &printed, &error);
    ag_run_set(L, run);
    ag_arg_need(L, word, status >= 0, "%s", error.text);
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(ag_host_of(L)), printed);
    ag_arg_need(L, word, !(def->side[0].types & AG_TYPE_RAID),
                "expected the key of %s %s, \"%s\" is a raid", ag_article(what), what,
                lua_tostring(L, index));
    return printed;
}

const char *ag_call_name_at(void *named, int index)
{
    const ag_call_names *among = named;
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(among->host), among->printed);
    const ag_raid_def *raid = among->raid;
    switch (among->shape) {
    case AG_SHAPE_NUMBERS: return ag_host_value_name(among->host, among->printed, index);
    case AG_SHAPE_LATER:
    case AG_SHAPE_COST: {
        int kind = among->shape == AG_SHAPE_LATER ? AG_POWER_LATER : AG_POWER_TERM;
        if (index >= def->power_count) return NULL;
        const char *name = ag_host_power_name(among->host, among->printed, index);
        return def->powers[index].kind == kind && name != NULL ? name : "";
    }
    case AG_SHAPE_RAID_WORD:
        return raid != NULL && index < raid->word_count ? raid->word_names[index] : NULL;
    default:
        return raid != NULL && index < raid->sequence_count ? raid->sequences[index].word : NULL;
    }
}

const char *ag_call_no_name(int shape)
{
    switch (shape) {
    case AG_SHAPE_LATER: return "`later` has no power";
    case AG_SHAPE_COST: return "`costs` has no cost";
    case AG_SHAPE_SEQUENCE: return "the raid has no sequence";
    default: return "the raid has no word";
    }
}

// The place of a word or sequence of the raid, or the number of a `later`. -1: a word of another
// raid, which is read and not set.
static int find_named(ag_api_call *call, int shape, const char *name)
{
    ag_call_names among = { ag_host_of(call->L), call->rules->catalog->raid,
                            call->run->frame->printed, shape };
    int at = ag_candidate_find(name, ag_call_name_at, &among);
    if (at >= 0) return at;
    const char *key = ag_catalog_card(call->rules->catalog, among.printed)->key;
    if (shape == AG_SHAPE_RAID_WORD && call->row->kind == AG_API_FIELD
        && ag_host_raid_word_elsewhere(among.host, key)) {
        return -1;
    }
    return ag_lua_find(call->L, call->row->name, ag_call_no_name(shape), name, ag_call_name_at,
                       &among);
}

// ---- by the shape of a row ----

static const char *read_text(ag_api_call *call, int index, const ag_field_row *row)
{
    int is_text = lua_type(call->L, index) == LUA_TSTRING;
    ag_arg_expect(call->L, index, call->row->name, is_text, "expected %s", row->doc);
    return lua_tostring(call->L, index);
}

ag_ref ag_call_word(ag_api_call *call, ag_symbol symbol)
{
    ag_call_need(call, symbol != 0, "no more texts fit into this game");
    return (ag_ref){ .kind = AG_REF_WORD, .slot = symbol };
}

static void read_cards(ag_api_call *call, int index, const ag_field_row *row, ag_api_value *out)
{
    ag_call_need(call, row->doc == NULL || !lua_isnone(call->L, index),
                 "%s expected a card, a group or a filter", row->doc);
    AG_ASSERT(call->card_lists < 2);
    out->cards.ids = call->cards[call->card_lists++];
    out->cards.count = ag_arg_cards(call->L, index, call->row->name, out->cards.ids);
}

// What is kept as a number: a flag, a symbol, the place of a word in its list …
static const uint64_t numbers =
    AG_LONG_BIT(AG_SHAPE_FLAG) | AG_LONG_BIT(AG_SHAPE_INTEGER) | AG_LONG_BIT(AG_SHAPE_NUMBER_OR_ALL)
    | AG_LONG_BIT(AG_SHAPE_LABEL) | AG_LONG_BIT(AG_SHAPE_LATER) | AG_LONG_BIT(AG_SHAPE_SEQUENCE)
    | AG_LONG_BIT(AG_SHAPE_RAID_WORD) | AG_LONG_BIT(AG_SHAPE_COST) | AG_LONG_BIT(AG_SHAPE_PROMPT)
    | AG_LONG_BIT(AG_SHAPE_WORD) | AG_LONG_BIT(AG_SHAPE_WORDS)
    | AG_LONG_BIT(AG_SHAPE_WORD_OR_NUMBER) | AG_LONG_BIT(AG_SHAPE_KEY) | AG_LONG_BIT(AG_SHAPE_LASTS)
    | AG_LONG_BIT(AG_SHAPE_AIM);

static int read_number(ag_api_call *call, int index, const ag_field_row *row)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    const char *text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : NULL;
    switch (row->shape) {
    case AG_SHAPE_FLAG:
        ag_arg_expect(L, index, word, lua_isboolean(L, index), "%s must be true or false",
                      row->name);
        return lua_toboolean(L, index);
    case AG_SHAPE_LABEL:  // the name of a mark or of counters, as a symbol
        ag_arg_expect(L, index, word, text != NULL && text[0] != '\0', "expected %s", row->doc);
        return ag_call_word(call, ag_host_symbol(ag_host_of(L), text)).slot;
    case AG_SHAPE_PROMPT:  // the text of a question, as a symbol
        ag_arg_expect(L, index, word, text != NULL, "the prompt must be text");
        return ag_host_symbol(ag_host_of(L), text);
    case AG_SHAPE_LATER:
    case AG_SHAPE_SEQUENCE:
    case AG_SHAPE_RAID_WORD: return find_named(call, row->shape, read_text(call, index, row));
    case AG_SHAPE_COST:  // below 0: the power that is the cost
        if (text != NULL) return -1 - find_named(call, row->shape, text);
        break;
    case AG_SHAPE_WORD: return ag_arg_word(call, index, row);
    case AG_SHAPE_WORDS: return read_words(call, index, row);
    case AG_SHAPE_WORD_OR_NUMBER:  // of at least 1, told from the words by coming after them
        if (lua_type(L, index) != LUA_TNUMBER) return ag_arg_word(call, index, row);
        return ag_arg_number(L, index, word, row->doc, 1) - 1 + row->words.count;
    case AG_SHAPE_KEY: return ag_arg_printed(L, index, word, row->doc);
    case AG_SHAPE_LASTS: return ag_lua_check_word(L, index, AG_WORD_LASTS, AG_LASTS_GAME);
    case AG_SHAPE_AIM: return ag_lua_check_word(L, index, AG_WORD_AIM, AG_AIM_NONE);
    case AG_SHAPE_NUMBER_OR_ALL:
        if (text != NULL && strcmp(text, "all") == 0) return AG_NUMBER_MAX;
        break;
    default: break;
    }
    return ag_arg_number(L, index, word, row->doc != NULL ? row->doc : row->name, 0);
}

void ag_call_read_value(ag_api_call *call, int index, const ag_field_row *row, ag_api_value *out)
{
    lua_State *L = call->L;
    const char *word = call->row->name;
    const ag_ref *object;
    switch (row->shape) {
    case AG_SHAPE_TEXT: out->text = read_text(call, index, row); break;
    case AG_SHAPE_KEY_OR_CARD:  // the key of a token, or a card that is copied (CR 402.4)
        if (lua_type(L, index) == LUA_TUSERDATA) {
            out->printed.like = ag_arg_card(L, index, word);
            out->printed.number = ag_printed_of(call->state, out->printed.like);
        } else {
            out->printed.number = ag_arg_printed(L, index, word, row->doc);
        }
        break;
    case AG_SHAPE_FILTER: out->filter = ag_lua_check_filter(L, index); break;
    case AG_SHAPE_CARD: out->card = ag_arg_card(L, index, word); break;
    case AG_SHAPE_CARDS: read_cards(call, index, row, out); break;
    case AG_SHAPE_PLAYER: out->seat = read_handle(L, index, row->shape, word).seat; break;
    case AG_SHAPE_PLAYERS: out->seats = read_seats(L, index, word); break;
    case AG_SHAPE_DECK:
    case AG_SHAPE_PILE:
    case AG_SHAPE_LINK: out->ref = read_handle(L, index, row->shape, word); break;
    case AG_SHAPE_GROUP: out->group = ag_arg_group(L, index, word); break;
    case AG_SHAPE_EVENT: out->event = luaL_checkudata(L, index, AG_META_EVENT); break;
    case AG_SHAPE_PLACES: out->places = luaL_checkudata(L, index, AG_META_TARGETS); break;
    case AG_SHAPE_OBJECT:
        object = to_object(L, index);
        ag_arg_expect(L, index, word, object != NULL,
                      "expected a card, a link, a player or a graveyard");
        out->ref = *object;
        break;
    default:  // else the word reads it itself
        if (AG_LONG_BIT(row->shape) & numbers) out->number = read_number(call, index, row);
    }
}
