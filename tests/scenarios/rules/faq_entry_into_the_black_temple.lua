return scenario "A card for each class, not for each ally" {
  cites = { "CR 702.2" },
  cards = {
    gate = quest "Gate" { text = "Pay 5 to complete this. Reward: draw a card for each class among your allies.",
      reward = { cost = { resources = 5 }, effect = function(me)
        local seen = 0
        for _, class in ipairs { "death_knight", "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior" } do
          if #all(your.ally:with { class = class }) > 0 then seen = seen + 1 end
        end
        me.player:draw(seen)
      end } },
    mage = ally "Mage" { cost = 1, atk = 0, damage = "fire", health = 2, class = { "mage" }, tags = { "Mage" } },
    both = ally "Both" { cost = 1, atk = 0, damage = "fire", health = 2, class = { "mage", "rogue" } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { play = { "Mage", "Mage", "Both", "Ox" }, resources = { "Gate", { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true }, { "Ox", down = true } }, deck = { "Ox", "Ox", "Ox" } })
  end,
  play = function(t)
    t:completes(1, "Gate")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 2)
  end,
}
