-- Packets for characters of several players: those of the turn player are settled first, whichever was opened first.
local cards = {
  quake = ability "Quake" { cost = 0, class = { "mage" }, text = "1 to each of two heroes.",
    targets = { target("one", any.hero, harm), target("other", any.hero, harm) },
    play = function(me, t) me.hero:deal_each("nature", { { 1, t.one }, { 1, t.other } }) end },
  plate = armor "Plate" { cost = 1, def = 1, class = { "mage" }, text = "" },
}

local function first(name, one, other)
  return scenario(name) {
    cites = { "CR 802.2" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Plate" }, hand = { "Quake" } })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Plate" }, hand = { "Quake" } })
      t:turn(one)
    end,
    play = function(t)
      t:plays(one, { "Quake", one }, { targets = { "hero@" .. other, "hero@" .. one } })
      t:passes(one)
      if one == 1 then t:passes(2) end
      t:passes("boss")
      if one == 2 then t:passes(1) end
      t:asked(one, "What applies")
      t:answers(one, "Plate")
      t:asked(other, "What applies")
      t:answers(other, "none")
    end,
    expect = function(t)
      t:damage("hero@" .. one, 0)
      t:damage("hero@" .. other, 1)
    end,
  }
end

return {
  first("Of many who are hurt at once the turn player's are settled first", 2, 1),
  first("So are the first player's in his own turn, though another was named before", 1, 2),
}
