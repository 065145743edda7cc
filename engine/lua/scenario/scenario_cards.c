// The cards and the raid that a scenario declares inline: a source of scripts that has them besides
// all others, for as long as this scenario runs.
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/letter.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

// Cards that every scenario has without declaring them.
static const ag_script own_scripts[] = {
    { .key = AG_SCENARIO_HERO,
      .path = "aggro/volunteer.lua",
      .source = "return hero \"Volunteer\" { health = 26, text = \"\" }\n" },
    { .key = AG_SCENARIO_CARD,
      .path = "aggro/recruit.lua",
      .source = "return ally \"Recruit\" { cost = 1, atk = 1, damage = \"melee\", health = 1 }\n" },
};
enum { OWN_SCRIPTS = sizeof own_scripts / sizeof own_scripts[0] };

// The place in the list; -1: it is not in it.
static int own_script(const char *key)
{
    int at = OWN_SCRIPTS - 1;
    while (at >= 0 && strcmp(own_scripts[at].key, key) != 0) at--;
    return at;
}

// What the scenario declares is the script of its whole file, under the key of each card.
static int find_script(void *context, const char *key, ag_script *out)
{
    ag_scene_cards *cards = context;
    int own = own_script(key);
    if (own >= 0) {
        *out = own_scripts[own];
        out->size = strlen(out->source);
        out->hash = cards->own_hashes[own];
        ag_hash_script(out->source, out->size, cards->own_hashes[own]);
        return 1;
    }
    *out = cards->file;
    out->key = cards->raid_decks > 0 && strcmp(key, AG_INLINE_RAID) == 0 ? AG_INLINE_RAID : NULL;
    for (int at = 0; at < cards->count && out->key == NULL; at++) {
        out->key = strcmp(cards->cards[at].key, key) == 0 ? cards->cards[at].key : NULL;
    }
    return out->key != NULL || cards->others->find(cards->others->context, key, out);
}

static const char *key_at(void *context, int index)
{
    const ag_scene_cards *cards = context;
    return index >= 0 && index < cards->count
               ? cards->cards[index].key
               : cards->others->key(cards->others->context, index - cards->count);
}

void ag_scene_cards_open(ag_scene_cards *cards, const ag_source *others, const char *path,
                         const char *text, size_t size)
{
    *cards = (ag_scene_cards){ .others = others, .text = text, .size = size };
    cards->source = (ag_source){ .context = cards, .find = find_script, .key = key_at };
    cards->file = (ag_script){ .path = path, .source = text, .size = size, .hash = cards->hash };
    ag_hash_script(text, size, cards->hash);
}

// The number of decks is needed before the raid is loaded; errors in it are reported then.
static int count_decks(lua_State *L, int scenario)
{
    int count = 0;
    lua_getfield(L, scenario, "raid");
    if (ag_draft_at(L, -1) != NULL) {
        ag_draft_push_table(L, -1);
        int is_list = lua_getfield(L, -1, "decks") == LUA_TTABLE;
        lua_Integer decks = is_list ? ag_sandbox_list(L, -1) : 1;
        count = decks < 1 ? 1 : decks > AG_DECK_MAX ? AG_DECK_MAX : (int)decks;
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
    return count;
}

// The script of the nth scenario of a list: the file, which returns that scenario alone, so that
// others may give a stem to another card. Lines count as in the file.
static void take_nth(lua_State *L, ag_scene_cards *cards, int nth)
{
    ag_script *file = &cards->file;
    lua_pushliteral(L, "return (function() ");
    lua_pushlstring(L, cards->text, cards->size);
    lua_pushfstring(L, "\nend)()[%d]\n", nth);
    lua_concat(L, 3);
    file->source = lua_tolstring(L, -1, &file->size);
    lua_rawsetp(L, LUA_REGISTRYINDEX, cards);  // keeps it alive
    ag_hash_script(file->source, file->size, cards->hash);
}

void ag_scene_cards_read(lua_State *L, ag_scene_cards *cards, int scenario, int nth)
{
    if (nth > 0) take_nth(L, cards, nth);
    cards->count = 0;
    cards->raid_decks = count_decks(L, scenario);
    if (lua_getfield(L, scenario, "cards") == LUA_TTABLE) {
        ag_entries declared = ag_entries_open(L, -1);
        while (ag_entries_next(L, &declared)) {
            // A file may write into the table after the word `scenario` has checked it.
            int is_card = lua_type(L, -2) == LUA_TSTRING && ag_draft_is(L, -1, AG_DRAFT_CARD);
            if (!is_card || cards->count == AG_INLINE_CARDS_MAX) continue;
            ag_scene_card *card = &cards->cards[cards->count++];
            snprintf(card->key, sizeof card->key, "scenario/%s", lua_tostring(L, -2));
            card->name = ag_draft_name(L, -1);
        }
    }
    lua_pop(L, 1);
}

const char *ag_scene_cards_key(const ag_scene_cards *cards, const char *text)
{
    for (int at = 0; at < cards->count; at++) {
        const char *key = cards->cards[at].key;
        if (strcmp(key, text) == 0 || strcmp(ag_inline_stem(key), text) == 0
            || ag_case_compare(cards->cards[at].name, text) == 0) {
            return key;
        }
    }
    int own = own_script(text);
    return own >= 0 ? own_scripts[own].key : NULL;
}
