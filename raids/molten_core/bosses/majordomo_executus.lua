-- He can't be destroyed (R303.1a): as the last of his allies has gone he calls his master.
local words = use "molten_core/words"

return boss "Majordomo Executus" {
  number = 9, rarity = "rare", order = 9,
  tags = { "Flamewaker" },
  text = "(It has no health, and can't be destroyed.) <p> When your turn starts, flip a coin \z
    (of a die, even is heads and odd is tails). If it is heads, prevent all damage \z
    that opposing allies would deal until your next turn. If \z
    it is tails, destroy each ability that is attached to one of your allies, and until your \z
    next turn prevent all damage that opposing abilities would deal. <p> When each turn ends, \z
    if you have no allies, flip this. <p> As this flips, Ragnaros awakens.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me)
      if words.heads(me.player) then
        me:begin("heads", until_your_next_turn)
      else
        local bound = all {}
        for _, ally in each(your.ally) do bound = bound + ally.attachments:where(any.ability) end
        bound:destroy()
        me:begin("tails", until_your_next_turn)
      end
    end },
    at.end_of_turn { only_if = count(your.ally):is(0), cites = "R303.1a", effect = function(me) me:flip() end },
    as.flipped { of = this, cites = "R303.1a", effect = function(me) me.player:begin_sequence("awakening", me) end },
  },
  later = {
    heads = prevents.damage { from = opposing.ally, all = true },
    tails = prevents.damage { with = opposing.ability, all = true },
  },
  back = {},
}
