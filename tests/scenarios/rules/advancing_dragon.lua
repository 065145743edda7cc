-- A dragon of two stages that plays itself: Advance and Flip are keywords, and each of its turns keeps one order.
local one = boss "Dragon of Smoke" { order = 1, health = 40, atk = 3, damage = "fire", keywords = { "Flip 1", "Advance 6" }, text = "" }
local two = boss "Dragon of Ash" { order = 2, health = 60, atk = 5, damage = "fire", keywords = { "Flip 2" }, text = "" }
local whelp = ally "Whelp" { cost = 0, atk = 1, damage = "fire", health = 2 }
local herald = ally "Herald" { cost = 0, atk = 1, damage = "fire", health = 2, keywords = { "Flip 1" } }
local doom = fixture "Doom" { of = "nobody", text = "At the start of each of its turns, 1 fire damage to each opposing hero for each madness.",
  powers = { gives { to = this, cant = "leave play" },
    at.end_of_turn { whose = "your", effect = function(me)
      me:add_counters("madness", me.player:choose_number { min = 0, max = 3, prompt = "Madness" })
    end } } }
local lair = raid "Ashen Lair" {
  players = { 1, 3 },
  automated = true,
  decks = { "main" },
  bosses = { "one", "two" },
  boss_turn = {
    ready_step,
    phase "Advance" { steps = { function(boss)
      local least = boss.hero:keyword("Advance")
      for _, foe in each(boss.opponents) do
        if least > 0 and foe.hero.damage >= least then
          boss.hero:swap_to("scenario/two", { keep_damage = true, keep_readiness = true })
          return
        end
      end
    end } },
    flip_step,
    attack_step,
    end_phase,
  },
  boss_has_fatal_damage = function(boss) boss:lose() end,
}
local cards = { one = one, two = two, whelp = whelp, herald = herald, doom = doom }
local function begins(hurt, play)
  return function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = hurt }, deck = { "Whelp", "Whelp" } })
    t:boss { boss = { "Dragon of Smoke", damage = 7 }, play = play, deck = { "Whelp", "Whelp", "Whelp", "Whelp" } }
    t:turn("boss", "ready")
  end
end

return {
  scenario "It flips what the keyword says, and stays as it is below the damage that it waits for" {
    cites = { "R101.4" },
    raid = lair,
    cards = cards,
    given = begins(5),
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:chain(0)
    end,
    expect = function(t)
      t:in_play("boss", "Dragon of Smoke")
      t:count_in_play("boss", "Whelp", 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "It advances with its damage, and flips what its new side says at once" {
    cites = { "R101.4" },
    raid = lair,
    cards = cards,
    given = begins(6),
    play = function(t)
      t:everyone_passes()
      t:in_play("boss", "Dragon of Ash")
      t:damage("hero@boss", 7)
      t:everyone_passes()
      t:everyone_passes()
      t:chain(0)
    end,
    expect = function(t)
      t:count_in_play("boss", "Whelp", 2)
      t:asked(1, "Your move")
    end,
  },
  scenario "An ally's Flip adds to the dragon's, and a doom grows by a random number" {
    cites = { "CR 706.5" },
    raid = lair,
    cards = cards,
    given = function(t)
      begins(0, { "Herald", "Doom" })(t)
      t:random { 3 }                      -- of 0, 1, 2, 3
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:count_in_play("boss", "Whelp", 2)
      t:ends_turn()
    end,
    expect = function(t) t:counters("Doom", "madness", 2) end,
  },
  scenario "Its action phase is the one in which it attacks" {
    cites = { "CR 302.2" },
    raid = lair,
    cards = cards,
    given = function(t)
      t:boss { boss = "Dragon of Smoke", play = { "Whelp" } }
      t:turn("boss")
    end,
    play = function(t)
      for _ = 1, 6 do t:everyone_passes() end
    end,
    expect = function(t)
      t:damage("hero@1", 4)               -- three by the dragon, one by the Whelp
      t:asked(1, "Your move")
    end,
  },
}
