local advance = "raids/battle_of_the_aspects/phases/advance.lua"

return {
  { "BA:Raid Rules: turn 2 advance", advance, [[raider.hero.damage >= least]], [[raider.hero.damage > least]] },
  { "BA:Raid Rules: turn 2 advance", advance, [[due = due or least]], [[due = least]] },
  { "BA:Raid Rules: turn 2 advance", advance, [[least > 0 and]], [[]] },
  { "BA:Raid Rules: turn 2 advance", advance, [[raid.stage == 3 and]], [[]] },
  { "BA:Raid Rules: turn 2 advance", advance, [[raid.stage == 3 and #boss.opponents < raid._raiders]], [[false]] },
  { "BA:Raid Rules: turn 2 advance", advance, [[{ keep_damage = true, keep_readiness = true }]], [[{ keep_readiness = true }]] },
}
