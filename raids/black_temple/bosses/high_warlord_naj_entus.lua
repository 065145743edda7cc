-- The spine is worth what it costs to pull: as long as any lies on somebody, the shield holds.
return boss "High Warlord Naj'entus" {
  number = 1, rarity = "rare", order = 1,
  damage = "melee", health = 5, tags = { "Naga", "Traitor" },
  keywords = { "Immune" },
  values = { spines = 1, wound = 2, price = 2 },
  text = "Immune <p> When your turn ends, put {spines} spine counter on target opposing hero. \z
    This deals {wound} melee damage to that hero. <p> ({price}) and exhaust one of your \z
    characters without spine counters: Remove all spine counters from each character with spine \z
    counters. Flip this. Only opponents may use it, each in their own turn.",
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
    text = "While this is attacking, it has +{bonus} ATK. <p> When this flips to this side, it \z
      deals {frost} frost damage to each opposing hero.",
    powers = {
      when.flipped { of = this, to_this_side = true,
        effect = function(me) me:deal(me.frost, "frost", opposing.hero) end },
      gives { to = this, atk = plus(value.bonus), only_if = attacking },
    },
  },
}
