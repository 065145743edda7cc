local numbers = use "battle_of_the_aspects/numbers"

return armor "Elementium Armor" {
  number = 17, rarity = "common", cost = 0, def = numbers.elementium_armor.def, tags = { "Deathwing" },
  values = { plates = 4 },
  text = "This enters play with {plates} +1 DEF counters. <p> When this prevents damage, remove \z
    a +1 DEF counter from it. If there is none left, destroy it. <p> While you have a hero \z
    that was dealt damage this turn, this can't exhaust. <p> Your hero has Assault 1 for each \z
    +1 DEF counter on this.",
  rulings = { "It is used for the first damage that Deathwing would be dealt in a turn, if it is ready." },
  powers = {
    enters { counters = { ["+1 DEF"] = value.plates } },
    when.prevented { by = this, effect = function(me)
      me:remove_counters("+1 DEF")
      if me:counters("+1 DEF") == 0 then me:destroy() end
    end },
    gives { to = this, cant = "exhaust", only_if = count(your.hero:with { hurt_this_turn = true }) },
    gives { to = your.hero, keyword = { Assault = stat("counters") } },
  },
}
