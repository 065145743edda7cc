return armor "Soul-Eater's Handwraps" {
  number = 5, rarity = "rare",
  cost = 3, def = 1,
  tags = { "Hands (1)", "Cloth" },
  class = { "mage", "priest", "warlock" },
  text = "When an equipment, hero, ally or ability readies, put the top card of its \z
    controller's deck into its owner's graveyard.",
  powers = {
    when.readied { of = any.ability:or_type("ally", "equipment", "hero"),
      effect = function(me, event) event.card.controller.deck:top(1):to_graveyard() end },
  },
}
