return ability "Skewer" {
  number = 155, rarity = "common",
  cost = 4, class = "any", faction = "horde",
  instant = true,
  text = "Choose one of your allies. It deals damage equal to its ATK to target ally.",
  rulings = { "The damage has no type, whatever the ally deals in combat." },
  targets = { target("prey", any.ally, harm) },
  play = function(me, t)
    local striker = me.player:choose {
      from = your.ally, prompt = "Who strikes?", aim = help }
    if striker then
      striker:deal(striker.atk, {}, t.prey)
    end
  end,
}
