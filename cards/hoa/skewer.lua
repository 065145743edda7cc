return ability "Skewer" {
  number = 155, rarity = "common",
  cost = 4, class = "any", faction = "horde",
  instant = true,
  text = "Pick one of your allies: it runs target ally through, for as much damage as it has ATK.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t)
    local striker = me.player:choose {
      from = your.ally, prompt = "Who strikes?", aim = help }
    if striker then
      striker:deal(striker.atk, {}, t.prey)
    end
  end,
}
