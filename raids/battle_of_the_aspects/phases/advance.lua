-- Once a turn at most, at damage that is there now. The third stage waits for a raider who is out of the game.
return phase "Advance" {
  cites = "BA:Raid Rules: turn 2 advance",
  steps = {
    function(boss)
      local least = boss.hero:keyword("Advance")
      local due = raid.stage == 3 and #boss.opponents < raid._raiders
      for _, raider in each(boss.opponents) do
        due = due or least > 0 and raider.hero.damage >= least
      end
      if not due then return end
      set_word("stage", raid.stage + 1)
      boss.hero:swap_to(format("battle_of_the_aspects/deathwing_%d", raid.stage),
        { keep_damage = true, keep_readiness = true })
    end,
  },
}
