return ability "Another Lesson" {
  number = 4, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  text = "For the rest of this turn, each ally that Onyxia hurts with combat damage readies her.",
  play = function(me) me:begin("lesson", this_turn) end,
  later = {
    lesson = when.dealt_damage { by = your.hero, to = any.ally, combat = true,
      effect = function(me) me.hero:ready() end },
  },
}
