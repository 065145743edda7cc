-- Counters by the million, again and again: what is counted stays a number.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    for i = 1, 100 do me.hero:add_counters("tick", 1000000) end
    assert(me.hero:counters("tick") > 0)
    for i = 1, 200 do me.hero:remove_counters("tick", 1000000) end
    assert(me.hero:counters("tick") >= 0)
  end,
}
