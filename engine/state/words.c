// The words of words.def as text.
#include "state/words.h"

#include <string.h>

const char *const ag_type_words[AG_TYPE_COUNT] = {
#define AG_TYPE(name, word) word,
#include "state/words.def"
};
const char *const ag_damage_words[AG_DAMAGE_COUNT] = {
#define AG_DAMAGE(name, word) word,
#include "state/words.def"
};
const char *const ag_keyword_words[AG_KEYWORD_COUNT] = {
#define AG_KEYWORD(name, word, takes) word,
#include "state/words.def"
};
const uint8_t ag_keyword_takes[AG_KEYWORD_COUNT] = {
#define AG_KEYWORD(name, word, takes) AG_TAKES_##takes,
#include "state/words.def"
};
const char *const ag_cant_words[AG_CANT_COUNT] = {
#define AG_CANT(name, word, whose) word,
#include "state/words.def"
};
const uint8_t ag_cant_whose[AG_CANT_COUNT] = {
#define AG_CANT(name, word, whose) AG_WHO_CANT_##whose,
#include "state/words.def"
};
const char *const ag_is_words[AG_IS_COUNT] = {
#define AG_IS(name, word) word,
#include "state/words.def"
};
const char *const ag_thing_words[AG_THING_COUNT] = {
    [AG_THING_PLAYER] = "player",
    [AG_THING_DECK] = "deck",
    [AG_THING_HAND] = "hand",
    [AG_THING_GRAVEYARD] = "graveyard",
};
const char *const ag_zone_words[AG_ZONE_COUNT] = {
#define AG_ZONE(name, word) word,
#include "state/words.def"
};
const char *const ag_lasts_words[AG_LASTS_COUNT] = {
#define AG_LASTS(name, word) word,
#include "state/words.def"
};
const char *const ag_field_words[AG_FIELD_COUNT] = {
#define AG_FIELD(name, word) word,
#include "state/words.def"
};
const char *const ag_stat_words[AG_STAT_COUNT] = {
    "",
#define AG_STAT(name, word, said, doc) word,
#include "state/words.def"
};
const char *const ag_stat_names[AG_STAT_COUNT] = {
    "",
#define AG_STAT(name, word, said, doc) said,
#include "state/words.def"
};
const char *const ag_tag_words[AG_TAG_COUNT] = {
    "",
#define AG_TAG(name, word) word,
#include "state/words.def"
};
const char *const ag_class_words[AG_CLASS_COUNT] = {
#define AG_CLASS(name, word) word,
#include "state/words.def"
};
const char *const ag_class_icons[AG_CLASS_COUNT + 1] = {
#define AG_CLASS(name, word) word,
#include "state/words.def"
    "any"
};
const char *const ag_faction_words[AG_FACTION_COUNT] = {
#define AG_FACTION(name, word) word,
#include "state/words.def"
};
const char *const ag_spec_words[AG_SPEC_COUNT] = {
#define AG_SPEC(name, word) word,
#include "state/words.def"
};
const char *const ag_part_words[AG_PART_COUNT] = {
#define AG_PART(name, word) word,
#include "state/words.def"
};

int ag_word_find(const char *const *words, int count, const char *word)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], word) == 0) return i;
    }
    return -1;
}

void ag_write_words(ag_writer *out, uint64_t bits, const char *const *words, int count,
                    const char *between)
{
    const char *before = "";
    for (int i = 0; i < count; i++) {
        if (bits & AG_LONG_BIT(i)) {
            ag_write(out, "%s%s", before, words[i]);
            before = between;
        }
    }
}
