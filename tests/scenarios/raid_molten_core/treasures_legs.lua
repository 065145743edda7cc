-- The nine legs of classes: as an ability card of the class is played, (1) does something more.
local classes = { "rogue", "hunter", "paladin", "priest", "shaman", "warrior", "warlock", "mage", "druid" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local pup = ally "Pup" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local gun = weapon "Rifle" { cost = 1, atk = 1, damage = "ranged", strike = 1, tags = { "Ranged (1)" }, text = "" }
local club = weapon "Club" { cost = 1, atk = 1, damage = "melee", strike = 1, tags = { "Melee (1)" }, text = "" }
local vest = armor "Vest" { cost = 1, def = 1, tags = { "Chest (1)" }, text = "" }
local web = ability "Web" { cost = 0, ongoing = true, attach = target("host", any.hero, harm), text = "Attaches to target hero." }
local zap = ability "Zap" { cost = 0, instant = true, text = "Your hero deals 2 nature damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(2, "nature", t.prey) end }
local cards = { ox = ox, pup = pup, rifle = gun, club = club, vest = vest, web = web, zap = zap }
for _, class in ipairs(classes) do
  cards[class] = ability("Trick of the " .. class) { cost = 0, instant = true, class = { class }, text = "Nothing happens.", play = function() end }
end
local deck = { "Ox", "Ox", "Ox" }

-- An ability of another class does nothing; one of the class asks for a target, if any, and for (1).
local function legs(name, class, seat, target, expect, more)
  local other = class == "mage" and "rogue" or "mage"
  return scenario(name) { raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      local hand = { "Trick of the " .. class, "Trick of the " .. class, "Trick of the " .. other }
      t:seat(1, { hero = { "hoa/ta_zo", damage = 1 }, hand = hand, resources = 2, play = seat, deck = deck })
      t:seat(2, { play = { { "Pup", damage = 3 } }, hand = { "Zap", "Trick of the " .. class } })
      t:boss { boss = "Garr", play = { "Ox", { "Web", attached_to = "hero@1" } }, decks = { main = deck } }
    end,
    play = function(t)
      t:plays(1, "Trick of the " .. other)
      t:chain(1)
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Trick of the " .. class)                -- not yours
      t:chain(1)
      t:everyone_passes()
      t:plays(1, "Trick of the " .. class)
      t:chain(2)
      if target then t:answers(1, target) end
      t:will_answer(1, "no", "Use")
      t:finishes_chain()
      t:ready_resources(1, 2)
      t:plays(1, { "Trick of the " .. class, 1 })
      if target then t:answers(1, target) end
      t:will_answer(1, "yes", "Use")
      t:finishes_chain()
      t:ready_resources(1, 1)
      if more then more(t) end
    end,
    expect = expect }
end

return {
  legs("Bloodfang Pants: a Rogue ability, and 1 melee damage to somebody exhausted", "rogue",
    { "Bloodfang Pants", { "Ox", exhausted = true }, { "Pup", exhausted = true } }, "Ox@1",
    function(t) t:damage("Ox@1", 1) end),
  legs("Dragonstalker's Legguards: a Hunter ability, and 2 ATK for a Ranged weapon", "hunter",
    { "Dragonstalker's Legguards", "Rifle", "Club" }, nil, function(t) t:atk("Rifle", 3) end),
  legs("Judgement Legplates: a Paladin ability, and a friendly ally neither takes nor does damage this turn", "paladin",
    { "Judgement Legplates", "Ox" }, "Ox@1", function(t) t:damage("Ox@1", 0); t:damage("Garr", 0) end, function(t)
      t:attacks(1, "Ox@1", "Garr")
      t:to_end_of_combat()
      t:passes(1)
      t:plays(2, "Zap", { target = "Ox@1" })
      t:finishes_chain()
    end),
  legs("Leggings of Transcendence: a Priest ability, and 2 healed from each friendly ally", "priest",
    { "Leggings of Transcendence", { "Ox", damage = 1 } }, nil, function(t)
      t:damage("Ox@1", 0)
      t:damage("hero@1", 1)
      t:damage("Pup", 1)
    end),
  legs("Legplates of Ten Storms: a Shaman ability, and 2 nature damage on one or two targets", "shaman",
    { "Legplates of Ten Storms" }, { "Pup", "Ox@boss" }, function(t)
      t:damage("Pup", 4)
      t:damage("Ox@boss", 1)
    end),
  legs("Legplates of Wrath: a Warrior ability, and an armor readies", "warrior",
    { "Legplates of Wrath", { "Vest", exhausted = true } }, "Vest", function(t) t:ready("Vest") end),
  legs("Nemesis Leggings: a Warlock ability, and 1 shadow damage to a hero for each ability on it", "warlock",
    { "Nemesis Leggings", { "Web", attached_to = "hero@boss" }, { "Web", attached_to = "hero@boss" } }, nil,
    function(t) t:damage("Garr", 2); t:damage("hero@1", 1) end),
  legs("Netherwind Pants: a Mage ability, and an opponent draws along", "mage",
    { "Netherwind Pants" }, nil, function(t) t:hand_count(1, 1); t:hand_count("boss", 1) end),
  legs("Stormrage Legguards: a Druid ability, and 1 ATK for an ally this turn", "druid",
    { "Stormrage Legguards" }, "Pup", function(t) t:atk("Pup", 2) end),
}
