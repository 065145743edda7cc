return ability "Shield Bash" {
  number = 147, rarity = "rare",
  cost = 3, tags = { "Fury" }, class = { "warrior" },
  instant = true,
  values = { amount = 1 },
  text = "Rather than pay its cost, you may exhaust one of your Shields. <p> Your hero deals \z
    {amount} melee damage to target character. If it is a hero, you may interrupt an ability \z
    card of its controller on the chain.",
  rulings = { "Whether to interrupt, and what, is decided as it resolves." },
  rather_than = { exhaust = your.armor:with { tag = "Shield" } }, cites = "CR 707.1f",
  targets = { target("foe", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "melee", t.foe)
    local spells = any.ability:in_zone("chain"):of(t.foe.controller):other()
    local failed = t.foe:is(any.hero) and me.player:choose {
      from = spells, up_to = 1, prompt = "Which ability do you interrupt?", aim = harm } or {}
    for _, spell in each(failed) do
      spell.link:interrupt()
    end
  end,
}
