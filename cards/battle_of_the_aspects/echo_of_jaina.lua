return ally "Echo of Jaina" {
  number = 45, rarity = "rare",
  cost = 3, atk = 3, damage = "frost", health = 1,
  tags = { "Human", "Echo" }, faction = "monster",
  keywords = { "Elusive" },
  values = { less = 2 },
  text = "Elusive <p> [Activate]: The next equipment, ally or ability that you play this turn \z
    costs {less} less. Only if there is a card named Echo of Jaina in your graveyard.",
  powers = {
    pays { cost = { exhaust = this }, only_if = count(your.card:in_zone("graveyard"):with { name = "Echo of Jaina" }),
      effect = function(me)
        local next_one = your.ability:or_type("ally", "equipment"):in_zone("hand")
        next_one:gain { cost = plus(-me.less), once = true, lasts = this_turn }
      end },
  },
}
