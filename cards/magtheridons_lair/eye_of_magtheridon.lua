return item "Eye of Magtheridon" {
  number = 10, rarity = "rare",
  cost = 1,
  tags = { "Trinket (2)" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { low = 1, high = 6 },
  text = "If {low} would be rolled on a die, instead you may choose what is rolled, up to \z
    {high}.",
  powers = {
    instead.rolled { only_if = event.amount:is(value.low), may = true, effect = function(me, event)
      local shown = me.player:choose_number { min = me.low, max = me.high, prompt = "What is rolled instead?" }
      event.player:roll { shows = shown }
    end },
  },
}
