return armor "Whitemane's Chapeau" {
  number = 303, rarity = "uncommon",
  cost = 4, def = 1,
  tags = { "Head (1)", "Cloth" },
  class = { "mage", "priest", "warlock" },
  text = "When this enters play, you may put an ability in your graveyard into its owner's hand.",
  powers = {
    when.enters_play { of = this, may = true,
      effect = function(me)
        local lesson = me.player:choose {
          from = your.ability:in_zone("graveyard"), prompt = "Which ability comes back?",
          aim = help }
        if lesson then
          lesson:to_hand()
        end
      end },
  },
}
