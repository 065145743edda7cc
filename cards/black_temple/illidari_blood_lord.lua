return ally "Illidari Blood Lord" {
  number = 37, rarity = "common", cost = 2, atk = 2, damage = "melee", health = 1,
  tags = { "Blood Elf", "Paladin", "Traitor" }, requires = "traitor_hero",
  text = "When this enters play, each player chooses one of their face up resources. Turn those \z
    cards face down.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        local everyone = me.player.friends + me.player.opponents
        everyone:each_choose { from = your.resource:with { face_up = true }, to = "turn_face_down", aim = harm,
          prompt = "Which resource do you turn face down?" }:turn_face_down()
      end },
  },
}
