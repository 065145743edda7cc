local teron = "raids/black_temple/bosses/teron_gorefiend.lua"
local calls = [[me.player:put_token(construct, me.crew)]]

return {
  { "R503.1a", teron, [[as.leaves_play { of = this,]], [[as.flipped { of = this,]] },
  { "R503.1a", teron, [[if not me.in_play then return end]], [[]] },
  { "R503.1b", teron, [[if chosen then chosen:set_apart(true) end]], [[]] },
  { "R503.1b", teron, [[if not who.is_apart then table.insert(living, who) end]], [[table.insert(living, who)]] },
  { "R503.1c", teron, calls .. [[:set_apart(true)]], calls },
  { "R503.1d", teron, [[as.flipped { of = this, cites = "R503.1d", effect = revert }]],
    [[as.flipped { of = this, cites = "R503.1d", effect = function() end }]] },
  { "R503.1d", teron, [[as.leaves_play { of = this,]], [[as.flipped { of = this,]] },
  { "R503.1d", teron, [[for _, who in each(me.player.opponents) do who:set_apart(false) end]], [[]] },
  { "R503.1d", teron, [[all(constructs):set_apart(false)]], [[]] },
  { "BT:Boss 4 Teron Gorefiend", teron, [[crew = 4 },]], [[crew = 3 },]] },
  { "BT:Boss 4 Teron Gorefiend", teron, [[if chosen then chosen:set_apart(true) end]], [[]] },
}
