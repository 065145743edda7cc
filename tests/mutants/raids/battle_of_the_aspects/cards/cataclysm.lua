local cataclysm = "raids/battle_of_the_aspects/cards/cataclysm.lua"

return {
  { "BA:Cataclysm Mode", cataclysm, [[gives { to = this, cant]], [[gives { to = your.ability, cant]] },
  { "BA:Cataclysm Mode", cataclysm, [[madness <= me.few]], [[madness < me.few]] },
  { "BA:Cataclysm Mode", cataclysm, [[madness <= me.some]], [[madness < me.some]] },
  { "BA:Cataclysm Mode", cataclysm, [[madness >= me.doom]], [[madness > me.doom]] },
  { "BA:Cataclysm Mode", cataclysm, [[madness >= me.doom]], [[madness >= me.doom - 1]] },
  { "BA:Cataclysm Mode", cataclysm, [[only_if = stat("counters", "madness"):at_most(value.doom),]], [[]] },
  { "BA:Cataclysm Mode", cataclysm, [[reaches = value.blow]], [[reaches = value.blow - 2]] },
  { "BA:Cataclysm Mode", cataclysm, [[of = "nobody",]], [[]] },
}
