-- A referee's start: what has come by the time of a later Boss.
local function deck(n)
  local list = {}
  for i = 1, n do list[i] = i <= 10 and "Parvink" or "Fire Blast" end
  return list
end
local runes = { "Rune of Kress", "Rune of Mohn", "Rune of Blaz", "Rune of Zeth", "Rune of Mazj", "Rune of Koro", "Rune of Theri" }

return {
  scenario "At Garr the runes before his lie face down, his own face up; his tokens, a Minion for each raider, resources and allies" {
    raid = "molten_core", mode = "full_clear", cites = { "R303.3b" },
    given = function(t) t:real_start(4) end,
    play = function(t) t:answers(1, "yes") end,
    expect = function(t)
      t:in_play("boss", "Garr")
      t:count_in_play("boss", "Firesworn", 8)
      t:face_up("Rune of Blaz")
      t:in_play("boss", "Rune of Kress")
      t:in_play("boss", "Rune of Mohn")
      t:deck_count("boss", 4, "rune")
      t:resources(1, 7)
      t:count_in_play(1, "Recruit", 1)  -- his deck has no ally of another name
      t:deck_count("boss", 31, "minion")
      t:not_told { "Rune of Blaz is turned over" }
      t:told { "Rune of Kress is turned over" }
    end,
  },
  scenario "In standard mode his own rune is among the three" {
    raid = "molten_core", mode = "standard", cites = { "R300.2" },
    given = function(t)
      t:real_start(8)
      t:random { 1, 1, 1, 1 }
    end,
    play = function(t) t:answers(1, "yes") end,
    expect = function(t)
      t:in_play("boss", "Golemagg the Incinerator")
      t:count_in_play("boss", "Core Rager", 2)
      t:in_play("boss", "Rune of Mazj")
      t:in_play("boss", "Rune of Koro")
      t:in_play("boss", "Rune of Theri")
      t:deck_count("boss", 0, "rune")
      t:resources(1, 8)
    end,
  },
  scenario "At Ragnaros the Main deck is gone, and the hand is of his own" {
    raid = "molten_core", mode = "standard", cites = { "R303.1b", "R301.1" },
    given = function(t) t:real_start(10) end,
    play = function(t) t:answers(1, "yes") end,
    expect = function(t)
      t:in_play("boss", "Ragnaros")
      t:has("Ragnaros", "Untargetable")
      t:deck_count("boss", 0, "main")
      t:hand_count("boss", 7)
      t:deck_count("boss", 19, "ragnaros")
    end,
  },
}
