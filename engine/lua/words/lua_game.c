// Global words: groups of what matches now, loops, and the raid's own numbers.
#include "lua/words/call.h"

static int word_all(ag_api_call *call)
{
    return ag_push_cards(call->L, call->arg[0].cards.ids, call->arg[0].cards.count);
}

static int each_next(lua_State *L)
{
    const ag_group *group = luaL_checkudata(L, 1, AG_META_GROUP);
    lua_Integer index = luaL_checkinteger(L, 2);
    if (index < 0 || index >= group->count) return 0;
    lua_pushinteger(L, index + 1);
    ag_push_ref(L, group->refs[index]);
    return 2;
}

static int word_each(ag_api_call *call)
{
    lua_State *L = call->L;
    lua_settop(L, 1);
    lua_pushcfunction(L, each_next);
    if (ag_to_group(L, 1) != NULL) {
        lua_pushvalue(L, 1);
    } else {
        ag_push_cards(call->L, call->cards[0], ag_arg_cards(L, 1, call->row->name, call->cards[0]));
    }
    lua_pushinteger(L, 0);
    return 3;
}

// ---- the raid's words ----

static int raid_read(ag_api_call *call)
{
    int word = call->arg[0].number;
    return ag_give_number(call, word < 0 ? 0 : call->state->raid_words[word]);
}

static int word_set_word(ag_api_call *call)
{
    int word = call->arg[0].number;
    int number = call->arg[1].number;
    if (call->state->raid_words[word] == number) return 0;
    call->state->raid_words[word] = number;
    ag_touch(call->state, AG_TOUCH_WORDS);
    ag_event event = ag_event_of(call->rules, AG_EVENT_WORD_SET, 0, (ag_card_id){ 0, 0 });
    event.by = call->run->frame->seat;
    event.word = (uint8_t)word;
    event.amount = number;
    ag_happen(call->rules, &event);
    return 0;
}

const ag_api_row ag_api_game[] = {
    { AG_API_LOOK, AG_ON_NOTHING, "all", word_all, AG_GIVES_GROUP,
      .takes = { { "filter", AG_SHAPE_CARDS, .needed = AG_NEEDED } },
      .doc = "What matches now; of a list the group of its cards that are there (nil is none), of "
             "{ } the empty one: all { t.one, t.other }." },
    { AG_API_LOOK, AG_ON_NOTHING, "each", word_each, AG_GIVES_LOOP,
      .takes = { { "group", AG_SHAPE_ANY, .needed = AG_NEEDED } },
      .usage = "for _, card in each(group) do",
      .doc = "Goes through a group, a list of cards or what matches a filter now." },
    { AG_API_FIELD, AG_ON_RAID, "raid", raid_read, AG_GIVES_NUMBER, .usage = "raid.stage",
      .takes = { { "word", AG_SHAPE_RAID_WORD, "a word of the raid", .needed = AG_NEEDED } },
      .doc = "A word of the raid, as `words` in raid.lua lists them; 0 where a card of another set "
             "reads a word that this raid lacks." },
    { AG_API_VERB, AG_ON_NOTHING, "set_word", word_set_word, AG_GIVES_NOTHING,
      .takes = { { "word", AG_SHAPE_RAID_WORD, "a word of the raid", .needed = AG_NEEDED,
                   .as = "\"stage\"" },
                 { "n", AG_SHAPE_INTEGER, "the number", .needed = AG_NEEDED } },
      .doc = "Gives a word of the raid another number." },
    { .kind = AG_API_END },
};
