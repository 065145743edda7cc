-- A key of sixty thousand letters.
-- stopped: put_token: a key has
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local key = "abcdefgh"
    for i = 1, 8 do key = key .. key end
    me.player:put_token(key)
  end,
}
