local spreads = holds "BT:Race and Class"

return ability "Sinful Beam" {
  number = 27, rarity = "uncommon", cost = x,
  tags = { "Black Temple" },
  text = "The beam sears target opposing hero or ally and every other one whose class is the \z
    same: X shadow damage each from your hero.",
  targets = { target("prey", opposing.character, harm) },
  play = function(me, t)
    local struck = { { me.x, t.prey } }
    for _, other in each(opposing.character) do
      if spreads and other ~= t.prey and other:shares("class", t.prey) then
        table.insert(struck, { me.x, other })
      end
    end
    me.hero:deal_each("shadow", struck)
  end,
}
