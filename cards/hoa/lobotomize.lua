return ability "Lobotomize" {
  number = 100, rarity = "rare",
  cost = 5, tags = { "Combat" }, class = { "rogue" },
  text = "Cut out a memory: target resource is destroyed. <p> A hero of yours with Stealth keeps \z
    one for you: the top card of your deck goes to your resource row, face down and exhausted.",
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
