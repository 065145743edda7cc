// What a deck may hold for its hero (CR 100.1 to 100.2): of those who sit down, and where one is built in a game.
#ifndef AG_GAME_DECK_RULES_H
#define AG_GAME_DECK_RULES_H

enum { AG_DECK_WORD_SIZE = 32, AG_DECK_COPIES_MAX = 4, AG_DECK_SIZE_MIN = 60 };     // CR 100.4, 100.1

// What counts of a card, as the card database words it: "" where it has none.
typedef struct ag_deck_facts {
    const char *type;               // "ally"
    const char *tags;               // "Orc, Warrior"
    const char *classes;            // "warrior, mage"
    const char *faction;
    const char *requires;           // "traitor_hero"
    int of_raid;                    // it belongs to a raid
    int is_token;
} ag_deck_facts;

// What `requires` asks for (CR 100.2b to 100.2d): "night_elf_hero" a trait of the hero, "night elf"; "fire_talent",
// "fire_hero" a talent spec; "aldor_reputation" the one reputation of the deck. AG_REQUIRES_NOTHING: none of these.
enum { AG_REQUIRES_NOTHING, AG_REQUIRES_TRAIT, AG_REQUIRES_TALENT, AG_REQUIRES_REPUTATION };
int ag_deck_requirement(const char *requires, char word[AG_DECK_WORD_SIZE]);

// The same as a card says it: "Night Elf hero only", "Aldor reputation only"; "" where nothing is required.
enum { AG_DECK_SENTENCE_SIZE = AG_DECK_WORD_SIZE + 24 };
void ag_deck_requirement_say(const char *requires, char out[AG_DECK_SENTENCE_SIZE]);

// What a deck of this hero has been settled on by the cards so far: talents and reputations look at the whole deck.
typedef struct ag_deck_so_far {
    const ag_deck_facts *hero;
    char talent[AG_DECK_WORD_SIZE];         // the one talent spec of the deck, "" so far
    char reputation[AG_DECK_WORD_SIZE];
} ag_deck_so_far;

// Why it may not hold a card: a sentence that `what` ends, and the rule.
typedef struct ag_deck_refusal {
    const char *why, *rule;
    char what[160];
} ag_deck_refusal;

// 1 where the deck may hold the card, which it then does; else 0, with the reason. How many copies is another matter.
int ag_deck_may_hold(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out);

// All of the reasons against a card; without a hero, those that need none. Returns how many.
enum { AG_DECK_REFUSALS_MAX = 3 };
int ag_deck_refusals(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal out[AG_DECK_REFUSALS_MAX]);

// 1 where `text` ("Night Elf, Druid") holds `word` ("elf", "night elf") as whole words.
int ag_deck_has_word(const char *text, const char *word);

#endif
