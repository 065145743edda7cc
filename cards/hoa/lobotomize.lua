return ability "Lobotomize" {
  number = 100, rarity = "rare",
  cost = 5, tags = { "Combat" }, class = { "rogue" },
  text = "Destroy target resource. If your hero has Stealth, put the top card of your deck face \z
    down and exhausted into your resource row.",
  targets = { target("memory", any.resource, harm) },
  play = function(me, t)
    t.memory:destroy()
    if me.hero:is(your.hero:with { keyword = "Stealth" }) then
      me.player.deck:top(1):to_resources { face = "down", exhausted = true, of = me.player }
    end
  end,
  rulings = {
    "The resource may pay for something in response, but not for what comes later.",
    "A Boss player's resource stays where it is.",
  },
}
