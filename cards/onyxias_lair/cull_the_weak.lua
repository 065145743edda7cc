return ability "Cull the Weak" {
  number = 3, rarity = "uncommon",
  cost = 3, tags = { "Demonology" }, class = { "warlock" },
  instant = true,
  values = { each = 1 },
  text = "Who has {each} ally to spare? Every player of your side may destroy one in his own \z
    party. Your hero turns the strength of the fallen, their ATK added up, on target hero as \z
    shadow damage.",
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
