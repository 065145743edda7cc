// Aggro's public C API: what a seat is shown of a game. Values only; aggro.h includes it.
#ifndef AGGRO_VIEW_H
#define AGGRO_VIEW_H

#include <stdint.h>

#define AG_RAIDERS_MAX 5

// ---- questions and options ----

typedef enum ag_question_kind {
    AG_QUESTION_NONE,       // the game is over
    AG_QUESTION_ACTION,     // pick one option: pass, play, use, complete, place, attack
    AG_QUESTION_PICK,       // pick min to max options, each once; their order counts
    AG_QUESTION_NUMBER,     // a number from min to max
    AG_QUESTION_YES_NO,     // pick option 0 (yes) or 1 (no)
} ag_question_kind;

typedef enum ag_move {
    AG_MOVE_PASS,
    AG_MOVE_PLAY,           // a card
    AG_MOVE_USE,            // a card's payment power
    AG_MOVE_COMPLETE,       // a quest's reward power
    AG_MOVE_PLACE,          // a card as a resource
    AG_MOVE_ATTACK,         // with a card
    AG_MOVE_CARD,
    AG_MOVE_LINK,
    AG_MOVE_SEAT,
    AG_MOVE_PILE,
    AG_MOVE_YES,
    AG_MOVE_NO,
    AG_MOVE_MODE,           // one of those that "choose one" offers
    AG_MOVE_NUMBER,
    AG_MOVE_APPLY,          // a prevention or a replacement
    AG_MOVE_TRIGGER,        // one that waits
    AG_MOVE_NONE,           // none of them
    AG_MOVE_WORD,           // a text: a name, a type
    AG_MOVE_STRIKE,         // classic: with a weapon
    AG_MOVE_WAY,            // how to pay for what is played
} ag_move;

// What an effect does, as far as its script shows before it is carried out: bits.
enum {
    AG_DOES_DAMAGE = 1, AG_DOES_HEAL = 2, AG_DOES_DRAW = 4, AG_DOES_DESTROY = 8,
    AG_DOES_INTERRUPT = 16, AG_DOES_PREVENT = 32, AG_DOES_READY = 64, AG_DOES_EXHAUST = 128,
    AG_DOES_DISCARD = 256,
    AG_DOES_CHANGE = 512,                   // numbers, keywords, what can't be done
    AG_DOES_TOKENS = 1024, AG_DOES_TO_HAND = 2048,
    AG_DOES_TO_ALL = 4096,                  // to everything opposing of a kind, without a target
    AG_DOES_TO_SELF = 8192,                 // to its player's own hero
    AG_DOES_OWN_HAND = 16384,               // its player's hand is discarded for it
};

typedef struct ag_view_summary {
    uint32_t does;                          // AG_DOES_…; 0: nothing that the script shows
    int damage, healing, cards;             // how much at most; -1: X
} ag_view_summary;

// One of the modes of "choose one" (or "choose two", …).
typedef struct ag_view_mode {
    const char *text;                       // the mode's own text
    ag_view_summary summary;
    int aim, value;                         // as in an option: of its first target, how many fit it
    int worth;                              // as in an option
} ag_view_mode;

// What it costs besides resources: bits.
enum { AG_TAKES_EXHAUST = 1, AG_TAKES_ITSELF = 2, AG_TAKES_FLIP = 4, AG_TAKES_OTHERS = 8,
    AG_TAKES_BLOOD = 16,
    AG_TAKES_PLAY = 32 };                   // own cards in play are destroyed, removed or returned

// An option as the seat that is asked sees it.
typedef struct ag_view_option {
    ag_move move;
    uint32_t card;                          // a card of the view (ag_view_card.id); 0: none
    int seat;                               // for AG_MOVE_SEAT and AG_MOVE_PILE
    // A number: the number itself. Placing: 1 is face up. Preventing: the damage to come. Playing,
    // using, completing and modes: how many targets fit the aim; -1: it has no aim. Attacking, and
    // whom to attack: the ATK that the attacker would have, with what it has only as it attacks.
    int value;
    int aim;                                // what is (to be) chosen: 1 harmed, 2 helped, 0 unknown
    int cost;                               // resources to play, use or complete it, without X
    // How many X its cost has besides `cost`; whether an X is chosen for it; the largest X now.
    int cost_x, has_x, x_most;
    uint32_t takes;                         // AG_TAKES_…, of using and completing
    ag_view_summary summary;                // of what would be played, used, completed or chosen
    int mode_count;                         // all its modes; of a mode that is offered: itself only
    const ag_view_mode *modes;
    // What its script says that it is worth to this seat now, beyond what the effect shows: in
    // quarters of a resource, from -1000 to 1000. Of all modes alike; each adds its own.
    int worth;
    char text[96];                          // "Play Fire Blast (2)"
} ag_view_option;

// ---- views ----

typedef enum ag_view_zone {
    AG_VIEW_HAND, AG_VIEW_PARTY, AG_VIEW_RESOURCES, AG_VIEW_GRAVEYARD, AG_VIEW_CHAIN,
    AG_VIEW_REMOVED,
    AG_VIEW_DECK            // what the seat knows of the top of a deck, the topmost first
} ag_view_zone;

