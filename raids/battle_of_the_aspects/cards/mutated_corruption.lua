local words = use "battle_of_the_aspects/words"

return ability "Mutated Corruption" {
  number = 16, rarity = "common", cost = 0, tags = { "Deathwing" },
  ongoing = true,
  attach = words.marked, host = any.hero,
  values = { grip = 2, lash = 3, blow = 8 },
  text = "Attaches to a hero with the mark MARKED. <p> Ongoing: When this enters play, the \z
    bearer's controller chooses {grip} of their resources. Exhaust them. They can't ready while \z
    attached. <p> Ongoing: When your Dawn starts, your hero deals {lash} melee damage to the \z
    bearer. <p> Ongoing: When your hero is dealt damage, which makes {blow} or more this turn, \z
    destroy this.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      local player = me.host.controller
      local held = player:choose { from = player.resources, count = me.grip, prompt = "Which two?" }
      held:exhaust()
      held:gain { cant = "ready", lasts = while_attached }
    end },
    words.dawn(6, function(me) me.hero:deal(me.lash, "melee", me.host) end),
    words.breaks(value.blow),
  },
}
