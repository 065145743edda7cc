-- The Battle of the Aspects: nobody plays Deathwing. His deck plays itself, and he grows with what the raiders suffer.
local gifts = use "battle_of_the_aspects/gifts"

local function begins(limbs, cataclysm)
  return function(boss)
    gifts.at_start(boss)
    set_word("_raiders", #boss.opponents)
    local modes = all(any.ally:with { deck = "mode" }:in_zone("deck")):random(limbs)
    if cataclysm then modes = modes + all(any.fixture:with { deck = "mode" }:in_zone("deck")) end
    modes:to_play { under = boss }
  end
end

-- Each may have won Gifts, one of each at most.
local function mode(fields)
  fields.decks = { gifts = { of = { type = "fixture", tag = "Gift of the Aspects" }, copies = 1 } }
  return fields
end

return raid "The Battle of the Aspects" {
  text = "Deathwing's deck plays itself. In each of his turns he marks a hero, flips cards and attacks whom he \z
    marked. As heroes suffer he goes on to his next stage (Advance), and flips more. You win as he has damage for his \z
    printed health, and lose as the last of your heroes falls.",
  players = { 1, 5 },
  automated = true,
  words = { stage = 1, _raiders = 0, _ysera = 0,                     -- _raiders: how many there were; the rest: Gifts
    _alexstrasza = 0, _cauterize = 0, _dream = 0, _kalecgos = 0, _nozdormu = 0, _spellweaving = 0, _time_zone = 0 },
  decks = { "main", "mode", "gifts", "pile" },
  unshuffled = { "mode", "gifts", "pile" },
  bosses = { "deathwing_1", "deathwing_2", "deathwing_3", "deathwing_4" },
  first = "boss",                                                    -- BA:Experienced
  modes = {
    standard = mode { cites = "BA:Experienced" },
    novice = mode { first = "left of the boss", skips_first_draw = true, cites = "BA:Novice" },
    heroic = mode { setup = begins(2), cites = "BA:Heroic" },
    heroic_three = mode { setup = begins(3), cites = "BA:Heroic" },
    heroic_four = mode { setup = begins(4), cites = "BA:Heroic" },
    heroic_cataclysm = mode { setup = begins(0, true), cites = "BA:Heroic" },
    legendary = mode { setup = begins(4, true), cites = "BA:Legendary" },
  },
  setup = begins(0),
  from_boss = function(_, card) set_word("stage", card.order) end,
  powers = gifts.powers,
  at_end = gifts.at_end,                                             -- BA:Gift of the Aspects
  rules = use "battle_of_the_aspects/rules",
  boss_turn = {
    ready_step,                                                      -- BA:Raid Rules: turn 1 ready
    use "battle_of_the_aspects/phases/advance",
    use "battle_of_the_aspects/phases/mark",
    use "battle_of_the_aspects/phases/dawn",
    flip_step,                                                       -- BA:Raid Rules: turn 5 Flip
    attack_step { at = opposing.hero:marked("MARKED"),               -- BA:Raid Rules: turn 6 attacks
      else_at = opposing.character:beside("MARKED") },
    end_phase,                                                       -- BA:Raid Rules: turn end
  },
  cites = { "BA:Raid Rules", "BA:Raid Rules: flipped cards", "BA:Special Raid Rules: hand",
    "BA:Special Raid Rules: discard", "BA:Special Raid Rules: cost" },
  printed_health = true,
  boss_has_fatal_damage = function(boss) boss:lose() end,            -- BA:Raid Rules: end of raid
}
