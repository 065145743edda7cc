local bloods = use("magtheridons_lair/words").bloods

local function rolls_odd(player) return player:roll() % 2 == 1 end

return ability "Toss About" {
  number = 28, rarity = "uncommon", cost = 2, instant = true,
  cites = "R403:Toss About",
  values = { least = 1, bruise = 1 },
  text = "Only if there are {least} or more Blood fixtures. Each opponent rolls a die. If any \z
    roll is odd, your hero deals {bruise} melee damage to the hero of each opponent who rolled \z
    odd, and then all of them roll again.",
  only_if = count(bloods):at_least(value.least),
  play = function(me)
    local tossed
    repeat
      tossed = all {}
      for _, raider in each(me.player.opponents) do
        if rolls_odd(raider) then tossed = tossed + raider.hero end
      end
      me.hero:deal(me.bruise, "melee", tossed)
    until #tossed == 0
  end,
}
