return ability "Shadowburn" {
  number = 113, rarity = "rare",
  cost = 2, tags = { "Destruction", "Talent" }, class = { "warlock" },
  requires = "destruction_hero",
  instant = true,
  values = { amount = 4 },
  text = "Additional cost: one of your resources is destroyed. \z
    <p> Target character takes {amount} shadow damage from your hero. When it is destroyed this \z
    turn, its soul pays you back: the top card of your deck goes into your resource row, face \z
    down and exhausted.",
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
