-- Twelve races and ten classes: no other word of a type line is one (CR 206.1a, glossary: Race).
local function beast(name, ...)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, tags = { ... }, text = "" }
end
local cards = {
  judge = ability "Judge" { cost = 0, text = "1 fire damage for a race, 10 for a class that two targets share.",
    targets = { target("one", any.ally, help), target("other", any.ally, help, { not_as = "one" }) },
    play = function(me, t)
      if t.one:shares("race", t.other) then me.hero:deal(1, "fire", me.hero) end
      if t.one:shares("class", t.other) then me.hero:deal(10, "fire", me.hero) end
    end },
  tinker = beast("Tinker", "Goblin", "Mage"), thief = beast("Thief", "Goblin", "Rogue"),
  howler = beast("Howler", "Worgen", "Warrior"), biter = beast("Biter", "Worgen", "Warrior"),
  crypt = beast("Crypt", "Human", "Death Knight"), tomb = beast("Tomb", "Orc", "Death Knight"),
  tide = beast("Tide", "Naga", "Demon", "Demonhunter"), wave = beast("Wave", "Naga", "Demon", "Demonhunter"),
}

local function judges(name, one, other, damage)
  return scenario(name) {
    cites = { "BT:Race and Class", "CR 206.1a" },
    cards = cards,
    given = function(t) t:seat(1, { hero = "hoa/ta_zo", hand = { "Judge" }, play = { one, other } }) end,
    play = function(t)
      t:plays(1, "Judge", { targets = { one, other } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", damage) end,
  }
end

return {
  judges("Goblins are of one race, whatever their classes", "Tinker", "Thief", 1),
  judges("So are Worgen, and two Warriors are of one class", "Howler", "Biter", 11),
  judges("A Death Knight's class is one of two words", "Crypt", "Tomb", 10),
  judges("Naga and Demons are of no race, and Demonhunters of no class", "Tide", "Wave", 0),
}
