-- Black Temple: nine Bosses, one after the other; what the Boss player pays with comes to life as they fall.
local bt, show = use "black_temple/words", use("black_temple/shown").show

return raid "Black Temple" {
  players = { 1, 5 },
  decks = { "main", "minion", "event", "betrayer_event" },          -- R500.1
  modes = use "black_temple/modes",
  words = { boss = 0, threat = 0 },                                 -- what the table shows of the current Boss
  bosses = {                                                        -- R500.2, R502.2a
    "high_warlord_naj_entus", "supremus", "shade_of_akama", "teron_gorefiend", "gurtogg_bloodboil",
    "shrine_of_lost_souls", "essence_of_desire", "mother_shahraz", "the_illidari_council", "the_betrayer",
  },
  first = "left of the boss",                                       -- R500.4
  boss_mulligan = true,                                             -- R500.3
  apart = "ghost",                                                  -- R503.1b
  powers = {
    gives { to = your.event, cant = "be reached by opponents", cites = { "R501.1b", "R502.1c" } },
    gives { to = any.character:with { keyword = "Immune" }, cant = "attack", cites = "R101.3d" },
    instead.leaves_play { of = any.ally:with { deck = "minion" }, becomes = "destroyed", cites = "R504.1a" },
  },
  setup = function(boss) show(boss.hero) end,
  from_boss = use("black_temple/from_boss").lay_out,
  hand_size = { boss = 10, raiders = 7 },                           -- R100.4
  rules = use "black_temple/rules",
  boss_turn = {
    ready_step,
    draw_step { count = 1 },                                        -- R501.1a
    use "black_temple/phases/betrayer_event",                       -- R501.1
    use "black_temple/phases/minion",                               -- R501.2
    action_phase,                                                   -- R501.3
    end_phase,
  },
  wrap_up = bt.keep_to_threat,                                      -- R504.2a
  boss_destroyed = use "black_temple/boss_destroyed",               -- R502.1
}
