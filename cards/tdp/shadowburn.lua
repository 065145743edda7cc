return ability "Shadowburn" {
  number = 113, rarity = "rare",
  cost = 2, tags = { "Destruction", "Talent" }, class = { "warlock" },
  requires = "destruction_hero",
  instant = true,
  values = { amount = 4 },
  text = "As an additional cost, destroy one of your resources. Your hero deals {amount} shadow \z
    damage to target character. This turn, when that character is destroyed, put the top card \z
    of your deck face down and exhausted into your resource row.",
  extra_cost = { destroy = your.resource },
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "shadow", t.prey)
    me:begin("soul", this_turn, { t.prey })
  end,
  later = {
    soul = when.destroyed { of = given,
      effect = function(me)
        me.player.deck:top(1):to_resources { face = "down", exhausted = true }
      end },
  },
}
