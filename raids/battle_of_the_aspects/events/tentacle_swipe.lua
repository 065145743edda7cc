return event "Tentacle Swipe" {
  number = 38, rarity = "common", tags = { "Deathwing" },
  values = { losses = 3 },
  text = "Your opponents choose {losses} opposing equipment, allies or abilities. Destroy them.",
  play = function(me)
    me.player.opponents:choose { from = opposing.ability:or_type("ally", "equipment"), count = me.losses,
      to = "destroy", prompt = "What does the raid lose?" }:destroy()
  end,
}
