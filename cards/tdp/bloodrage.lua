return ability "Bloodrage" {
  number = 116, rarity = "rare",
  cost = 5, tags = { "Protection" }, class = { "warrior" },
  ongoing = true,
  values = { blood = 2, cards = 2, wound = 1, more = 1 },
  text = "As an additional cost, put {blood} damage on your hero. Draw {cards} cards. <p> \z
    Ongoing: When your turn starts, put {wound} damage on your hero. Draw {more} card.",
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
