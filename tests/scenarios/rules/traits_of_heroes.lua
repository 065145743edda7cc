-- What a card says for heroes of a trait counts only with such a hero; a talent spec is no tag.
local orc = hero "Orc" { health = 20, tags = { "Orc", "Mage", "Fire", "Mining", "Traitor" },
  class = { "mage" }, faction = "horde", text = "" }
local elf = hero "Elf" { health = 20, tags = { "Night Elf", "Druid", "Feral", "Skinning" },
  class = { "druid" }, faction = "alliance", text = "" }
local function acolyte(name, trait)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 3, text = trait .. " Hero: This has +2 ATK.",
    powers = { gives { to = this, hero = trait, atk = plus(2) } } }
end
local ash = acolyte("Ash", "Fire")
local bran = acolyte("Bran", "Horde")
local cole = acolyte("Cole", "Mage")
local dirk = acolyte("Dirk", "Traitor")
local enid = acolyte("Enid", "Mining")
local finn = acolyte("Finn", "Orc")
local all_of = { orc = orc, elf = elf, ash = ash, bran = bran, cole = cole, dirk = dirk, enid = enid, finn = finn }
local names = { "Ash", "Bran", "Cole", "Dirk", "Enid", "Finn" }

local gus = ally "Gus" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "Traitor Hero: 0: draw a card. Traitor Hero: When you play an ability, this deals 1 fire damage to itself.",
  powers = {
    pays { hero = "Traitor", cost = { resources = 0 }, once_per_turn = true, effect = function(me) me.player:draw(1) end },
    when.played { hero = "Traitor", whose = "your", of = any.ability:in_zone("chain"),
      effect = function(me) me:deal(1, "fire", me) end },
  } }
local word = ability "Word" { cost = 0, instant = true, text = "Nothing.", play = function(me) end }

local function each_has(t, atk)
  for i = 1, 6 do
    t:atk(names[i], atk)
  end
end

return {
  scenario "Each of the six kinds of trait is one" {
    cites = { "CR 206.1", "CR 206.1c" },
    cards = all_of,
    given = function(t)
      t:seat(1, { hero = "Orc", play = names })
    end,
    expect = function(t) each_has(t, 3) end,
  },
  scenario "With another hero the text is not there" {
    cites = { "CR 206.1c" },
    cards = all_of,
    given = function(t)
      t:seat(1, { hero = "Elf", play = names })
    end,
    expect = function(t) each_has(t, 1) end,
  },
  scenario "Powers that are used and that trigger are for the trait too" {
    cites = { "CR 206.1c" },
    cards = { orc = orc, elf = elf, gus = gus, word = word },
    given = function(t)
      t:seat(1, { hero = "Elf", hand = { "Word" }, play = { "Gus" }, deck = { "Word", "Word" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Gus", { reason = "CR 206.1c: its text is for heroes of another kind" })
      t:plays(1, "Word")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Gus", 0) end,
  },
  scenario "With a traitor they work" {
    cites = { "CR 206.1c" },
    cards = { orc = orc, gus = gus, word = word },
    given = function(t)
      t:seat(1, { hero = "Orc", hand = { "Word" }, play = { "Gus" }, deck = { "Word", "Word" } })
    end,
    play = function(t)
      t:can(1, "uses", "Gus")
      t:plays(1, "Word")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("Gus", 1) end,
  },
  scenario "Who is no traitor is loyal" {
    cites = { "CR 206.1" },
    cards = { orc = orc, elf = elf, lucy = acolyte("Lucy", "Loyal") },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "Orc", play = { "Lucy" } })
      t:seat(2, { hero = "Elf", play = { "Lucy" } })
    end,
    expect = function(t)
      t:atk("Lucy@1", 1)
      t:atk("Lucy@2", 3)
    end,
  },
  scenario "A talent spec is no tag for what asks for tags" {
    cites = { "CR 202.5" },
    cards = { orc = orc, burn = ability "Burn" { cost = 0, instant = true,
      text = "1 damage to each Fire hero, 2 to each Mining hero.",
      play = function(me)
        me:deal(1, "fire", any.hero:with { tag = "Fire" })
        me:deal(2, "fire", any.hero:with { tag = "Mining" })
      end } },
    given = function(t)
      t:seat(1, { hero = "Orc", hand = { "Burn" } })
    end,
    play = function(t)
      t:plays(1, "Burn")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 2) end,
  },
}
