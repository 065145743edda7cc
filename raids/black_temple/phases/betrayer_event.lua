-- Only while he is in play, and only while there are cards left: the deck is never refilled.

return phase "Betrayer Event step" {
  cites = "R501.1b",
  only_if = count(your.hero:with { name = "The Betrayer" })
    * count(your.card:in_zone("deck"):with { deck = "betrayer_event" }),
  steps = {
    function(boss) boss:add_to_chain(boss.decks.betrayer_event:top(), { cant_be_interrupted = true }) end,
    window,
  },
}
