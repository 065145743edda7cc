// Global words: groups of what matches now, loops, and the raid's own numbers.
#include "lua/words/api.h"

#include <lauxlib.h>

#include "base/error.h"
#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "rules/agenda/agenda.h"

static int word_all(lua_State *L)
{
    ag_card_id cards[AG_CARD_MAX];
    ag_lua_check_filter(L, 1);
    ag_push_cards(L, cards, ag_arg_cards(L, 1, "all", cards));
    return 1;
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

static int word_each(lua_State *L)
{
    ag_card_id cards[AG_CARD_MAX];
    lua_settop(L, 1);
    lua_pushcfunction(L, each_next);
    if (ag_to_group(L, 1) != NULL) {
        lua_pushvalue(L, 1);
    } else {
        ag_push_cards(L, cards, ag_arg_cards(L, 1, "each", cards));
    }
    lua_pushinteger(L, 0);
    return 3;
}

// ---- the raid's words ----

static const char *word_name(void *context, int index)
{
    const ag_raid_def *raid = context;
    return raid != NULL && index < raid->word_count ? raid->word_names[index] : NULL;
}

static int raid_word(lua_State *L, const ag_run *run, int index, const char *word)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        ag_arg_fail(L, word, "expected a word of the raid, got %s", ag_arg_text(L, index));
    }
    const char *name = lua_tostring(L, index);
    int found = ag_host_raid_word(ag_host_of(L), name);
    if (found < 0) {
        const char *near = ag_nearest(name, word_name, (void *)run->rules->catalog->raid);
        if (near != NULL) {
            ag_arg_fail(L, word, "the raid has no word \"%s\" (did you mean \"%s\"?)", name, near);
        }
        ag_arg_fail(L, word, "the raid has no word \"%s\"", name);
    }
    AG_ASSERT(found < AG_RAID_WORD_MAX);
    return found;
}

static int raid_read(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "raid");
    lua_pushinteger(L, run->rules->state->raid_words[raid_word(L, run, 1, "raid")]);
    return 1;
}

static int word_set_word(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "set_word");
    ag_state *state = run->rules->state;
    int word = raid_word(L, run, 1, "set_word");
    int number = ag_arg_number(L, 2, "set_word", "the number", 0);
    if (state->raid_words[word] == number) return 0;
    state->raid_words[word] = number;
    ag_touch(state, AG_TOUCH_WORDS);
    ag_event event = ag_event_of(run->rules, AG_EVENT_WORD_SET, 0, (ag_card_id){ 0, 0 });
    event.by = run->frame->seat;
    event.word = (uint8_t)word;
    event.amount = number;
    ag_happen(run->rules, &event);
    return 0;
}

const ag_api_row ag_api_game[] = {
    { AG_API_WORD, "all", "all(filter)", "group", "no filter", "", "What matches now.", word_all },
    { AG_API_WORD, "each", "for _, card in each(group) do", "", "", "",
      "Goes through a group, a list of cards or what matches a filter now.", word_each },
    { AG_API_READER, "raid", "raid.stage", "number", "a word that the raid does not have", "",
      "A word of the raid, as `words` in raid.lua lists them.", raid_read },
    { AG_API_WORD, "set_word", "set_word(\"stage\", n)", "",
      "a word that the raid does not have; a number that is not whole or below 0", "",
      "Gives a word of the raid another number.", word_set_word },
    { AG_API_WORD, "end_turn", "end_turn(player)", "", "", "CR 500.5",
      "The turn is over at once: all other links are interrupted, nobody is in combat, the next "
      "turn "
      "begins (that of `player`, where one is named).",
      ag_word_end_turn },
    { AG_API_WORD, "marked", "marked(\"bomb\")", "card or nil", "", "",
      "The card that bears the mark now.", ag_word_marked },
    { AG_API_WORD, "unmark", "unmark(\"bomb\")", "", "", "", "Nobody bears the mark any more.",
      ag_word_unmark },
    { .kind = AG_API_END },
};
