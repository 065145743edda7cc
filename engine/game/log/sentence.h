// Events in English: names of seats and cards as a seat may know them, and
// sentences with blanks to fill.
#ifndef AG_GAME_LOG_SENTENCE_H
#define AG_GAME_LOG_SENTENCE_H

#include "base/span.h"
#include "rules/rules.h"
#include "state/catalog.h"
#include "state/state.h"

// The reader: a seat, or one of these.
enum { AG_READER_ALL = -1, AG_READER_PUBLIC = 0 };

// "raider 2", "the Boss player".
void ag_write_seat(ag_writer *out, const ag_state *state, ag_seat seat);
// A player, for AG_ZONE_NOWHERE, or what they have in the zone: "the deck of player 2".
void ag_write_thing(ag_writer *out, const ag_rules *rules, int zone, ag_seat seat, int deck);

// The name of a card's front at this table; "" for number 0.
const char *ag_printed_name(const ag_catalog *catalog, uint16_t printed);

// The name of a step of a turn: its own, or that of its phase.
const char *ag_step_name(const ag_turn_def *turn, int step);

// Whether the reader knows the card's face. Everybody knew a card that is gone.
int ag_card_read_by(const ag_state *state, ag_card_id card, int reader);

// Writes a sentence: `blank` fills in each {name}. It begins with a capital and
// never has two spaces in a row.
typedef void ag_blank_fill(void *context, const char *name, ag_writer *out);
void ag_write_sentence(ag_writer *out, const char *sentence, ag_blank_fill *blank, void *context);

#endif
