return ability "Cleave Apart" {
  number = 10, rarity = "uncommon", cost = 2, instant = true,
  cites = "R403:Cleave Apart",
  text = "Choose an ability, a ready ally and an equipment in target raiding player's party. \z
    Destroy them. (You choose as this resolves, as many of the three as there are.)",
  targets = { target("foe", player.raiding, harm) },
  play = function(me, t)
    local doomed = all {}
    for _, kind in ipairs { any.ability, any.ally:with { ready = true }, any.equipment } do
      doomed = doomed + all { me.player:choose { from = all(kind:of(t.foe)) - doomed, aim = harm,
        to = "destroy", prompt = "What is cleft?" } }
    end
    doomed:destroy()
  end,
}
