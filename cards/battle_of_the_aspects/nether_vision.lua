return ability "Nether Vision" {
  number = 29, rarity = "common",
  cost = 1, tags = { "Demonology" }, class = { "warlock" },
  values = { sight = 5 },
  text = "Look at the top {sight} cards of your deck. Choose an ally among them, reveal it and \z
    put it into your hand. Put the rest on the bottom of your deck.",
  play = function(me)
    local seen = me.player.deck:top(me.sight)
    local found = all { me.player:choose { from = seen:where(any.ally), prompt = "Which ally?", aim = help } }
    found:reveal()
    found:to_hand()
    local rest = seen - found
    rest:to_deck("bottom")
  end,
}
