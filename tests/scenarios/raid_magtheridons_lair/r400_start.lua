-- How Magtheridon's Lair begins: the Main deck shuffled, a chained Boss and his Channelers, seven cards, the first raider.
local raid_key = "magtheridons_lair"
local function both_keep(t)
  t:answers(1, "yes")
  t:answers("boss", "yes")
end

return {
  scenario "The Main deck is shuffled, and no other" {
    raid = raid_key, cites = { "R400.1" },
    given = function(t) t:real_start() end,
    play = both_keep,
    expect = function(t)
      t:told { "shuffles the main deck" }
      t:not_told { "shuffles the blood deck" }
      t:deck_count("boss", 58, "main")
      t:deck_count("boss", 29, "blood")
      t:deck_count("boss", 5, "cube")
      t:deck_count("boss", 1, "lair")
    end,
  },
  scenario "Magtheridon lies in chains, with five Channelers, no resource, no Blood and no Cube" {
    raid = raid_key, cites = { "R400.2" },
    given = function(t) t:real_start() end,
    play = both_keep,
    expect = function(t)
      t:count_in_play("boss", "Summoner Channeler", 2)
      t:count_in_play("boss", "Dark Mending Channeler", 1)
      t:count_in_play("boss", "Shadow Channeler", 2)
      t:has("hero@boss", "Untargetable")
      t:resources("boss", 0)
      t:count_in_play("boss", "Magtheridon's Blood", 0)
      t:count_in_play("boss", "Manticron Cube", 0)
      t:count_in_play("boss", "Magtheridon's Lair", 0)
    end,
  },
  scenario "Everyone has seven cards and may change them once, the Boss player too" {
    raid = raid_key, cites = { "R400.3" },
    given = function(t) t:real_start() end,
    play = function(t)
      t:hand_count(1, 7)
      t:answers(1, "no")
      t:hand_count("boss", 7)
      t:answers("boss", "no")
    end,
    expect = function(t) t:hand_count("boss", 7); t:told { "shuffles the main deck", "shuffles the main deck" } end,
  },
  scenario "The raider to the left of the Boss player begins, and draws; the Boss player draws in his first turn" {
    raid = raid_key, raiders = 2, cites = { "R400.4" },
    given = function(t) t:real_start() end,
    play = function(t)
      t:answers(1, "yes")
      t:answers(2, "yes")
      t:answers("boss", "yes")
      t:to_action_phase()
      t:is_turn(1)
      t:hand_count(1, 8)
      t:ends_turn()
      t:answers(1, "Recruit")
      t:ends_turn()
      t:is_turn(2)
      t:hand_count(2, 8)
      t:ends_turn()
      t:answers(2, "Recruit")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:hand_count("boss", 8) end,
  },
}
