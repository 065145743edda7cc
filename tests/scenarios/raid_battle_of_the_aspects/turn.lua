-- Deathwing's turn, in its order.
local raid = "battle_of_the_aspects"

local function begins(stage, heroes, boss)
  return function(t)
    for seat, damage in ipairs(heroes) do
      t:seat(seat, { hero = { "hoa/ta_zo", damage = damage }, deck = { "hoa/fire_blast" } })
    end
    t:boss { boss = { "battle_of_the_aspects/deathwing_" .. stage, damage = 7, exhausted = true },
      play = boss.play, deck = boss.deck }
    t:words { stage = stage, raiders = boss.raiders or #heroes }
    if boss.marked then t:random { boss.marked } end
    t:turn("boss", "ready")
  end
end

local function to_dawn(t) t:everyone_passes() end

return {
  scenario "Below 10 damage on every hero Deathwing stays as he is; he readies" {
    raid = raid, cites = { "BA:Raid Rules: turn 1 ready", "BA:Raid Rules: turn 2 advance" },
    given = begins(1, { 9 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 1)
      t:ready("hero@boss")
      t:asked(1, "Your move")
    end,
  },
  scenario "At 20 damage on a hero he advances once and keeps his damage" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(1, { 20 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 2)
      t:damage("hero@boss", 7)
      t:asked(1, "Your move")
    end,
  },
  scenario "His third stage waits for a raider who is out of the game" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(3, { 24 }, {}),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 3)
      t:asked(1, "Your move")
    end,
  },
  scenario "With one raider out of the game his third stage ends" {
    raid = raid, cites = { "BA:Raid Rules: turn 2 advance" },
    given = begins(3, { 0 }, { raiders = 2 }),
    play = to_dawn,
    expect = function(t)
      t:word("stage", 4)
      t:asked(1, "Your move")
    end,
  },
  scenario "The second of two heroes is MARKED, and he is attacked" {
    raid = raid, raiders = 2,
    cites = { "BA:Raid Rules: turn 3 MARKED", "BA:Raid Rules: turn 5 Flip", "BA:Raid Rules: turn 6 attacks" },
    given = begins(1, { 0, 0 }, { marked = 2, deck = { "inferno_pulse", "rage_of_the_destroyer", "crush" } }),
    play = function(t)
      to_dawn(t)
      t:everyone_passes()
      t:chain(1)                          -- the first flip
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:chain(1)                          -- one more, by the first
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
      t:damage("hero@2", 8)
      t:is_turn(1)
    end,
  },
}
