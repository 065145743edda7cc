return ability "Kick" {
  number = 82, rarity = "rare",
  cost = 3, tags = { "Combat" }, class = { "rogue" },
  instant = true,
  values = { amount = 2 },
  text = "Your hero deals {amount} melee damage to target character. If it is a hero, you may \z
    interrupt an ability card of its controller on the chain.",
  targets = { target("mouth", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "melee", t.mouth)
    local words = any.ability:in_zone("chain"):of(t.mouth.controller):other()
    local lost = t.mouth:is(any.hero) and me.player:choose {
      from = words, up_to = 1, prompt = "Which ability do you interrupt?", aim = harm }[1]
    if lost then
      lost.link:interrupt()
    end
  end,
  rulings = { "Whether to interrupt, and what, is decided as it resolves." },
}
