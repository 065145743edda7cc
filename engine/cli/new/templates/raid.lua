--@ raid raids/{{stem}}/raid.lua
--> aggro check {{at}}raids/{{stem}}
--> {{build}}aggro play {{stem}} --seed 7{{with}}
--> {{again}}aggro play {{stem}} --games 50{{with}}
-- {{name}}: one Boss, an event at the start of each of his turns. docs/raids.md tells more.
return raid "{{called}}" {
  players = { 1, 5 },
  decks = { "main", "event" },            -- R200.1
  bosses = { "{{stem}}_boss" },                -- in order; the first starts in play
  first = "boss",                         -- R200.2
  skips_first_draw = true,
  boss_mulligan = true,
  rules = use "{{stem}}/rules",
  boss_turn = {
    ready_step,
    draw_step,
    use "{{stem}}/phases/event",               -- R201.1
    action_phase,
    end_phase,
  },
  boss_has_fatal_damage = function(boss)  -- R202.1
    -- Of several stages: card:swap_to("{{stem}}/…"), with `card` as second parameter.
    boss:lose()
  end,
  cites = { "R200.1", "R200.2", "R202.1" },
}
