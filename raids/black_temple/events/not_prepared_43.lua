local unprepared = use "black_temple/unprepared"

return event "You Are Not Prepared!" {
  number = 43, rarity = "uncommon",
  values = { small = 2, large = 6 },
  text = "Choose one: Destroy each opposing ability, ally and equipment with cost {small} or \z
    less. Or: Destroy each opposing ability, ally and equipment with cost {large} or more.",
  modes = {
    mode {
      text = "Destroy each opposing ability, ally and equipment with cost {small} or less.",
      play = function(me) all(unprepared.spoils:with { cost = { max = me.small } }):destroy() end,
    },
    mode {
      text = "Destroy each opposing ability, ally and equipment with cost {large} or more.",
      play = function(me) all(unprepared.spoils:with { cost = { min = me.large } }):destroy() end,
    },
  },
}
