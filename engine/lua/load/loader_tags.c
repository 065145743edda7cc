// Tags: "Orc", "Head (1)", and those of several words that are also read by one of the words; and
// the traits of heroes that are not tags.

#include "lua/load/loader.h"

// CR 202.1a: tags of several words that are also read by their last word.
static const char read_by_last_word[] =
    ",Air Elemental,Air Totem,Black Dragon,Black Dragonkin,Blood Elf,Blue Dragonkin,"
    "Bronze Dragonkin,Bunny Egg,Carrion Bird,Core Hound,Crashin' Thrashin' Racer,Crypt Lord,"
    "Dread Pirate,Earth Elemental,Earth Totem,Fel Orc,Fire Elemental,Fire Totem,Flame Cat,"
    "Frozen Elemental,Green Dragonkin,High Elf,Night Elf,Pit Lord,Polar Bear,Red Dragonkin,"
    "Shadow Hunter,Spectral Tiger,Spore Bat,Spring Rabbit,Timber Wolf,Twilight Dragonkin,"
    "Two-Headed Ogre,Water Elemental,Water Totem,Wind Serpent,";

const char *ag_tag_also(const char *tag)
{
    char listed[AG_NAME_MAX + 3];
    if (strcmp(tag, "Archdruid") == 0) {
        return "Druid";  // CR 202.4a
    }
    snprintf(listed, sizeof listed, ",%s,", tag);
    const char *space = strrchr(tag, ' ');
    return space != NULL && strstr(read_by_last_word, listed) != NULL ? space + 1 : NULL;
}

static void put_tag(lua_State *L, ag_side_def *side, const char *word)
{
    ag_lua_need(L, side->tag_count < AG_TAG_MAX, AG_FINDING_OUT_OF_RANGE, "tags",
                "more than %d tags", AG_TAG_MAX);
    side->tags[side->tag_count++] = ag_loader_symbol(L, word);
}

void ag_tag_read(lua_State *L, const ag_field_row *row, const char *tag, void *at)
{
    ag_side_def *side = at;
    char word[AG_NAME_MAX + 1];
    (void)row;
    snprintf(word, sizeof word, "%s", tag);
    char *open = strrchr(word, '(');
    char *end = NULL;
    long most = open == NULL ? 0 : strtol(open + 1, &end, 10);
    if (open != NULL && open > word + 1 && open[-1] == ' ' && most > 0 && end[0] == ')'
        && end[1] == 0) {
        open[-1] = 0;
        ag_lua_need(L, side->restriction_count < 3, AG_FINDING_OUT_OF_RANGE, "tags",
                    "more than 3 restricted tags");
        side->restrictions[side->restriction_count++] =
            (ag_restriction){ ag_loader_symbol(L, word), (uint16_t)most };
    }
    put_tag(L, side, word);
    if (ag_tag_also(word) != NULL) put_tag(L, side, ag_tag_also(word));
}

int ag_tags_have(lua_State *L, const ag_side_def *side, const char *word)
{
    for (int i = 0; i < side->tag_count; i++) {
        if (strcmp(ag_host_word(ag_host_of(L), side->tags[i]), word) == 0) return 1;
    }
    return 0;
}

// ---- traits ----

// A class and a faction are also bits: "Death Knight" is "death_knight".
void ag_trait_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_trait *trait = at;
    const char *printed = ag_field_text(L, row);
    char word[AG_NAME_MAX + 1];
    snprintf(word, sizeof word, "%s", printed);
    for (char *letter = word; *letter != '\0'; letter++) {
        *letter = *letter == ' ' ? '_' : (char)ag_lower(*letter);
    }
    int class = ag_word_find(ag_class_words, AG_CLASS_COUNT, word);
    int faction = ag_word_find(ag_faction_words, AG_FACTION_COUNT, word);
    trait->word = ag_loader_symbol(L, printed);
    trait->classes = class < 0 ? 0 : (uint16_t)AG_BIT(class);
    trait->factions = faction < 0 ? 0 : (uint8_t)AG_BIT(faction);
}

// CR 202.5: the talent spec is on the type line, but is not a tag.
void ag_talent_take(lua_State *L, ag_card_def *def)
{
    for (int i = 0; i < def->side_count; i++) {
        ag_side_def *side = &def->side[i];
        int kept = 0;
        for (int at = 0; at < side->tag_count; at++) {
            const char *word = ag_host_word(ag_host_of(L), side->tags[at]);
            int spec = ag_word_find(ag_spec_words, AG_SPEC_COUNT, word) >= 0;
            ag_lua_need(L, !spec || def->talent == 0 || def->talent == side->tags[at],
                        AG_FINDING_WRONG_TYPE, "tags",
                        "a hero has one talent spec, not \"%s\" and \"%s\"",
                        ag_host_word(ag_host_of(L), def->talent), word);
            def->talent = spec ? side->tags[at] : def->talent;
            side->tags[kept] = side->tags[at];
            kept += !spec;
        }
        side->tag_count = (uint8_t)kept;
    }
}

void ag_requires_read(lua_State *L, const ag_field_row *row, void *at)
{
    char word[AG_DECK_WORD_SIZE];
    const char **out = at;
    const char *trait = ag_field_text(L, row);
    ag_lua_need(L, ag_deck_requirement(trait, word) != AG_REQUIRES_NOTHING, AG_FINDING_WRONG_TYPE,
                row->name,
                "requires is a trait of the hero (\"dwarf_hero\"), a talent spec (\"fire_hero\", "
                "\"fire_talent\") or a reputation (\"aldor_reputation\"), not \"%s\"",
                trait);
    *out = ag_loader_hold_text(L, trait);
}
