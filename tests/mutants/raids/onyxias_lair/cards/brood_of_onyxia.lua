local brood = "raids/onyxias_lair/cards/brood_of_onyxia.lua"

return {
  { "R203.1b", brood, [[stage:is(value.stage)]], [[stage:at_most(value.stage)]] },
  { "R203.1b", brood, [[stage:is(value.stage)]], [[stage:at_least(value.stage)]] },
}
