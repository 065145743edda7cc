local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 48, rarity = "uncommon",
  values = { most = 2 },
  text = "Target up to {most} opposing allies and roll a die. On an even number the first one is \z
    destroyed, on an odd one both are.",
  targets = { target("prey", opposing.ally, harm, { up_to = value.most }) },
  play = function(me, t) unprepared.doom(me, t.prey) end,
}
