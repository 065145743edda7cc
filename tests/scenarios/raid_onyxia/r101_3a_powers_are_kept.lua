-- R101.3a: who can take a Boss's powers: not the raiders, but the Boss player, and the Boss itself.
local ogre = boss "Ogre" { order = 1, health = 30, text = "(0): deals 3 melee damage to each opposing hero. "
  .. "Opponents may use: (0): this loses its powers this turn.",
  powers = {
    pays { id = "stomp", cost = {}, effect = function(me) me:deal(3, "melee", opposing.hero) end },
    pays { id = "lull", used_by = "opponents", cost = {}, effect = function(me)
      me:gain { loses_powers = true, lasts = this_turn }
    end },
  } }
local mound = raid "Mound" { players = { 1, 1 }, decks = { "main" }, bosses = { "ogre" },
  boss_turn = { ready_step, action_phase, end_phase } }
local hush = ability "Hush" { cost = 0, instant = true, text = "Target hero loses its powers this turn.",
  targets = { target("one", any.hero, harm) },
  play = function(me, t) t.one:gain { loses_powers = true, lasts = this_turn } end }
local cards = { ogre = ogre, hush = hush }

local function lay_out(t)
  t:boss { boss = "Ogre", hand = { "Hush" } }
  t:seat(1, { hand = { "Hush" } })
  t:turn("boss")
end

return {
  scenario "Opponents do not take a Boss's powers" {
    cites = { "R101.3a" },
    raid = mound, cards = cards, given = lay_out,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Hush", { target = "hero@boss" })
      t:everyone_passes()
      t:uses("boss", "Ogre", { power = "stomp" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 3) end,
  },
  scenario "The Boss player's own cards take a Boss's powers" {
    cites = { "R101.3a" },
    raid = mound, cards = cards, given = lay_out,
    play = function(t)
      t:plays("boss", "Hush", { target = "hero@boss" })
      t:everyone_passes()
      t:cant("boss", "uses", "Ogre", { power = "stomp", reason = "CR 701.1" })
    end,
    expect = function(t) t:damage("hero@1", 0) end,
  },
  scenario "What a Boss says itself takes its powers, though an opponent uses it" {
    cites = { "R101.3a" },
    raid = mound, cards = cards, given = lay_out,
    play = function(t)
      t:passes("boss")
      t:uses(1, "Ogre", { power = "lull" })
      t:everyone_passes()
      t:cant("boss", "uses", "Ogre", { power = "stomp", reason = "CR 701.1" })
    end,
    expect = function(t) t:damage("hero@1", 0) end,
  },
}
