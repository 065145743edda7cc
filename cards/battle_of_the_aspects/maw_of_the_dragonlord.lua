return weapon "Maw of the Dragonlord" {
  number = 70, rarity = "rare",
  cost = 6, atk = 1, damage = "melee", strike = 4,
  tags = { "One-Handed", "Melee (1)", "Mace" }, class = { "druid", "paladin", "priest", "shaman" },
  values = { balm = 4 },
  text = "This costs less by the number of your quests. <p> When a quest of yours is completed, \z
    your hero heals {balm} damage from itself.",
  powers = {
    gives { to = this, cost = plus(-count(your.quest)) },
    when.completed { whose = "your", effect = function(me) me.hero:heal(me.balm, me.hero) end },
  },
  rulings = { "What lies face down is no quest." },
}
