return ability "Curse of the Void" {
  number = 26, rarity = "common",
  cost = 2, ongoing = true, tags = { "Affliction", "Curse" }, class = { "warlock" },
  attach = target("host", opposing.hero, harm),
  values = { void = 1, deep = 15, abyss = 2 },
  text = "Attaches to target opposing hero. <p> Ongoing: When your turn starts, if the damage \z
    on the bearer is {deep} or more, your hero deals {abyss} shadow damage to that card. \z
    Otherwise, your hero deals {void} shadow damage to that card.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me)
        me.hero:deal(me.host.damage >= me.deep and me.abyss or me.void, "shadow", me.host)
      end },
  },
}
