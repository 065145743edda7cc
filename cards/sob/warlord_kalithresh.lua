return ally "Warlord Kalithresh" {
  number = 215, rarity = "rare",
  cost = 6, atk = 5, damage = "melee", health = 7,
  tags = { "Naga", "Traitor" }, unique = true, requires = "traitor_hero",
  values = { rage = 5, weak = 0, frail = 1 },
  text = "When your turn ends, put a Naga Distiller token into play with {weak} melee ATK and \z
    {frail} health. <p> When your turn starts, destroy one of your Naga Distillers. If you do, \z
    this has +{rage} ATK this turn.",
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
