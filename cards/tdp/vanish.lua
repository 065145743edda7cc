return ability "Vanish" {
  number = 90, rarity = "uncommon",
  cost = 1, tags = { "Subtlety" }, class = { "rogue" },
  instant = true, ongoing = true,
  text = "Your hero has Elusive this turn. If it is defending, remove each attacking character \z
    from combat. <p> Ongoing: Your hero has Stealth. <p> Ongoing: When your hero deals damage, \z
    destroy this.",
  play = function(me)
    me.hero:gain { keyword = "Elusive", lasts = this_turn }
    if me.hero.defending then
      all(any.character:with { attacking = true }):remove_from_combat()
    end
  end,
  powers = {
    gives { to = your.hero, keyword = "Stealth" },
    when.dealt_damage { by = your.hero, effect = function(me) me:destroy() end },
  },
}
