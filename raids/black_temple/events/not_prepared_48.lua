local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 48, rarity = "uncommon",
  values = { most = 2 },
  text = "Choose up to {most} target opposing allies. Roll a die. On an even number, destroy the \z
    first of those targets. On an odd number, destroy each of them.",
  rulings = { "If the first target is none any more, an even number destroys nothing." },
  targets = { target("prey", opposing.ally, harm, { up_to = value.most }) },
  play = function(me, t) unprepared.doom(me, t.prey) end,
}
