local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 48, rarity = "uncommon",
  values = { most = 2 },
  text = "Roll a die. On an even number, destroy the first of up to {most} target opposing \z
    allies. On an odd number, destroy all of them.",
  targets = { target("prey", opposing.ally, harm, { up_to = value.most }) },
  play = function(me, t) unprepared.doom(me, t.prey) end,
}
