return armor "Whitemane's Chapeau" {
  number = 303, rarity = "uncommon",
  cost = 4, def = 1,
  tags = { "Head (1)", "Cloth" },
  class = { "mage", "priest", "warlock" },
  text = "Put on (it enters play), the hat remembers an old lesson: you may take an ability \z
    back from your graveyard into your hand.",
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
