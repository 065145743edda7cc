return ability "Another Lesson" {
  number = 4, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  text = "This turn, when your hero deals combat damage to an ally, ready your hero.",
  play = function(me) me:begin("lesson", this_turn) end,
  later = {
    lesson = when.dealt_damage { by = your.hero, of = any.ally, combat = true,
      effect = function(me) me.hero:ready() end },
  },
}
