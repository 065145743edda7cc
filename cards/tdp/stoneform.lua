return ability "Stoneform" {
  number = 132, rarity = "uncommon",
  cost = 2, faction = "alliance", requires = "dwarf_hero",
  class = "any",
  instant = true, ongoing = true,
  values = { more = 1 },
  text = "Destroy any number of abilities attached to your hero. <p> Ongoing: Each of your \z
    armor has +{more} DEF.",
  play = function(me)
    local borne = me.hero.attachments:where(any.ability)
    me.player:choose { from = borne, up_to = #borne, aim = harm, to = "destroy",
      prompt = "Which abilities do you shake off?" }:destroy()
  end,
  powers = {
    gives { to = your.armor, def = plus(value.more) },
  },
}
