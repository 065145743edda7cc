return ability "Rapid Fire" {
  number = 43, rarity = "rare",
  cost = 2, tags = { "Marksmanship" }, class = { "hunter" },
  values = { price = 1 },
  text = "This turn your fingers find the next arrow by themselves: whenever you strike with a \z
    Ranged weapon, you may pay ({price}). If you do, both the weapon and your hero ready.",
  play = function(me) me:begin("reload", this_turn) end,
  later = {
    reload = when.strikes { of = your.weapon:with { tag = "Ranged" },
      effect = function(me, event)
        if me.player:may_pay(me.price, "Pay, and shoot again?") then
          local shooters = all(your.hero) + event.card
          shooters:ready()
        end
      end },
  },
}
