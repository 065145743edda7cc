local spreads = holds "BT:Race and Class"

return ability "Wicked Beam" {
  number = 28, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "It jumps from kin to kin: target opposing hero or ally and every other one whose race \z
    is the same take X shadow damage each from your hero.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t)
    local struck = { { me.x, t.prey } }
    for _, other in each(opposing.character) do
      if spreads and other ~= t.prey and other:shares("race", t.prey) then
        table.insert(struck, { me.x, other })
      end
    end
    me.hero:deal_each("shadow", struck)
  end,
}
