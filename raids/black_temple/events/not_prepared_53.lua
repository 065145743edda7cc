local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 53, rarity = "uncommon",
  values = { most = 2 },
  text = "Target up to {most} opposing abilities; a die decides how many of them end. Even: the first \z
    is destroyed. Odd: so is the second.",
  targets = { target("prey", opposing.ability, harm, { up_to = value.most }) },
  play = function(me, t) unprepared.doom(me, t.prey) end,
}
