local shrine = "raids/black_temple/bosses/shrine_of_lost_souls.lua"

return {
  { "R503.2a", shrine, [[last = true,]], [[]] },
  { "R503.2a", shrine, [[of = your.ally:with { name = "Soul Fragment" },]], [[of = your.ally,]] },
  { "R503.2b", shrine, [[instead.destroyed { of = this,]], [[instead.destroyed { of = opposing.hero,]] },
  { "R503.2c", shrine, [[keep_readiness = true]], [[keep_readiness = false]] },
  { "BT:Boss 6 Reliquary of Souls", shrine, [[if not me.back_up]], [[if me.back_up]] },
}
