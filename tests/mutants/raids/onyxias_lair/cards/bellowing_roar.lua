return {
  { "R203.1b", "raids/onyxias_lair/cards/bellowing_roar.lua",
    [[stage:is(value.stage)]], [[stage:at_most(value.stage)]] },
}