typedef struct ag_view_card {
    // Names the card in options, and in the views of one seat for as long as that seat sees its
    // face, wherever it goes. Once it was hidden it has a new id, which can't be connected with the
    // old one. Forks and saved games keep ids. 0: the card is hidden.
    uint32_t id;
    const char *key;                        // "" where hidden
    const char *name;
    ag_view_zone zone;
    int owner, controller;
    // Bits in the order of the words hero, ally, ability,
    // armor, item, weapon, quest, location, event.
    uint32_t types;
    // Bits: Protector, Ferocity, Elusive, Stealth, Long-Range, Untargetable, Immune.
    uint64_t keywords;
    int cost, atk, health, damage, def, strike;
    // has_cost 0: no cost is printed on it, as on a quest. cost_x: how many X stand besides `cost`.
    int has_cost, cost_x;
    int instant;
    uint32_t does;                          // AG_DOES_… of playing it
    // In a party: what its script says that it is worth to its side beyond what shows, in quarters
    // of a resource, where that is a number.
    int worth;
    int ready, face_up, is_token, is_boss, attacking, defending;
    int flipped;                            // its other side shows
    int felled;                             // was dealt fatal damage, and is still in play
    int undamageable;                       // nothing can deal damage to it now
    // What it is called while it is set apart: "apart", or the raid's word for where its player is.
    // NULL: it is not set apart.
    const char *apart;
    int is_new;                             // an ally that came too late to attack (CR 302.2)
    int proposed;                           // it is attacked, and others may still protect it
    uint32_t host;                          // what it is attached to
    int counter_count;                      // kinds of counters on it, in a fixed order; up to four
    const char *counter_names[4];
    int counters[4];
} ag_view_card;

typedef struct ag_view_target {
    // A card, or that of a link; 0: hidden, or a player or what they have (a deck to be attacked).
    uint32_t card;
    int seat;                               // the player, or the card's controller
    int share;                              // of what is divided (CR 707.1d); 0: nothing is divided
} ag_view_target;

#define AG_VIEW_TARGETS_MAX 8
#define AG_VIEW_MODES_MAX 8

typedef struct ag_view_link {               // what waits on the chain
    const char *kind;                       // "card", "resource", "effect", "trigger", "attack",
                                            // "strike"
    const char *name;                       // of its card, or of a raid's effect; "" where hidden
    uint32_t card;                          // the card, the effect's source or the attacker;
                                            // 0 where hidden
    int seat;                               // the player whose link it is
    // What it is aimed at: targets, the proposed defender, the host to be; at most eight.
    int target_count;
    ag_view_target targets[AG_VIEW_TARGETS_MAX];
    int aim;                                // 1 harms its first target, 2 helps it, 0 unknown
    ag_view_summary summary;                // with the X that was chosen
    int has_x, x;                           // the X that was chosen for it (CR 707.1b)
    int mode_count;                         // chosen modes, in the order of its text (CR 707.1c)
    const char *modes[AG_VIEW_MODES_MAX];   // their texts
} ag_view_link;

typedef struct ag_view_player {
    int seat, side, in_game;                // side 1: the Boss player, 2: raiders; 3 and 4: a duel
    int hand_count, deck_count, graveyard_count, resource_count, ready_resources;
    const char *apart;                      // what the player is called while set apart; else NULL
    uint32_t hero;
    int pile_count;                         // decks, each with its graveyard
    const char *pile_names[6];              // "main", "event"; "" for a deck without a name
    int pile_decks[6], pile_graveyards[6];
    int number_count;                       // the hero's keywords that have a number: "Assault" 3
    const char *number_names[6];
    int numbers[6];
} ag_view_player;

// What a phase is, whatever a raid calls it; AG_VIEW_PHASE_RAID is one that only raids have.
typedef enum ag_view_phase {
    AG_VIEW_PHASE_NONE, AG_VIEW_PHASE_START, AG_VIEW_PHASE_RAID, AG_VIEW_PHASE_ACTION,
    AG_VIEW_PHASE_END
} ag_view_phase;

typedef struct ag_view {
    int seat;                               // whose view it is
    int turn, turn_seat;
    int refereed;                           // how often a referee changed the table
    char phase[32];                         // as it is told: "action phase", or the raid's own name
    ag_view_phase phase_kind;
    int player_count;
    ag_view_player players[AG_RAIDERS_MAX + 1];
    int card_count;
    ag_view_card cards[1024];               // each pile in its order; a hand's hidden cards last
    int word_count;                         // the raid's words ("stage"), without those of its own
    const char *word_names[16];
    int words[16];
    int link_count;                         // the top of the chain first
    ag_view_link links[32];
    const char *about;                      // what the raid is about; NULL: it does not say
    int mark_count;                         // the raid's marks ("MARKED"), and who bears them
    const char *mark_names[8];
    uint32_t mark_cards[8];                 // ag_view_card.id
} ag_view;

#endif
