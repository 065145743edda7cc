-- In chains he does nothing and nothing is done to him; as he breaks them the other card takes his place (R402.1a).
local words = use "magtheridons_lair/words"

-- Of two causes in one chain the second one finds the other card in his place.
local function breaks_free(me)
  if me.order == 1 then me:flip() end
end

return boss "Magtheridon" {
  number = 1, rarity = "rare", order = 1,
  tags = { "Pit Lord" },
  keywords = { "Untargetable" },
  values = { row = 5 },
  text = "Untargetable <p> This can't attack and can't be dealt damage. <p> When the last of \z
    your allies of the channeler deck leaves its party, flip this. <p> When you place a card as \z
    a resource, if you have {row} or more resources, flip this.",
  powers = {
    gives { to = this, cant = { "attack", "be dealt damage" } },
    when.leaves_party { of = your.ally:with { deck = "channeler" }, last = true, cites = { "R401.1b", "R402.1a" },
      effect = function(me) set_word("unleashed", 1); breaks_free(me) end },
    when.placed { whose = "your", only_if = count(your.resource):at_least(value.row), cites = "R402.1a",
      effect = breaks_free },
  },
  back = {
    keywords = {},
    text = "When this flips to this side, put a Blood, the Cubes and Magtheridon's Lair into \z
      play. Swap this with the unleashed Magtheridon. Players can't interrupt it.",
    powers = {
      when.flipped { of = this, to_this_side = true, cant_be_interrupted = true, cites = "R402.1a",
        effect = function(me)
          words.unleash(me.player)
          me:swap_to("magtheridons_lair/unleashed_magtheridon")
        end },
    },
  },
}
