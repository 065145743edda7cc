local breath = "raids/onyxias_lair/cards/deep_breath.lua"

return {
  { "R203.1b", breath, [[stage:is(value.stage)]], [[stage:at_most(value.stage)]] },
  { "R203.1b", breath, [[stage:is(value.stage)]], [[stage:at_least(value.stage)]] },
}
