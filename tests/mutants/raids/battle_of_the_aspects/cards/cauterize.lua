local cauterize = "raids/battle_of_the_aspects/cards/cauterize.lua"

return {
  { "BA:Gift of the Aspects", cauterize, [[of = "raiders",]], [[of = "nobody",]] },
}
