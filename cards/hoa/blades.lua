-- What several cards do with a weapon that their hero does not strike with: its ATK is added to a
-- number. Of several their player says which; where there is none its ATK is 0 (CR 104.2).
return {
  atk = function(me, tag)
    local blade = me.player:choose {
      from = your.weapon:with { tag = tag }, prompt = "The ATK of which weapon?", aim = help }
    return blade and blade.atk or 0
  end,
}
