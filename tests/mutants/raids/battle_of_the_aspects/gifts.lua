local gifts = "raids/battle_of_the_aspects/gifts.lua"

return {
  { "BA:Gift of the Aspects", gifts, [[seen.taken("_spellweaving", opposing.ally:with { keyword = "Boss" }, seen.doubled),]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[opposing.ally:with { keyword = "Boss" }, seen.doubled]], [[opposing.ally, seen.doubled]] },
  { "BA:Gift of the Aspects", gifts, [[if seen.dreams() then set_word("_dream", 1) end]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[raid._dream > 0 or seen.dreams()]], [[raid._dream > 0]] },
  { "BA:Gift of the Aspects", gifts, [[as.leaves_play { of = your.ally, effect = seen.look, cites = cites },]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[as.leaves_play { of = opposing.hero, effect = falls, cites = cites },]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[#player.graveyard >= 20]], [[#player.graveyard >= 19]] },
  { "BA:Gift of the Aspects", gifts, [[#player.resources <= 5]], [[#player.resources <= 6]] },
  { "BA:Gift of the Aspects", gifts, [[#player.hand == 0]], [[#player.hand <= 1]] },
  { "BA:Gift of the Aspects", gifts, [[boss.hero.damage <= 10]], [[boss.hero.damage < 10]] },
  { "BA:Gift of the Aspects", gifts, [[boss.hero.damage <= 10]], [[boss.hero.damage <= 11]] },
  { "BA:Gift of the Aspects", gifts, [[in_zone("graveyard")) >= 5]], [[in_zone("graveyard")) >= 6]] },
  { "BA:Gift of the Aspects", gifts, [[word.stage:is(4) *]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[raid._ysera == raid._raiders]], [[raid._ysera > 0]] },
  { "BA:Gift of the Aspects", gifts, [[if not by_destruction(boss) then return end]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[if winner ~= "boss" then return end]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[all(gift):keep()]], [[]] },
  { "BA:Gift of the Aspects", gifts, [[raid._cauterize > 0 or seen.crowded()]], [[seen.crowded()]] },
  { "BA:Gift of the Aspects", gifts, [[raid._spellweaving > 0 or seen.doubled()]], [[raid._spellweaving > 0]] },
}
