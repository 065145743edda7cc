-- Black Temple: nine Bosses, one after the other; what the Boss player pays with comes to life as they fall.
local bt, show = use "black_temple/words", use("black_temple/shown").show
local shuffled = holds "R500.1"
local out_of_reach = holds "R501.1b" and holds "R502.1c"
local betrayer_step = holds "R501.1" and use "black_temple/phases/betrayer_event" or nil

return raid "Black Temple" {
  players = { 1, 5 },
  decks = { "main", "minion", "event", "betrayer_event" },
  unshuffled = shuffled and {} or { "main", "minion", "event", "betrayer_event" },
  modes = use "black_temple/modes",
  words = { boss = 0, threat = 0 },                                 -- what the table shows of the current Boss
  bosses = {
    holds "R500.2" and "high_warlord_naj_entus" or "supremus",
    "supremus", "shade_of_akama", "teron_gorefiend", "gurtogg_bloodboil",
    "shrine_of_lost_souls", "essence_of_desire", "mother_shahraz", "the_illidari_council", "the_betrayer",
  },
  first = holds "R500.4" and "left of the boss" or "boss",
  boss_mulligan = holds "R500.3",
  beyond_raiders = out_of_reach and any.event or nil,
  apart = "ghost",                                                  -- R503.1b
  immune_cant_attack = true,                                        -- R101.3d
  destroyed_instead = holds "R504.1a" and { of = any.ally:with { deck = "minion" }, cites = "R504.1a" } or nil,
  setup = function(boss) show(boss.hero) end,
  from_boss = use("black_temple/from_boss").lay_out,
  hand_size = { boss = 10, raiders = 7 },                           -- R100.4
  rules = use "black_temple/rules",
  boss_turn = {
    ready_step,
    draw_step { count = holds "R501.1a" and 1 or 2 },
    betrayer_step or use "black_temple/phases/minion",
    betrayer_step and use "black_temple/phases/minion" or window,   -- R501.2
    holds "R501.3" and action_phase or window,
    end_phase,
  },
  wrap_up = bt.keep_to_threat,                                      -- R504.2a
  boss_destroyed = use "black_temple/boss_destroyed",               -- R502.1
}
