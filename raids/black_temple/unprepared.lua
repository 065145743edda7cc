-- What several of the events "You Are Not Prepared!" share.
local spoils = opposing.ability:or_type("ally", "equipment")

return {
  -- What raiders have in play beside their heroes and resources, as most events count it.
  spoils = spoils,
  own_spoils = your.ability:or_type("ally", "equipment"),
  any_spoils = any.ability:or_type("ally", "equipment"),

  -- The first one chosen falls in any case; a second one as well where the die shows an odd number.
  doom = function(me, prey)
    if me.player:roll() % 2 == 1 then
      prey:destroy()
    else
      local first = me.link.targets[1]
      if first and prey:has(first) then first:destroy() end
    end
  end,
}
