local words = use "battle_of_the_aspects/words"

return ability "Elementium Bolt" {
  number = 15, rarity = "common", cost = 0, tags = { "Deathwing" },
  ongoing = true,
  values = { burst = 3 },
  powers = {
    enters { counters = { elementium = 1 } },
    words.dawn(6, function(me)
      if me:counters("elementium") > 0 then
        me:remove_counters("elementium")
        me.hero:deal(me.burst, "fire", opposing.character, { unpreventable = true })
      else
        for _, player in each(me.player.opponents) do player:discard(1) end
      end
    end),
    words.breaks,
  },
}
