// Arguments of verbs: from Lua values to ids and numbers that the rules may trust.
#include "lua/words/args.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/error.h"
#include "base/span.h"
#include "lua/data/data_lua.h"
#include "lua/host/host.h"
#include "lua/language/field.h"
#include "lua/host/sandbox.h"
#include "rules/numbers/filter.h"
#include "state/card.h"

// What a verb costs for each card, and how many cards of a filter cost one step, in the script's
// budget.
enum { STEPS_A_CARD = 8, CARDS_A_STEP = 4 };

_Noreturn void ag_arg_fail(lua_State *L, const char *word, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    ag_arg_fail_list(L, word, format, list);
}

_Noreturn void ag_arg_fail_list(lua_State *L, const char *word, const char *format, va_list list)
{
    char text[512];
    vsnprintf(text, sizeof text, format, list);
    ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s: %s", word, text);
}

int ag_arg_number(lua_State *L, int index, const char *word, const char *what, int least)
{
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);
    // CR 104.2: "damage equal to its ATK" is 0 where ATK is below 0.
    int is_none = least == 0 && number < 0 && number >= -AG_NUMBER_MAX;
    number = is_none ? 0 : number;
    if (lua_type(L, index) != LUA_TNUMBER || !whole || number < least) {
        ag_arg_fail(L, word, "%s must be a whole number of at least %d, got %s", what, least,
                    ag_lua_shown(L, index));
    }
    if (number > AG_NUMBER_MAX) {
        ag_arg_fail(L, word, "%s must be at most %d, got %s", what, AG_NUMBER_MAX,
                    ag_lua_shown(L, index));
    }
    return (int)number;
}

ag_ref ag_arg_handle(lua_State *L, int index, int shape, const char *word)
{
    static const uint8_t kinds[AG_SHAPE_COUNT] = { [AG_SHAPE_CARD] = AG_REF_CARD,
                                                   [AG_SHAPE_LINK] = AG_REF_LINK,
                                                   [AG_SHAPE_PLAYER] = AG_REF_SEAT,
                                                   [AG_SHAPE_PILE] = AG_REF_PILE,
                                                   [AG_SHAPE_DECK] = AG_HANDLE_DECK };
    const ag_ref *handle = ag_to_handle(L, index);
    if (handle == NULL || handle->kind != kinds[shape]) {
        ag_arg_fail(L, word, "expected %s, got %s", ag_shape_text(shape), ag_lua_shown(L, index));
    }
    return *handle;
}

ag_card_id ag_arg_card(lua_State *L, int index, const char *word)
{
    return ag_ref_as_card(ag_arg_handle(L, index, AG_SHAPE_CARD, word));
}

int ag_arg_length(lua_State *L, int index, const char *word)
{
    lua_Integer length = ag_sandbox_list(L, index);
    if (length > AG_LIST_MAX) {
        ag_arg_fail(L, word, "a list holds at most %d, this one more", AG_LIST_MAX);
    }
    ag_host_spend(ag_host_of(L), (int)length);
    return (int)length;
}

const ag_group *ag_arg_group(lua_State *L, int index, const char *word)
{
    const ag_group *group = ag_to_group(L, index);
    if (group == NULL) {
        ag_arg_fail(L, word, "expected a group, got %s", ag_lua_shown(L, index));
    }
    return group;
}

static int keep_fresh(const ag_state *state, ag_card_id card, ag_card_id *out, int count)
{
    if (count < AG_CARD_MAX && ag_card_exists(state, card)) {
        out[count++] = card;
    }
    return count;
}

static int cards_of_group(lua_State *L, const ag_state *state, const ag_group *group,
                          const char *word, ag_card_id *out)
{
    int count = 0;
    if (group->of_players) {
        ag_arg_fail(L, word, "expected cards, got a group of players");
    }
    for (int i = 0; i < group->count; i++) {
        count = keep_fresh(state, ag_ref_as_card(group->refs[i]), out, count);
    }
    return count;
}

static int by_slot(const void *a, const void *b)
{
    return (int)((const ag_card_id *)a)->slot - (int)((const ag_card_id *)b)->slot;
}

