return ally "Warlord Kalithresh" {
  number = 215, rarity = "rare",
  cost = 6, atk = 5, damage = "melee", health = 7,
  tags = { "Naga", "Traitor" }, unique = true, requires = "traitor_hero",
  values = { rage = 5, weak = 0, frail = 1 },
  text = "At the end of your turn put a Naga Distiller token with {weak} melee ATK and {frail} health into \z
    play. As your turn starts one of your Distillers is destroyed: if one is, Kalithresh has +{rage} ATK \z
    this turn.",
  powers = {
    at.end_of_turn { whose = "your", effect = function(me)
      me.player:put_token("sob/naga_distiller", 1, { atk = me.weak, health = me.frail })
    end },
    at.start_of_turn { whose = "your", effect = function(me)
      local drained = me.player:choose { from = your.ally:with { name = "Naga Distiller" }, count = 1,
        prompt = "Destroy which Distiller?", to = "destroy" }
      if drained and #drained:destroy() == 1 then me:gain { atk = me.rage, lasts = this_turn } end
    end },
  },
}
