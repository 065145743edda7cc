// Filters in English, for prompts, refusals and printed powers.
#ifndef AG_GAME_FACTS_FILTER_TEXT_H
#define AG_GAME_FACTS_FILTER_TEXT_H

#include "base/span.h"
#include "state/catalog.h"

// A filter as prompts and refusals show it: "opposing damaged ally with cost 3 or less".
void ag_filter_text(const ag_catalog *catalog, const ag_filter *filter, char *out, size_t capacity);

// The same in the singular or plural: "opposing damaged allies …".
void ag_filter_write(const ag_catalog *catalog, const ag_filter *filter, int many, ag_writer *out);

// 1: it names exactly one card: "this", "your hero".
int ag_filter_is_one(const ag_filter *filter);

// 1: in the plural it reads "your allies", or "that player's allies". What is in a zone of its own
// is "cards in your hand".
int ag_filter_is_owned(const ag_filter *filter);
int ag_filter_is_yours(const ag_filter *filter);

// 1: its noun has no plural: armor, equipment.
int ag_filter_is_mass(const ag_filter *filter);

// As one card, with an article where English has one: "an opposing ally", "your hero".
void ag_filter_write_one(const ag_catalog *catalog, const ag_filter *filter, ag_writer *out);

// As each of them: "each opposing ally", "each of your allies", "your hero".
void ag_filter_write_each(const ag_catalog *catalog, const ag_filter *filter, ag_writer *out);

#endif
