return event "You Are Not Prepared!" {
  number = 55, rarity = "uncommon",
  text = "Put up to two ability cards with different names in your graveyard into your hand.",
  play = function(me)
    local spells = your.ability:in_zone("graveyard")
    local first = me.player:choose { from = spells, up_to = 1, aim = help,
      prompt = "Put which ability into your hand?" }
    local second = first
    if #first > 0 then
      second = me.player:choose { from = spells:without { name = first[1].name }, up_to = 1,
        aim = help, prompt = "And which other one?" }
    end
    (first + second):to_hand()
  end,
}
