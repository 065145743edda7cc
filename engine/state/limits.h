// Every maximum, with its worksheet: how many, how many bytes, and the game that needs it.
//
//   what        count  bytes each   capacity  the game that needs it
//   cards        1024          80    80 KiB   five raiders with 100-card decks and heroes,
//                                             170 cards of an epic Black Temple (or full-clear
//                                             Molten Core), 300 tokens
//   piles          96          12   1.1 KiB   6 players x (hand, party, resources, removed, aside)
//                                             + 6 decks twice
//   modifiers     256         280    70 KiB   sixty characters with two each, twice over
//   watches       160          56   8.7 KiB   delayed triggers and shields of sixty characters
//   links          32         112   3.5 KiB   a chain that answers itself thirty times
//   targets       128          16     2 KiB   a chain in which each link has four
//   waiting       256          84    21 KiB   a wave that kills 100 allies, each watched twice
//   packets       256          52    13 KiB   five parties of fifty characters burned at once
//   options      1024          16    16 KiB   any card of one deck with all tokens
//   words        4096           4    16 KiB   lists that tasks hand down: four waves of 1,024
//   counters      256          12     3 KiB   four kinds on sixty cards
//   known         192         112    21 KiB   what was last known of cards that something still
//                                             refers to, or that one effect has moved
//   tasks         640          40    25 KiB   effects inside effects, as many as there are frames,
//                                             with what each does
//   frames         64          96     6 KiB   "as an ally enters play" on cards of five players
//   left           16         116   1.8 KiB   links of the chain that triggers still refer to
//   grants        128          24     3 KiB   powers that cards were given, two each on sixty cards
//   dealings      128          12   1.5 KiB   who did what to whom in one turn
//   tallies       385          12   4.5 KiB   64 kinds of what is counted, of six players each
//   blanks         64           8     512 B   powers whose scripts fail; a game with more stops
#ifndef AG_STATE_LIMITS_H
#define AG_STATE_LIMITS_H

enum {
    AG_SEAT_MAX = 6,
    AG_DUEL_MAX = 5,                // players of a duel, each against all: three to five in Chaos
    AG_DECK_MAX = 6,                // decks of one player
    AG_CARD_MAX = 1024,
    AG_PILE_MAX = 96,
    AG_MODIFIER_MAX = 256,
    AG_WATCH_MAX = 160,
    AG_LINK_MAX = 32,
    AG_TARGET_MAX = 128,
    AG_WAITING_MAX = 256,
    AG_PACKET_MAX = 256,
    AG_APPLIED_MAX = 6,             // modifiers that touch one packet (CR 717.4)
    AG_OPTION_MAX = 1024,
    AG_WORD_STACK_MAX = 4096,
    AG_COUNTER_MAX = 256,
    AG_GAINED_TAGS_MAX = 4,         // gained or lost by one card
    AG_KNOWN_MAX = 192,
    AG_TASK_MAX = 640,
    AG_FRAME_MAX = 64,
    AG_BLANK_MAX = 64,
    AG_LEFT_MAX = 16,
    AG_GRANT_MAX = 128,
    // Worked out beside the state. One more than these does nothing, and no log says so: whoever
    // asks works them out (docs/deviations.md).
    AG_LIVE_MAX = 512,              // continuous modifiers in force (CR 714.1)
    AG_HELD_MAX = 128,              // powers that cards have been given, as many as grants
    AG_READY_MAX = 128,             // powers that wait for one event
    AG_DEALING_MAX = 128,
    AG_TALLY_KIND_MAX = 64,         // of the scripts of one game: bits of a word
    AG_TALLY_MAX = 1 + AG_TALLY_KIND_MAX * AG_SEAT_MAX,
    AG_RULINGS_A_TURN_MAX = 8,      // a game whose scripts fail more often than this stops
    AG_TURN_TRIGGERS_MAX = 2000,    // triggers of one turn, then one is left out (CR 803.3) …
    AG_LOOP_AGAIN = 200,            // … and one after so many more …
    AG_LOOPS_ENDED_MAX = 10,        // … until this many were left out without effect: a draw
    AG_LOOP_TRIGGERS_MAX = AG_TURN_TRIGGERS_MAX + AG_LOOP_AGAIN * AG_LOOPS_ENDED_MAX,
    // Links that effects open in one turn (at most 3 in any game so far); then
    // the effect that opens one more fails …
    AG_TURN_LINKS_MAX = 300,
    AG_LINKS_AGAIN = 100,           // … and one after so many more
    // Tasks between two answers: at most 320 in games so far, 2,600 in a loop of triggers, 100,000
    // in one that goes on to its draw. One more stops the game.
    AG_UNASKED_MAX = 1000000,
    AG_EXTRA_TURN_MAX = 9,  // extra turns to come at once; the log says if one more is refused
    AG_STRIKE_MAX = 24,             // weapons struck with in one combat
    AG_DEFENDER_MAX = 24,           // defenders that one attacker attacks at the same time
    AG_RAID_WORD_MAX = 16,
    AG_DICE_MAX = 32,               // prepared dice, picks and shuffles of a scenario
    AG_USES_MAX = 15,               // once-a-turn powers of a card: bits of a word; none prints two
    AG_MARK_MAX = 8,                // marks of a game: the Bomb, the MARKED hero
    AG_SEQUENCE_MAX = 4,            // sequences of a raid, and those under way at once
    AG_MEMORY_MAX = 4,              // integers that a card's script may keep
    AG_COST_PICK_MAX = 64,          // cards that one part of a cost takes: stored among the targets
    AG_WAY_MAX = 16,                // ways to play one card that are offered
    AG_X_MAX = 255,                 // an X that is not limited by resources
    AG_REPLY_MAX = 256,             // what one verb can answer to a script
    AG_FRAME_OBJECT_MAX = 1024,     // objects that one script frame may ask for
    AG_FRAME_TASK_MAX = 3000,       // verbs of one script frame: a dice loop of 500 rounds fits
    AG_CHAIN_TEXT_MAX = 4096,
    AG_TOKEN_NUMBER_MAX = 30000,    // ATK and health of a token, as of any card
    AG_NUMBER_MAX = 1000000,        // no amount is larger (CR 104.1: "infinite")
};

#endif
