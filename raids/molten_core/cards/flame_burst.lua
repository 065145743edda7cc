return ability "Flame Burst" {
  number = 19, rarity = "common", cost = 4,
  tags = { "Molten Core" },
  text = "Each opponent chooses one of their resources. Destroy those cards.",
  play = function(me)
    me.player.opponents:each_choose { from = your.resource, to = "destroy",
      prompt = "Which of your resources burns?" }:destroy()
  end,
}
