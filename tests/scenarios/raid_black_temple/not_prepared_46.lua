local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local errand = quest "Errand" { text = "Reward: draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local vow = quest "Vow" { text = "Reward: draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "Each raider turns a face-up resource of his choice face down, who has one" {
  raid = "black_temple",
  raiders = 3,
  cites = { "R502.1c", "CR 802.1" },
  cards = { fall = fall, errand = errand, vow = vow, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, resources = { "Errand", "Vow", { "Ox", down = true } } })
    t:seat(2, { resources = { "Errand" } })
    t:seat(3, { resources = 2 })
    t:boss { boss = "black_temple/supremus",
      resources = { { "not_prepared_46", down = true, deck = "event" },
        { "Errand", deck = "main" } },
      decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:everyone_passes()
    t:offers(1, "Errand@1")
    t:not_offered(1, "Ox")
    t:answers(1, "Vow@1")
    t:finishes_chain()
  end,
  expect = function(t)
    t:face_up("Errand@1")
    t:face_down("Vow@1")
    t:face_down("Errand@2")
    t:face_up("Errand@boss")
  end,
}
