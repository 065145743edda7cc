return ability "Verdant Vengeance" {
  number = 6, rarity = "rare",
  cost = 1, ongoing = true, tags = { "Balance" }, class = { "druid" },
  values = { seed = 1, ripe = 10, force = 1, life = 1, trees = 10 },
  text = "Ongoing: When one of your Treant cards is destroyed, put {seed} seed counter on this. \z
    <p> Ongoing: When your turn starts, if {ripe} or more seed counters are on this, you may \z
    destroy it. If you do, put {trees} Treant tokens into play with {force} melee ATK and \z
    {life} health each.",
  powers = {
    when.destroyed { of = your.card:with { tag = "Treant" },
      effect = function(me) me:add_counters("seed", me.seed) end },
    at.start_of_turn { whose = "your", only_if = stat("counters", "seed"):at_least(value.ripe), may = "destroy",
      effect = function(me)
        if #me:destroy() == 0 then return end
        me.player:put_token("battle_of_the_aspects/treant", me.trees, { atk = me.force, health = me.life })
      end },
  },
}
