return ability "Stoneform" {
  number = 132, rarity = "uncommon",
  cost = 2, faction = "alliance", requires = "dwarf_hero",
  class = "any",
  instant = true, ongoing = true,
  values = { more = 1 },
  text = "Your hero must be a Dwarf. <p> Shake off any number of the abilities attached to your \z
    hero: destroy them. <p> Ongoing: Your armor is as hard as you are, with {more} more DEF each.",
  play = function(me)
    local borne = me.hero.attachments:where(any.ability)
    me.player:choose { from = borne, up_to = #borne, aim = harm, to = "destroy",
      prompt = "Which abilities do you shake off?" }:destroy()
  end,
  powers = {
    gives { to = your.armor, def = plus(value.more) },
  },
}
