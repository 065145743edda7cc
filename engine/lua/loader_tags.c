// Tags: "Orc", "Head (1)", and those of several words that are read by one of them as well.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/loader.h"
#include "rules/rules.h"

// CR 202.1a: multi-word tags that are also read by their last word; CR 202.4a: and one that is
// read by another.
static const struct {
    const char *tag, *also;
} readings[] = {
    { "Air Elemental", "Elemental" },
    { "Air Totem", "Totem" },
    { "Black Dragon", "Dragon" },
    { "Black Dragonkin", "Dragonkin" },
    { "Blood Elf", "Elf" },
    { "Blue Dragonkin", "Dragonkin" },
    { "Bronze Dragonkin", "Dragonkin" },
    { "Bunny Egg", "Egg" },
    { "Carrion Bird", "Bird" },
    { "Core Hound", "Hound" },
    { "Crashin' Thrashin' Racer", "Racer" },
    { "Crypt Lord", "Lord" },
    { "Dread Pirate", "Pirate" },
    { "Earth Elemental", "Elemental" },
    { "Earth Totem", "Totem" },
    { "Fel Orc", "Orc" },
    { "Fire Elemental", "Elemental" },
    { "Fire Totem", "Totem" },
    { "Flame Cat", "Cat" },
    { "Frozen Elemental", "Elemental" },
    { "Green Dragonkin", "Dragonkin" },
    { "High Elf", "Elf" },
    { "Night Elf", "Elf" },
    { "Pit Lord", "Lord" },
    { "Polar Bear", "Bear" },
    { "Red Dragonkin", "Dragonkin" },
    { "Shadow Hunter", "Hunter" },
    { "Spectral Tiger", "Tiger" },
    { "Spore Bat", "Bat" },
    { "Spring Rabbit", "Rabbit" },
    { "Timber Wolf", "Wolf" },
    { "Twilight Dragonkin", "Dragonkin" },
    { "Two-Headed Ogre", "Ogre" },
    { "Water Elemental", "Elemental" },
    { "Water Totem", "Totem" },
    { "Wind Serpent", "Serpent" },
};

const char *ag_tag_also(const char *tag)
{
    if (strcmp(tag, "Archdruid") == 0) {
        return AG_RULE_HOLDS(CR_202_4a) ? "Druid" : NULL;
    }
    for (size_t i = 0; i < sizeof readings / sizeof readings[0] && AG_RULE_HOLDS(CR_202_1a); i++) {
        if (strcmp(readings[i].tag, tag) == 0) {
            return readings[i].also;
        }
    }
    return NULL;
}

static void put_tag(lua_State *lua, ag_side_def *side, const char *word)
{
    if (side->tag_count == AG_TAG_MAX) {
        ag_lua_fail_field(lua, "tags", "more than %d tags", AG_TAG_MAX);
    }
    side->tags[side->tag_count++] = ag_loader_symbol(lua, word);
}

void ag_tags_add(lua_State *lua, ag_side_def *side, const char *tag)
{
    char word[AG_NAME_MAX + 1];
    snprintf(word, sizeof word, "%s", tag);
    char *open = strrchr(word, '(');
    char *end = NULL;
    long most = open == NULL ? 0 : strtol(open + 1, &end, 10);
    if (open != NULL && open > word + 1 && open[-1] == ' ' && most > 0 && end[0] == ')'
        && end[1] == 0) {
        open[-1] = 0;
        if (side->restriction_count == 3) {
            ag_lua_fail_field(lua, "tags", "more than 3 restricted tags");
        }
        side->restrictions[side->restriction_count++] =
            (ag_restriction){ ag_loader_symbol(lua, word), (uint16_t)most };
    }
    put_tag(lua, side, word);
    if (ag_tag_also(word) != NULL) {
        put_tag(lua, side, ag_tag_also(word));
    }
}

void ag_tags_read(lua_State *lua, int table, ag_side_def *side)
{
    int type = lua_getfield(lua, table, "tags");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_field(lua, "tags", "tags is a list { \"Orc\", … }, not %s",
                          ag_lua_shown(lua, -1));
    }
    lua_Integer count = type == LUA_TNIL ? 0 : luaL_len(lua, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_geti(lua, -1, i) != LUA_TSTRING) {
            ag_lua_fail_field(lua, "tags", "a tag is a text, not %s", ag_lua_shown(lua, -1));
        }
        ag_tags_add(lua, side, lua_tostring(lua, -1));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

int ag_tags_have(lua_State *lua, const ag_side_def *side, const char *word)
{
    for (int i = 0; i < side->tag_count; i++) {
        if (strcmp(ag_host_word(ag_host_of(lua), side->tags[i]), word) == 0) {
            return 1;
        }
    }
    return 0;
}
