// What a deck may hold for its hero (CR 100.1 to 100.2): a deck at set-up,
// and one built during a game.
#ifndef AG_EXPLAIN_DECK_RULES_H
#define AG_EXPLAIN_DECK_RULES_H

enum { AG_DECK_WORD_SIZE = 32, AG_DECK_COPIES_MAX = 4, AG_DECK_SIZE_MIN = 60 };  // CR 100.4, 100.1

// The facts of a card that count, in the words of the card database: "" if it has none.
typedef struct ag_deck_facts {
    const char *type;               // "ally"
    const char *tags;               // "Orc, Warrior"
    const char *classes;            // "warrior, mage"
    const char *faction;
    const char *requires;           // "traitor_hero"
    int of_raid;                    // it belongs to a raid
    int is_token;
    // Of a hero, what its decks may hold besides what shares its icons: classes, factions, factions
    // of which one, copies of a name ("mage, warlock; monster; alliance, horde; 1").
    const char *deckbuilding;
} ag_deck_facts;

// What `requires` asks for (CR 100.2b to 100.2d): "night_elf_hero" the trait "night elf" of the
// hero; "fire_talent", "fire_hero" a talent spec; "aldor_reputation" the only reputation of the
// deck. AG_REQUIRES_NOTHING: none of these.
enum { AG_REQUIRES_NOTHING, AG_REQUIRES_TRAIT, AG_REQUIRES_TALENT, AG_REQUIRES_REPUTATION };
int ag_deck_requirement(const char *requires, char word[AG_DECK_WORD_SIZE]);

// The same as printed on a card: "Night Elf hero only", "Aldor reputation
// only"; "" if nothing is required.
enum { AG_DECK_SENTENCE_SIZE = AG_DECK_WORD_SIZE + 24 };
void ag_deck_requirement_say(const char *requires, char out[AG_DECK_SENTENCE_SIZE]);

// How many of a name a deck of the hero may hold (CR 100.4), of unlimited cards any number; but
// what a hero says of its decks holds for those, too.
int ag_deck_copies(const ag_deck_facts *hero, int is_unlimited);

// What a hero says of its decks: "mage and warlock cards; one of a name"; "" if nothing.
enum { AG_DECKBUILDING_SIZE = 256 };
void ag_deckbuilding_say(const char *deckbuilding, char out[AG_DECKBUILDING_SIZE]);

// What the cards so far have determined: these concern the whole deck.
typedef struct ag_deck_so_far {
    const ag_deck_facts *hero;
    char talent[AG_DECK_WORD_SIZE];         // the one talent spec of the deck, "" so far
    char reputation[AG_DECK_WORD_SIZE];
    char faction[AG_DECK_WORD_SIZE];        // of those of which the hero allows one
} ag_deck_so_far;

// Why the deck may not hold a card: a sentence that ends with `what`, and the rule.
typedef struct ag_deck_refusal {
    const char *why, *rule;
    char what[160];
} ag_deck_refusal;

// 1 if the deck may hold the card, which is then added; else 0, with the reason. The number of
// copies is not checked here.
int ag_deck_may_hold(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out);

// All reasons against a card; without a hero, those that need no hero. Returns how many.
enum { AG_DECK_REFUSALS_MAX = 3 };
int ag_deck_refusals(ag_deck_so_far *deck, const ag_deck_facts *card,
                     ag_deck_refusal out[AG_DECK_REFUSALS_MAX]);

// 1 if `text` ("Night Elf, Druid") contains `word` ("elf", "night elf") as whole words.
int ag_deck_has_word(const char *text, const char *word);

#endif
