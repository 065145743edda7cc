// The words for cards, players, links and graveyards, and the methods that narrow filters.
#include <stddef.h>

#include "lua/lexicon.h"

const ag_lexicon_row ag_lexicon_filters[] = {
    { AG_LEXICON_FILTER, "any", "any.ally",
      .doc = "Anybody's cards of a kind: ally, hero, ability, weapon, armor, item, quest, "
             "location, event, fixture, equipment, character (hero or ally), card, resource." },
    { AG_LEXICON_FILTER, "your", "your.ally",
      .doc = "Cards of yours: what you control in play, "
             "what you own elsewhere.",
      .rule = "CR 401.2" },
    { AG_LEXICON_FILTER, "friendly", "friendly.hero", .doc = "Cards of your side." },
    { AG_LEXICON_FILTER, "opposing", "opposing.character", .doc = "Cards of the other side." },
    { AG_LEXICON_FILTER, "equipment", "your.equipment", .doc = "Weapons, armor and items.",
      .rule = "CR 300.1" },
    { AG_LEXICON_FILTER, "character", "opposing.character", .doc = "Heroes and allies.",
      .rule = "CR 300.1" },
    { AG_LEXICON_FILTER, "card", "your.card:in_zone(\"hand\")", .doc = "Cards of every kind." },
    { AG_LEXICON_FILTER, "resource", "your.resource", .doc = "Cards of the resource row." },
    { AG_LEXICON_FILTER, "this", "this", .doc = "The card that the text is on.",
      .rule = "CR 200.1" },
    { AG_LEXICON_FILTER, "attached", "attached", .doc = "What this card is attached to.",
      .rule = "CR 400.6" },
    { AG_LEXICON_FILTER, "player", "player.opposing",
      .doc = "For target(…): a player: any, your, friendly, opposing." },
    { AG_LEXICON_FILTER, "link", "link.opposing.ability",
      .doc = "For target(…): what is on the chain, of anybody or of opponents, friends; a kind of "
             "card or several (link.ability.ally), or link.effect." },
    { AG_LEXICON_FILTER, "graveyard", "graveyard.any", .doc = "For target(…): a graveyard." },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_filter_methods[] = {
    { AG_LEXICON_FILTER_METHOD, "with", "any.ally:with { damaged = true, cost = { max = 3 } }",
      .doc = "Those of which all this is so.", .fields = { ag_fields_with } },
    { AG_LEXICON_FILTER_METHOD, "without", "your.ally:without { exhausted = true }",
      .doc =
          "Those of which none of this is so: states, a name, a tag, a counter, a faction, what a "
          "card deals.",
      .fields = { ag_fields_with } },
    { AG_LEXICON_FILTER_METHOD, "other", "your.ally:other(), any.ally:other(event)",
      .doc = "Not this card; with event, in the targets of a trigger: \"another target\", not the "
             "card that it is about; with a card, in effects: not that one.",
      .rule = "CR 706.1" },
    { AG_LEXICON_FILTER_METHOD, "of", "any.ally:of(player), any.hero:of(event)",
      .doc = "Of this player, in effects; in targets of a trigger `of(event)`: of the player who "
             "controls the card that the event is about." },
    { AG_LEXICON_FILTER_METHOD, "in_zone", "your.card:in_zone(\"hand\", \"deck\")",
      .doc = "In these zones: play, hand, deck, graveyard, resources, chain, removed.",
      .rule = "CR 415.1" },
    { AG_LEXICON_FILTER_METHOD, "or_type", "any.ally:or_type(\"ability\", \"equipment\")",
      .doc = "Of these kinds as well." },
    { AG_LEXICON_FILTER_METHOD, "marked", "any.hero:marked(\"bomb\")",
      .doc = "The card that bears the mark." },
    { AG_LEXICON_FILTER_METHOD, "beside", "any.ally:beside(\"bomb\")",
      .doc = "What is in the party of the player whose card bears the mark." },
    { AG_LEXICON_FILTER_METHOD, "highest", "opposing.ally:highest(\"remaining\")",
      .doc =
          "Those with the largest number: cost, atk, health, def, damage, counters, remaining." },
    { AG_LEXICON_FILTER_METHOD, "lowest", "opposing.ally:lowest(\"atk\")",
      .doc = "Those with the smallest number." },
    { .kind = AG_LEXICON_END },
};
