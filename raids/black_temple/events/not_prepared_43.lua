local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 43, rarity = "uncommon",
  values = { small = 2, large = 6 },
  text = "Choose one: the chaff burns, every opposing ability, ally and equipment with cost {small} \z
    or less destroyed; or the proud fall, every one with cost {large} or more.",
  modes = {
    mode {
      text = "Opposing abilities, allies and equipment with cost {small} or less are destroyed.",
      play = function(me) all(unprepared.spoils:with { cost = { max = me.small } }):destroy() end,
    },
    mode {
      text = "Opposing abilities, allies and equipment with cost {large} or more are destroyed.",
      play = function(me) all(unprepared.spoils:with { cost = { min = me.large } }):destroy() end,
    },
  },
}
