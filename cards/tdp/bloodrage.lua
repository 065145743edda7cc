return ability "Bloodrage" {
  number = 116, rarity = "rare",
  cost = 5, tags = { "Protection" }, class = { "warrior" },
  ongoing = true,
  values = { blood = 2, cards = 2, wound = 1, more = 1 },
  text = "Additional cost: {blood} damage is put on your hero. <p> Pain clears the head: draw \z
    {cards} cards. <p> Ongoing: Each time your turn starts, {wound} damage is put on your \z
    hero, and you draw {more} card.",
  extra_cost = { damage = { to = your.hero, count = value.blood } },
  play = function(me) me.player:draw(me.cards) end,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me)
        me.hero:put_damage(me.wound)
        me.player:draw(me.more)
      end },
  },
}
