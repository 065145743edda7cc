return ability "Stealth" {
  number = 103, rarity = "uncommon",
  cost = 1, tags = { "Subtlety" }, class = { "rogue" },
  ongoing = true,
  values = { price = 2 },
  -- check: allow text-duration because it waits for the next end of a turn, which may be another's
  text = "Ongoing: Your hero has Stealth. <p> Ongoing: When your hero deals damage, destroy \z
    this. <p> Ongoing: When this is destroyed, you may pay ({price}). If you do, put it from \z
    your graveyard into your hand as the turn ends.",
  powers = {
    gives { to = your.hero, keyword = "Stealth" },
    when.dealt_damage { by = your.hero, effect = function(me) me:destroy() end },
    when.destroyed { of = this,
      effect = function(me, event)
        if me.player:may_pay(me.price, "Pay to take Stealth back?") then
          me:begin("again", rest_of_game, { event.became })
        end
      end },
  },
  later = {
    again = at.end_of_turn { once = true,
      effect = function(me, event) event.given[1]:to_hand() end },
  },
}
