--@ phase raids/{{raid}}/phases/{{stem}}.lua
--> aggro check {{path}}
--> name it in {{at}}raids/{{raid}}/raid.lua: boss_turn = { …, use "{{raid}}/phases/{{stem}}", … },
-- A phase of the Boss player's turn: raid.lua names it in boss_turn. Functions are done off
-- the chain; `window` is when players may act.
return phase "{{called}}" {
  -- only_if = count(opposing.ally):at_least(2),    -- judged as it would begin
  steps = {
    function(boss) boss.hero:deal(1, "{{school}}", opposing.hero) end,
    window,
  },
}
