local bloods = use("magtheridons_lair/words").bloods

return ability "Sow Destruction" {
  number = 23, rarity = "uncommon", cost = 1,
  ongoing = true,
  values = { grows = 1 },
  text = "Ongoing: This enters play with a curse counter for each Blood fixture. <p> Ongoing: \z
    When your turn starts, put {grows} curse counter on this. Your hero deals fire damage equal \z
    to the number of curse counters on this to one opposing hero of those with the least damage.",
  powers = {
    enters { counters = { curse = count(bloods) } },
    at.start_of_turn { whose = "your", effect = function(me)
      me:add_counters("curse", me.grows)
      local prey = me.player:choose { from = opposing.hero:lowest("damage"), aim = harm, prompt = "Who is cursed?" }
      me.hero:deal(me:counters("curse"), "fire", all { prey })
    end },
  },
}
