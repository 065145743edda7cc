return ability "Rapid Fire" {
  number = 43, rarity = "rare",
  cost = 2, tags = { "Marksmanship" }, class = { "hunter" },
  values = { price = 1 },
  text = "This turn, when you strike with one of your Ranged weapons, you may pay ({price}). If \z
    you do, ready your hero and that weapon.",
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
