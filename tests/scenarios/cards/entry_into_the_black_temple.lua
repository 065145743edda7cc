local function kin(name, class)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5, tags = { class } }
end
local both = ally "Both" { cost = 1, atk = 0, damage = "melee", health = 5,
  tags = { "Mage", "Rogue" } }
local row = { "Entry into the Black Temple", { "Ox", down = true }, { "Ox", down = true },
  { "Ox", down = true }, { "Ox", down = true } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }

return {
  scenario "Entry into the Black Temple counts classes, not allies, and only among yours" {
    raid = "black_temple",
    cites = { "R505:Entry into the Black Temple", "CR 702.2", "CR 206.1a" },
    cards = { ox = ox, both = both, mage = kin("Mage", "Mage"), priest = kin("Priest", "Priest") },
    given = function(t)
      t:seat(1, { play = { "Mage", "Mage", "Both", "Ox", "Bloodclaw" }, resources = row,
        deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:boss { play = { "Priest" } }
    end,
    play = function(t)
      t:completes(1, "Entry into the Black Temple")
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 2)                             -- mage and rogue
      t:deck_count(1, 2)
    end,
  },
  scenario "There are ten classes to count" {
    raid = "black_temple",
    cites = { "R505:Entry into the Black Temple", "CR 206.1a" },
    cards = { ox = ox, a = kin("A", "Death Knight"), b = kin("B", "Druid"), c = kin("C", "Hunter"),
      d = kin("D", "Mage"), e = kin("E", "Paladin"), f = kin("F", "Priest"), g = kin("G", "Rogue"),
      h = kin("H", "Shaman"), i = kin("I", "Warlock"), j = kin("J", "Warrior") },
    given = function(t)
      t:seat(1, { play = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J" }, resources = row,
        deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:completes(1, "Entry into the Black Temple")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 10)
      t:deck_count(1, 2)
    end,
  },
}
