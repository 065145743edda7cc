local executus = "Majordomo Executus"

return ability "Ashes to Ashes" {
  number = 18, rarity = "uncommon", cost = 3,
  tags = { "Molten Core" },
  ongoing = true,
  text = "Each opponent chooses one of their allies. If your hero is Majordomo Executus, \z
    instead you choose one ally of each opponent. Remove those allies from the game. <p> \z
    Ongoing: When any ally is destroyed, remove that card from the game.",
  play = function(me)
    local burnt = all {}
    if me.hero.name == executus then
      for _, raider in each(me.player.opponents) do
        burnt = burnt + all { me.player:choose { from = any.ally:of(raider), to = "remove_from_game", aim = harm,
          prompt = "Which ally burns?" } }
      end
    else
      burnt = me.player.opponents:each_choose { from = your.ally, to = "remove_from_game",
        prompt = "Which of your allies burns?" }
    end
    burnt:remove_from_game()
  end,
  powers = {
    when.destroyed { of = any.ally, effect = function(me, event) all { event.became }:remove_from_game() end },
  },
}
