return ability "Cull the Weak" {
  number = 3, rarity = "uncommon",
  cost = 3, tags = { "Demonology" }, class = { "warlock" },
  instant = true,
  values = { each = 1 },
  text = "Each friendly player may destroy {each} of their own allies. Your hero deals shadow \z
    damage equal to the total ATK of those allies to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t)
    local weak = me.player.friends:each_choose {
      from = your.ally, up_to = me.each, to = "destroy", aim = harm,
      prompt = "Whom do you give up?" }
    local _, fallen = weak:destroy()
    local strength = 0
    for _, ally in each(fallen) do
      strength = strength + ally.atk
    end
    me.hero:deal(strength, "shadow", t.prey)
  end,
}
