return ally "Illidari Blood Lord" {
  number = 37, rarity = "common", cost = 2, atk = 2, damage = "melee", health = 1,
  tags = { "Blood Elf", "Paladin", "Traitor" }, requires = "traitor_hero",
  text = "As he enters play the old quests are forgotten: every player picks a face-up resource of \z
    his own and turns it face down.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        local everyone = me.player.friends + me.player.opponents
        everyone:each_choose { from = your.resource:with { face_up = true }, to = "turn_face_down", aim = harm,
          prompt = "Which resource do you turn face down?" }:turn_face_down()
      end },
  },
}
