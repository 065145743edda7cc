return event "Chink in Her Armor" {
  number = 7, rarity = "uncommon", tags = { "Onyxia" },
  text = "Your opponents may destroy target ability of your opponents' choice.",
  targets = { target("ability", any.ability, help, { chosen_by = "opponents" }) },
  play = function(me, t)
    if me.player.opponents:may("Destroy the chosen ability?", "destroy", t.ability) then t.ability:destroy() end
  end,
}
