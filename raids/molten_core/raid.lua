-- Molten Core: ten Bosses, of whom runes say which come; what the Boss player pays with rises as they fall.
local runes, escorts = use "molten_core/runes", use "molten_core/escorts"
local executus = any.hero:with { name = "Majordomo Executus" }

local function starts_with(count)
  return function(boss)
    runes.choose(boss, count)
    escorts.of(boss, boss.hero):to_play { under = boss }             -- R300.4
  end
end

return raid "Molten Core" {
  players = { 1, 5 },
  decks = { "main", "minion", "ragnaros", "rune" },                  -- R300.1
  unshuffled = { "rune" },                                           -- R300.3
  modes = {
    standard = { setup = starts_with(3), cites = "R300.2" },
    full_clear = { setup = starts_with(7), cites = "R300.2" },
  },
  bosses = {
    "lucifron", "magmadar", "gehennas", "garr", "baron_geddon", "shazzrah", "sulfuron_harbinger",
    "golemagg_the_incinerator", "majordomo_executus", "ragnaros",
  },
  first = "left of the boss",                                        -- R300.6
  boss_mulligan = false,                                             -- R300.5
  hand_size = { boss = 10, raiders = 7 },                            -- R100.4
  powers = {
    gives { to = executus, cant = "be destroyed", cites = "R303.1a" },
    gives { to = any.ally:with { deck = "minion" }, cant = "leave play undestroyed", cites = "R303.2b" },
    gives { to = any.ally:with { token = true, tag = "Token" }, cant = "leave play undestroyed", cites = "R303.2b" },
    gives { to = any.fixture:with { tag = "Rune" }, payer = true, cant = "leave play",
      cites = { "R303.3a", "R303.3c" } },
    instead.moved { whose = "your", to = "resources", cites = "R303.2a",
      only_if = function(boss, event) return event.card.home_deck ~= "minion" end,
      effect = function(boss, event)
        if event.from == "deck" then boss.decks.minion:top(1):to_resources { face = "down", of = boss } end
      end },
  },
  setup = starts_with(3),
  from_boss = use("molten_core/from_boss").lay_out,
  sequences = { new_boss = use "molten_core/new_boss", awakening = use "molten_core/awakening" },
  rules = use "molten_core/rules",
  boss_turn = {
    ready_step,
    draw_step { count = 1 },                                         -- R301.1
    use "molten_core/phases/new_boss",                               -- R301.2
    use "molten_core/phases/minion",                                 -- R301.3
    action_phase,                                                    -- R301.4
    end_phase,
  },
  boss_destroyed = use "molten_core/boss_destroyed",                 -- R302.1
}
