return ability "Fel-Acid Breath" {
  number = 17, rarity = "uncommon", cost = 2,
  tags = { "Traitor" }, class = { "shaman" }, requires = "traitor_hero",
  values = { first = 3, second = 2, third = 1 },
  text = "Target opponent chooses three of their allies, one after the other, or all if there \z
    are fewer. Your hero deals {first} nature damage to the first, {second} to the second and \z
    {third} to the third, all at one time.",
  targets = { target("foe", player.opposing, harm) },
  play = function(me, t)
    local line, left = {}, all(any.ally:of(t.foe))
    for _, amount in ipairs { me.first, me.second, me.third } do
      local next = t.foe:choose { from = left, prompt = "Who is next in line?", aim = harm }
      local others = {}
      for _, ally in each(left) do
        if ally ~= next then table.insert(others, ally) end
      end
      if next then table.insert(line, { amount, next }) end
      left = others
    end
    me.hero:deal_each("nature", line)
  end,
}
