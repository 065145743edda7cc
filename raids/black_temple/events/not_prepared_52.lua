local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 52, rarity = "uncommon",
  values = { most = 2 },
  text = "Steel or cloth, nothing holds. Target up to {most} opposing equipment cards, then roll a die: \z
    odd destroys both, even the first one alone.",
  targets = { target("prey", opposing.equipment, harm, { up_to = value.most }) },
  play = function(me, t) unprepared.doom(me, t.prey) end,
}
