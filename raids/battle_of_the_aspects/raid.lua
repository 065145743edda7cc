-- The Battle of the Aspects: nobody plays Deathwing. His deck plays itself, and he grows with what the raiders suffer.
local function begins(limbs, cataclysm)
  return function(boss)
    set_word("raiders", #boss.opponents)
    local modes = all(any.ally:with { deck = "mode" }:in_zone("deck")):random(limbs)
    if cataclysm then modes = modes + all(any.fixture:with { deck = "mode" }:in_zone("deck")) end
    modes:to_play { under = boss }
  end
end

return raid "The Battle of the Aspects" {
  players = { 1, 5 },
  automated = true,
  words = { stage = 1, raiders = 0 },                                -- raiders: how many there were
  decks = { "main", "mode", "gift" },
  unshuffled = { "mode", "gift" },
  bosses = { "deathwing_1", "deathwing_2", "deathwing_3", "deathwing_4" },
  first = "boss",                                                    -- BA:Experienced
  modes = {
    standard = { cites = "BA:Experienced" },
    novice = { first = "left of the boss", skips_first_draw = true, cites = "BA:Novice" },
    heroic = { setup = begins(2), cites = "BA:Heroic" },
    heroic_three = { setup = begins(3), cites = "BA:Heroic" },
    heroic_four = { setup = begins(4), cites = "BA:Heroic" },
    heroic_cataclysm = { setup = begins(0, true), cites = "BA:Heroic" },
    legendary = { setup = begins(4, true), cites = "BA:Legendary" },
  },
  setup = begins(0),
  rules = use "battle_of_the_aspects/rules",
  boss_turn = {
    ready_step,                                                      -- BA:Raid Rules: turn 1 ready
    use "battle_of_the_aspects/phases/advance",
    use "battle_of_the_aspects/phases/mark",
    use "battle_of_the_aspects/phases/dawn",
    flip_step,                                                       -- BA:Raid Rules: turn 5 Flip
    attack_step { at = opposing.hero:marked("marked"),               -- BA:Raid Rules: turn 6 attacks
      else_at = opposing.character:beside("marked") },
    end_phase,                                                       -- BA:Raid Rules: turn end
  },
  printed_health = true,
  boss_has_fatal_damage = function(boss) boss:lose() end,            -- BA:Raid Rules: end of raid
}
