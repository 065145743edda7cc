return item "Karaborian Talisman" {
  number = 12, rarity = "rare",
  cost = 1,
  tags = { "Off-Hand (1)" },
  class = { "druid", "mage", "priest", "shaman", "warlock" },
  text = "When you complete a quest, you may destroy this. Turn that quest face up.",
  powers = {
    when.completed { whose = "your", of = any.quest, may = "destroy",
      effect = function(me, event)
        me:destroy()
        event.card:turn_face_up()
      end },
  },
}
