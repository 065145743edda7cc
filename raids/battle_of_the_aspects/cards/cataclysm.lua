local words = use "battle_of_the_aspects/words"

return fixture "Cataclysm" {
  number = 1, rarity = "common", tags = { "Deathwing", "Mode" },
  of = "nobody",
  values = { few = 6, some = 12, doom = 20, claim = 2, toll = 4, most = 3, blow = 4 },
  text = "This can't leave play. <p> When your Dawn starts: with up to {few} madness counters \z
    on this, put as many Corrupted Blood tokens into play. With more, up to {some}, the MARKED \z
    hero's controller chooses {claim} of their cards that are no heroes, also from their \z
    resource row, and destroys them; with more than that, {toll} cards. With {doom} or more, \z
    destroy the MARKED hero instead. <p> When your turn ends, if the number of madness counters \z
    on this is {doom} or less, put as many madness counters on this as chance says, up to \z
    {most}. <p> When your hero is dealt damage, which makes {blow} or more this turn, remove a \z
    madness counter from this.",
  powers = {
    gives { to = this, cant = "leave play", cites = "BA:Cataclysm Mode" },
    words.dawn(1, function(me)
      local madness, prey = me:counters("madness"), marked("MARKED")
      if madness <= me.few then words.bleed(me.player, madness) return end
      if not prey then return end
      if madness >= me.doom then prey:destroy() return end
      words.lose(prey.controller, madness <= me.some and me.claim or me.toll)
    end),
    at.end_of_turn { whose = "your", cites = "BA:Cataclysm Mode",
      only_if = stat("counters", "madness"):at_most(value.doom),
      effect = function(me)
        me:add_counters("madness", me.player:choose_number { max = me.most, prompt = "How much madness?" })
      end },
    when.dealt_damage { of = your.hero, reaches = value.blow, cites = "BA:Cataclysm Mode",
      effect = function(me) me:remove_counters("madness") end },
  },
}
