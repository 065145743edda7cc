// The words of words.def as numbers: positions, and bits where a set of them is stored.
#ifndef AG_STATE_WORDS_H
#define AG_STATE_WORDS_H

#include <stdint.h>

#include "base/span.h"

enum {
#define AG_TYPE(name, word) AG_TYPE_##name##_AT,
#include "state/words.def"
    AG_TYPE_COUNT
};
enum {
#define AG_TYPE(name, word) AG_TYPE_##name = 1 << AG_TYPE_##name##_AT,
#include "state/words.def"
    AG_TYPE_EQUIPMENT = AG_TYPE_ARMOR | AG_TYPE_ITEM | AG_TYPE_WEAPON,
    AG_TYPE_CHARACTER = AG_TYPE_HERO | AG_TYPE_ALLY,
    AG_TYPES_BUT = INT32_MIN,  // in a filter: none of the types whose bits are 0
};

enum {
#define AG_DAMAGE(name, word) AG_DAMAGE_##name##_AT,
#include "state/words.def"
    AG_DAMAGE_COUNT
};
enum {
#define AG_DAMAGE(name, word) AG_DAMAGE_##name = 1 << AG_DAMAGE_##name##_AT,
#include "state/words.def"
};

// Keywords, cants, states, zones, durations and fields are positions. Sets of them are bit masks:
// AG_LONG_BIT(position) of keywords, cants, states and fields, AG_BIT(position) of the others.
enum {
#define AG_KEYWORD(name, word, takes) AG_KEYWORD_##name,
#include "state/words.def"
    AG_KEYWORD_COUNT
};
enum {
#define AG_CANT(name, word, whose) AG_CANT_##name,
#include "state/words.def"
    AG_CANT_COUNT
};
enum {
#define AG_IS(name, word) AG_IS_##name##_AT,
#include "state/words.def"
    AG_IS_COUNT
};
#define AG_IS(name, word) static const uint64_t AG_IS_##name = UINT64_C(1) << AG_IS_##name##_AT;
#include "state/words.def"
enum {
#define AG_ZONE(name, word) AG_ZONE_##name,
#include "state/words.def"
    AG_ZONE_COUNT
};
// What can be sabotaged and is not a card: a player, or a pile, by its zone.
enum {
    AG_THING_PLAYER = AG_ZONE_NOWHERE, AG_THING_DECK = AG_ZONE_DECK, AG_THING_HAND = AG_ZONE_HAND,
    AG_THING_GRAVEYARD = AG_ZONE_GRAVEYARD, AG_THING_COUNT
};
enum {
#define AG_LASTS(name, word) AG_LASTS_##name,
#include "state/words.def"
    AG_LASTS_COUNT
};
enum {
#define AG_FIELD(name, word) AG_FIELD_##name,
#include "state/words.def"
    AG_FIELD_COUNT
};
enum {
#define AG_CLASS(name, word) AG_CLASS_##name##_AT,
#include "state/words.def"
    AG_CLASS_COUNT
};
enum {
#define AG_FACTION(name, word) AG_FACTION_##name##_AT,
#include "state/words.def"
    AG_FACTION_COUNT
};
enum {
#define AG_SPEC(name, word) AG_SPEC_##name##_AT,
#include "state/words.def"
    AG_SPEC_COUNT
};
enum {
#define AG_PART(name, word) AG_PART_##name,
#include "state/words.def"
    AG_PART_COUNT,
    AG_PART_OF_RAID = AG_PART_COUNT  // a phase that the raid declares, by its name
};

// 0: no number.
enum {
    AG_STAT_NONE,
#define AG_STAT(name, word, said, doc) AG_STAT_##name,
#include "state/words.def"
    AG_STAT_COUNT
};

// Tags that rules look at: the first symbols of every catalog. 0: none.
enum {
    AG_TAG_NONE,
#define AG_TAG(name, word) AG_TAG_##name,
#include "state/words.def"
    AG_TAG_COUNT
};

