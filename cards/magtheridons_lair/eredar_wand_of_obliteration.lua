return weapon "Eredar Wand of Obliteration" {
  number = 19, rarity = "rare",
  cost = 4, atk = 1, damage = "shadow", strike = 1,
  tags = { "Wand (1)", "Wand" },
  class = { "priest", "warlock" },
  cites = "R403:Eredar Wand of Obliteration",
  text = "When your hero deals shadow damage to an opposing hero, you may destroy one of your \z
    equipment, allies or abilities. If you do, that hero's controller destroys one of theirs.",
  powers = {
    when.dealt_damage { by = your.hero, of = opposing.hero, damage = "shadow", may = true,
      effect = function(me, event)
        local things = your.ability:or_type("ally", "equipment")
        local paid = all { me.player:choose { from = things, to = "destroy", prompt = "What do you destroy?" } }
        if #paid:destroy() == 0 then return end
        local foe = event.card.controller
        local theirs = any.ability:or_type("ally", "equipment"):of(foe)
        all { foe:choose { from = theirs, to = "destroy", prompt = "What do you destroy?" } }:destroy()
      end },
  },
}
