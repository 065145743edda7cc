-- Counts lists with holes among texts, which lie elsewhere in each process, and shows the sum.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local sum = 0
    for trial = 1, 150 do
      local t = {}
      local x = trial * 7919
      for _ = 1, 14 do
        x = (x * 1103515245 + 12345) % 2147483648
        local r = x // 65536
        if r % 3 == 0 then t["k" .. (r % 17)] = 1 else t[(r // 3) % 12 + 1] = 1 end
        if r % 5 == 0 then t[(r // 7) % 12 + 1] = nil end
        sum = (sum * 31 + #t) % 1000003
      end
    end
    me.player:choose_number { min = 0, max = 3, prompt = "sum " .. sum }
  end,
}
