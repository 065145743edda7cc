local sword = weapon "Ashblade" { cost = 4, atk = 6, damage = "shadow", strike = 0, tags = { "Melee (1)" },
  text = "This enters play with three corruption counters. When you strike with it, destroy a card of yours for each of them, "
    .. "then remove one. With none left it deals holy damage and is Invincible.",
  powers = {
    enters { counters = { corruption = 3 } },
    when.strikes { of = this, effect = function(me)
      local due = me:counters("corruption")
      if due == 0 then return end
      me.player:choose { from = your.card:in_zone("play", "resources"), count = due,
        to = "destroy", prompt = "What is destroyed?" }:destroy()
      me:remove_counters("corruption", 1)
    end },
    gives { to = this, becomes = "holy", keyword = "Invincible", only_if = stat("counters"):at_most(0) },
  } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local raze = ability "Raze" { cost = 0, instant = true, text = "Destroy all equipment.",
  play = function(me) all(any.equipment):destroy() end }
local pick = ability "Pick" { cost = 0, instant = true, text = "Destroy target equipment.",
  targets = { target("it", any.equipment, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "A card of yours for each counter, then one counter less" {
    cites = { "CR 710.1b", "CR 709.2b" },
    cards = { sword = sword, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Ashblade" }, resources = 4, play = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Ashblade")
      t:everyone_passes()
      t:counters("Ashblade", "corruption", 3)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Ashblade")
      t:everyone_passes()
      t:answers(1, { { "Ox", 1 }, { "Ox", 2 }, { "Ox", 3 } })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:graveyard_count(1, 3)
      t:counters("Ashblade", "corruption", 2)
      t:damage("hero@boss", 6)
      t:told { "deals 6 shadow damage" }
    end,
  },
  scenario "Cleansed, it deals holy damage and no shadow, and only uniqueness destroys it" {
    cites = { "KW Invincible", "CR 205.1c", "CR 414.1" },
    cards = { sword = sword, raze = raze, pick = pick },
    given = function(t)
      t:seat(1, { play = { "Ashblade" }, hand = { "Ashblade", "Raze", "Pick" }, resources = 4 })
    end,
    play = function(t)
      t:cant(1, "plays", "Pick", { reason = "CR 706" })
      t:plays(1, "Raze")
      t:everyone_passes()
      t:in_play(1, "Ashblade")
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Ashblade")
      t:to_end_of_combat()
      t:told { "deals 6 holy damage" }
      t:plays(1, "Ashblade")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, { "Ashblade", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "Ashblade", 1)
      t:counters("Ashblade", "corruption", 3)
    end,
  },
}
