return item "Karaborian Talisman" {
  number = 12, rarity = "rare",
  cost = 1,
  tags = { "Off-Hand (1)" },
  class = { "druid", "mage", "priest", "shaman", "warlock" },
  text = "When you complete a quest, you may destroy this. If you do, turn that quest \z
    face up.",
  powers = {
    when.completed { whose = "your", of = any.quest, may = "destroy",
      effect = function(me, event)
        if #me:destroy() > 0 then event.card:turn_face_up() end
      end },
  },
}
