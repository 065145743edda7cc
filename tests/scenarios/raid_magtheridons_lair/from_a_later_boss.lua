-- A game that begins with the unleashed Magtheridon, and the Main deck as it is boxed.
return {
  scenario "From the second Boss: no Channelers, five resources, a Blood, five Cubes, the Lair; raiders have allies and resources" {
    raid = "magtheridons_lair", raiders = 2,
    given = function(t) t:real_start(2) end,
    play = function(t)
      t:answers(1, "yes")
      t:answers(2, "yes")
      t:answers("boss", "yes")
    end,
    expect = function(t)
      t:health("hero@boss", 100)
      t:count_in_play("boss", "Summoner Channeler", 0)
      t:removed("boss", "Summoner Channeler")
      t:resources("boss", 5)
      t:count_in_play("boss", "Magtheridon's Blood", 1)
      t:count_in_play("boss", "Manticron Cube", 5)
      t:count_in_play("boss", "Magtheridon's Lair", 1)
      t:count_in_play(1, "Recruit", 1)  -- his deck has no ally of another name
      t:resources(2, 5)
      t:hand_count(2, 7)
    end,
  },
}
