local flames = "raids/molten_core/cards/flames_of_the_incinerator.lua"

return {
  { "R302.3", flames, [[me.hero.name == "Golemagg the Incinerator"]], [[#all(any.hero:with { name = "Golemagg the Incinerator" }) > 0]] },
}
