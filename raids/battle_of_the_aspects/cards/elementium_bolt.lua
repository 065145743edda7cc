local words = use "battle_of_the_aspects/words"

return ability "Elementium Bolt" {
  number = 15, rarity = "common", cost = 0, tags = { "Deathwing" },
  ongoing = true,
  values = { burst = 3, blow = 8 },
  text = "Ongoing: This enters play with one elementium counter. <p> Ongoing: When your Dawn \z
    starts, if there is an elementium counter on this, remove an elementium counter from this. \z
    Your hero deals {burst} unpreventable fire damage to each opposing character. Otherwise, \z
    each opponent discards a card. <p> Ongoing: When your hero is dealt damage, which makes \z
    {blow} or more this turn, destroy this.",
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
    words.breaks(value.blow),
  },
}
