-- Holes among handles, which have an address each; what a list takes in and gives shows the sum.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local sum = 0
    local all_cards = all(any.character)
    for trial = 1, 60 do
      local t = {}
      for i = 1, 9 do
        t[all_cards[(trial * i) % #all_cards + 1]] = i
        if (trial * i) % 4 ~= 1 then t[(trial + i * i) % 9 + 1] = i end
        if (trial + i) % 3 == 0 then t[i * trial % 9 + 1] = nil end
      end
      table.insert(t, 50)
      sum = (sum * 31 + #t + #table.concat(t, ",")) % 1000003
      for _, value in ipairs(t) do sum = (sum * 7 + value) % 1000003 end
    end
    me.player:choose_number { min = 0, max = 3, prompt = "sum " .. sum }
  end,
}
