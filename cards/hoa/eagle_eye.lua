return ability "Eagle Eye" {
  number = 37, rarity = "uncommon",
  cost = 2, tags = { "Beast Mastery" }, class = { "hunter" },
  instant = true,
  values = { look = 4 },
  text = "Put one of the top {look} cards of your deck into your hand. Put the rest on the \z
    bottom of your deck.",
  play = function(me)
    local seen = me.player.deck:top(me.look)
    local kept = me.player:choose { from = seen, prompt = "Which card do you take?", aim = help }
    if kept then
      local rest = seen - kept
      kept:to_hand()
      rest:to_deck("bottom")
    end
  end,
}
