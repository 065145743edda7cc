local numbers = use "battle_of_the_aspects/numbers"

return armor "Elementium Armor" {
  number = 17, rarity = "common", cost = 0, def = numbers.elementium_armor.def, tags = { "Deathwing" },
  powers = {
    enters { counters = { ["+1 DEF"] = 4 } },
    when.prevented { by = this, effect = function(me)
      me:remove_counters("+1 DEF")
      if me:counters("+1 DEF") == 0 then me:destroy() end
    end },
    gives { to = your.hero, keyword = { Assault = stat("counters") } },
  },
}