// Damage types and factions as states of a card, in their order.
static const uint64_t AG_IS_DEALS = ((UINT64_C(1) << AG_DAMAGE_COUNT) - 1) << AG_IS_DEALS_ARCANE_AT;
static const uint64_t AG_IS_DEALT = ((UINT64_C(1) << AG_DAMAGE_COUNT) - 1) << AG_IS_DEALT_ARCANE_AT;
static const uint64_t AG_IS_FACTION = ((UINT64_C(1) << AG_FACTION_COUNT) - 1) << AG_IS_ALLIANCE_AT;
_Static_assert(AG_IS_DEALS_SHADOW_AT - AG_IS_DEALS_ARCANE_AT == AG_DAMAGE_COUNT - 1,
               "one for each damage type");
_Static_assert(AG_IS_DEALT_SHADOW_AT - AG_IS_DEALT_ARCANE_AT == AG_DAMAGE_COUNT - 1,
               "one for each damage type");
_Static_assert(AG_IS_MONSTER_AT - AG_IS_ALLIANCE_AT == AG_FACTION_COUNT - 1,
               "one for each faction");
// Read as ranges, too: who adds a row within one of these looks whether it belongs to it.
_Static_assert(AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT == 4, "what a card can be as well (CR 300.1b)");
_Static_assert(AG_KEYWORD_DUAL_SHIELD - AG_KEYWORD_DUAL_WIELD == 5, "how a hero wields");
_Static_assert(AG_TAG_UNDEAD - AG_TAG_DRAENEI == 11, "the standard races");
_Static_assert(AG_TYPE_COUNT <= 16, "a bit for each type");
_Static_assert(AG_KEYWORD_COUNT <= 64, "a bit for each keyword");
_Static_assert(AG_CANT_COUNT <= 64, "a bit for each cant");
_Static_assert(AG_IS_COUNT <= 64, "a bit for each state");
_Static_assert(AG_ZONE_COUNT <= 16, "a bit for each zone");
_Static_assert(AG_FIELD_COUNT <= 64, "a bit for each field");

#define AG_BIT(position) (1u << (position))
#define AG_LONG_BIT(position) (UINT64_C(1) << (position))   // there may be up to 64 of them

// What a script writes after a keyword: nothing, a number, or something of its own.
enum { AG_TAKES_NONE, AG_TAKES_NUMBER, AG_TAKES_OWN };

// Who can't: the card that has it, or the player whose hero has it.
enum { AG_WHO_CANT_CARD, AG_WHO_CANT_PLAYER };

// The script words of each list, in the order of words.def; tables of *_COUNT entries.
extern const char *const ag_type_words[AG_TYPE_COUNT];
extern const char *const ag_damage_words[AG_DAMAGE_COUNT];
extern const char *const ag_keyword_words[AG_KEYWORD_COUNT];
extern const uint8_t ag_keyword_takes[AG_KEYWORD_COUNT];    // AG_TAKES_…
extern const char *const ag_cant_words[AG_CANT_COUNT];
extern const uint8_t ag_cant_whose[AG_CANT_COUNT];          // AG_WHO_CANT_…
extern const char *const ag_is_words[AG_IS_COUNT];
extern const char *const ag_zone_words[AG_ZONE_COUNT];
extern const char *const ag_thing_words[AG_THING_COUNT];
extern const char *const ag_lasts_words[AG_LASTS_COUNT];
extern const char *const ag_field_words[AG_FIELD_COUNT];
extern const char *const ag_stat_words[AG_STAT_COUNT];
extern const char *const ag_stat_names[AG_STAT_COUNT];      // "ATK", for sentences
extern const char *const ag_tag_words[AG_TAG_COUNT];
extern const char *const ag_class_words[AG_CLASS_COUNT];
// The same, followed by "any", which stands for all of them.
extern const char *const ag_class_icons[AG_CLASS_COUNT + 1];
extern const char *const ag_faction_words[AG_FACTION_COUNT];
extern const char *const ag_spec_words[AG_SPEC_COUNT];
extern const char *const ag_part_words[AG_PART_COUNT];

// The position of `word` in a list of `count` words, or -1.
int ag_word_find(const char *const *words, int count, const char *word);

// Those of the `count` words whose bits are set: "fire or frost".
void ag_write_words(ag_writer *out, uint64_t bits, const char *const *words, int count,
                    const char *between);

#endif
