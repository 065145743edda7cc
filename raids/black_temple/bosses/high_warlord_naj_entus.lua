-- The spine is worth what it costs to pull: as long as any lies on somebody, the shield holds.
return boss "High Warlord Naj'entus" {
  number = 1, rarity = "rare", order = 1,
  damage = "melee", health = 5, tags = { "Naga", "Traitor" },
  keywords = { "Immune" },
  values = { spines = 1, wound = 2, price = 2 },
  text = "Immune <p> At the end of your turn {spines} spine counter is driven into target opposing hero, which takes \z
    {wound} melee damage from Naj'entus. <p> ({price}), exhaust a hero or ally in your party without spine counters: \z
    all spine counters are removed from all characters, and Naj'entus flips. Only opponents use this, each \z
    on his own turn.",
  powers = {
    at.end_of_turn {
      whose = "your",
      targets = { target("prey", opposing.hero, harm) },
      effect = function(me, event, t)
        t.prey:add_counters("spine", me.spines)
        me:deal(me.wound, "melee", t.prey)
      end,
    },
    pays {
      used_by = "opponents",
      only_your_turn = true,
      cost = { resources = value.price, exhaust = your.character:without { counter = "spine" } },
      effect = function(me)
        for _, card in each(all(any.character:with { counter = "spine" })) do
          card:remove_counters("spine", card:counters("spine"))
        end
        me:flip()
      end,
    },
  },
  back = {
    values = { frost = 2, bonus = 2 },
    text = "When Naj'entus flips to this side, every opposing hero takes {frost} frost damage from him. \z
      <p> Naj'entus has +{bonus} ATK while attacking.",
    powers = {
      when.flipped { of = this, to_this_side = true,
        effect = function(me) me:deal(me.frost, "frost", opposing.hero) end },
      gives { to = this, atk = plus(value.bonus), when = attacking },
    },
  },
}
