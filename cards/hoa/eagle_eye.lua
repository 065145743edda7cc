return ability "Eagle Eye" {
  number = 37, rarity = "uncommon",
  cost = 2, tags = { "Beast Mastery" }, class = { "hunter" },
  instant = true,
  values = { look = 4 },
  text = "Circle above your own deck: of its top {look} cards, which you look at, one comes to \z
    your hand and the others go to the bottom.",
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
