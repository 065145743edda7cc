// English of the game: names of seats and cards as a seat may know them, and sentences with blanks to fill.
#ifndef AG_GAME_TELL_H
#define AG_GAME_TELL_H

#include "base/span.h"
#include "state/catalog.h"
#include "state/state.h"

// Who reads: a seat, or one of these.
enum { AG_READER_ALL = -1, AG_READER_PUBLIC = 0 };

// "raider 2", "the Boss player".
void ag_write_seat(ag_writer *out, const ag_state *state, ag_seat seat);

// What the front of a card is called at the table; "" for number 0.
const char *ag_printed_name(const ag_catalog *catalog, uint16_t printed);

// The name of a step of a turn: its own, or that of the phase it belongs to.
const char *ag_step_name(const ag_turn_def *turn, int step);

// Whether the reader knows the card's face. A card that is gone was known to all.
int ag_card_read_by(const ag_state *state, ag_card_id card, int reader);

// Writes a sentence: `blank` fills in each {name}. It begins with a capital, and never holds two spaces in a row.
typedef void ag_blank_fill(void *context, const char *name, ag_writer *out);
void ag_write_sentence(ag_writer *out, const char *sentence, ag_blank_fill *blank, void *context);

#endif
