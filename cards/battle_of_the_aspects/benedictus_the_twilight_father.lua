return ally "Benedictus, the Twilight Father" {
  number = 47, rarity = "epic",
  cost = 5, atk = 2, damage = "shadow", health = 8,
  tags = { "Human", "Priest", "Benedictus (1)" },
  values = { force = 0, life = 1, balm = 2, choir = 5, night = 20 },
  text = "When each turn starts, put a Cultist token into play with {force} melee ATK and \z
    {life} health. <p> Exhaust one of your Cultist allies: One of what was paid with heals \z
    {balm} damage from this. <p> Exhaust {choir} of your Cultist allies: This deals {night} \z
    shadow damage to target opposing hero.",
  powers = {
    at.start_of_turn {
      effect = function(me)
        me.player:put_token("battle_of_the_aspects/cultist", 1, { atk = me.force, health = me.life })
      end },
    pays { id = "heals", cost = { exhaust = your.ally:with { tag = "Cultist" } },
      effect = function(me) me.paid_with[1]:heal(me.balm, me) end },
    pays { id = "strikes", cost = { exhaust = { what = your.ally:with { tag = "Cultist" }, count = value.choir } },
      targets = { target("prey", opposing.hero, harm) },
      effect = function(me, t) me:deal(me.night, "shadow", t.prey) end },
  },
  rulings = { "A Cultist that came this turn can be exhausted for him: it is his power." },
}
