return {
  { "R203.1b", "raids/onyxias_lair/cards/lava_cracks.lua", [[stage:is(value.stage)]], [[stage:at_most(value.stage)]] },
}
