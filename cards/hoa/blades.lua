-- What several cards of warriors do with a weapon that they do not strike with: its ATK is added to
-- a number. Of several their player says which; where there is none its ATK is 0 (CR 104.2).
return {
  atk = function(me)
    local blade = me.player:choose {
      from = your.weapon:with { tag = "Melee" }, prompt = "With which Melee weapon?",
      aim = help }
    return blade and blade.atk or 0
  end,
}