static int cards_of_list(lua_State *L, int index, const ag_state *state, const char *word,
                         ag_card_id *out)
{
    int count = 0;
    int length = ag_arg_length(L, index, word);
    for (int i = 1; i <= length; i++) {
        lua_geti(L, index, i);
        count = keep_fresh(state, ag_arg_card(L, -1, word), out, count);
        lua_pop(L, 1);
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
        for (end = first; end < count && state->cards[out[end].slot].pile == pile; end++) {
            continue;
        }
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
    if (group != NULL) return cards_of_group(L, state, group, word, out);
    if (filter != NULL) return cards_of_filter(L, run, filter, out);
    if (lua_type(L, index) == LUA_TTABLE) {
        return cards_of_list(L, lua_absindex(L, index), state, word, out);
    }
    if (lua_type(L, index) != LUA_TNIL) {
        ag_arg_fail(L, word, "expected a card, a group or a filter, got %s",
                    ag_lua_shown(L, index));
    }
    return 0;
}

int ag_arg_cards(lua_State *L, int index, const char *word, ag_card_id *out)
{
    int count = find_cards(L, index, word, out);
    ag_host_spend(ag_host_of(L), count * STEPS_A_CARD);
    return count;
}

uint8_t ag_arg_seats(lua_State *L, int index, const char *word)
{
    const ag_group *group = ag_to_group(L, index);
    if (group == NULL) return (uint8_t)(1u << ag_arg_handle(L, index, AG_SHAPE_PLAYER, word).seat);
    uint8_t seats = 0;
    for (int i = 0; i < group->count; i++) {
        if (group->refs[i].kind != AG_REF_SEAT) {
            ag_arg_fail(L, word, "expected players, got a group of cards");
        }
        seats |= (uint8_t)(1u << group->refs[i].seat);
    }
    return seats;
}

int ag_arg_word(lua_State *L, int index, const char *word, const char *what,
                const char *const *words, int count)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected %s %s, got %s", ag_article(what), what,
                    ag_lua_shown(L, index));
    }
    const char *text = lua_tostring(L, index);
    int found = ag_word_find(words, count, text);
    if (found < 0) {
        ag_arg_fail(L, word, "there is no %s \"%s\"%s", what, text,
                    ag_lua_meant(L, text, words, count));
    }
    return found;
}

uint16_t ag_arg_damage(lua_State *L, int index, const char *word)
{
    if (lua_type(L, index) != LUA_TTABLE) {
        return (uint16_t)AG_BIT(
            ag_arg_word(L, index, word, "damage type", ag_damage_words, AG_DAMAGE_COUNT));
    }
    uint16_t bits = 0;
    int list = lua_absindex(L, index);
    int length = ag_arg_length(L, list, word);
    if (length > AG_DAMAGE_COUNT) {
        ag_arg_fail(L, word, "there are only %d damage types", AG_DAMAGE_COUNT);
    }
    for (int i = 1; i <= length; i++) {
        lua_geti(L, list, i);
        bits |= (uint16_t)AG_BIT(
            ag_arg_word(L, -1, word, "damage type", ag_damage_words, AG_DAMAGE_COUNT));
        lua_pop(L, 1);
    }
    return bits;
}

uint16_t ag_arg_printed(lua_State *L, int index, const char *word, const char *what)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected the key of %s %s, got %s", ag_article(what), what,
                    ag_lua_shown(L, index));
    }
    uint16_t printed = 0;
    ag_error error;
    // A file that is loaded meanwhile is not part of the effect that runs.
    const ag_run *run = ag_run_set(L, NULL);
    ag_status status = ag_host_load_card(ag_host_of(L), lua_tostring(L, index), &printed, &error);
    ag_run_set(L, run);
    if (status < 0) {
        ag_arg_fail(L, word, "%s", error.text);
    }
    const ag_catalog *catalog = ag_host_catalog(ag_host_of(L));
    if (ag_catalog_card(catalog, printed)->side[0].types & AG_TYPE_RAID) {
        ag_arg_fail(L, word, "expected the key of %s %s, \"%s\" is a raid", ag_article(what), what,
                    lua_tostring(L, index));
    }
    return printed;
}
