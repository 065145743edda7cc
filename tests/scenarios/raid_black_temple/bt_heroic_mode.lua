-- Ten abilities four times each; `changed` replaces lines from the front.
local abilities = { "parasitic_shadowfiend", "eye_blast", "fel_rage", "crushing_shadows", "hateful_strike", "fel_acid_breath",
  "tidal_burst", "sinful_beam", "wicked_beam", "aura_of_desire" }
local minions = { "ashtongue_battlelord", "coilskar_general", "bonechewer_behemoth", "promenade_sentinel", "illidari_archon",
  "sister_of_pain", "sister_of_pleasure" }

local function deck(cards, copies, changed)
  local lines = {}
  for i, key in ipairs(cards) do lines[i] = { copies, key } end
  for i, line in ipairs(changed or {}) do lines[i] = line end
  return lines
end

-- Eleven events twice each and one more: 23 cards.
local function events(first, count)
  local lines = { { count, first } }
  for number = 44, 54 do lines[number - 42] = { 2, format("not_prepared_%d", number) } end
  return lines
end

local function refused(name, decks, raiders)
  return scenario(name) { raid = "black_temple", mode = "heroic", cites = { "BT:Heroic Mode" },
    refused = "BT:Heroic Mode", boss_decks = decks, raiders = raiders }
end

return {
  scenario "Four of an ability, four of a Minion and two of an event are a heroic set" {
    raid = "black_temple", mode = "heroic", raiders = 3, cites = { "BT:Heroic Mode" },
    boss_decks = { main = deck(abilities, 4), minion = deck(minions, 4), event = events("not_prepared_43", 1) },
    given = function(t)
      t:real_start()
    end,
    expect = function(t)
      t:asked(1, "Keep this hand?")
      t:deck_count("boss", 40 - 7, "main")
      t:deck_count("boss", 28, "minion")
      t:deck_count("boss", 23, "event")
      t:deck_count("boss", 5, "betrayer_event")
    end,
  },
  refused("Five of an ability are refused", { main = deck(abilities, 4, { { 5, "parasitic_shadowfiend" } }) }),
  refused("Copies on two lines count together", { main = deck(abilities, 4, { { 4, "eye_blast" } }) }),
  refused("Thirty-nine abilities are refused", { main = deck(abilities, 4, { { 3, "parasitic_shadowfiend" } }) }),
  refused("An ability that is none of the Black Temple's is refused", { main = deck(abilities, 4, { { 4, "Fire Blast" } }) }),
  refused("A Minion is no ability", { main = deck(abilities, 4, { { 4, "illidari_archon" } }) }),
  refused("Five of a Minion are refused", { minion = deck(minions, 4, { { 5, "ashtongue_battlelord" } }) }),
  refused("Twenty-seven Minions are refused", { minion = deck(minions, 4, { { 3, "ashtongue_battlelord" } }) }),
  refused("An ally of another set is no Minion", { minion = deck(minions, 4, { { 4, "Guardian Steelhorn" } }) }),
  refused("A token is no Minion", { minion = deck(minions, 4, { { 4, "shadowy_construct" } }) }),
  refused("Three of an event are refused", { event = events("not_prepared_55", 3) }),
  refused("Twenty-two events are refused", { event = deck({ "not_prepared_43", "not_prepared_44", "not_prepared_45",
    "not_prepared_46", "not_prepared_47", "not_prepared_48", "not_prepared_49", "not_prepared_50", "not_prepared_51",
    "not_prepared_52", "not_prepared_53" }, 2) }),
  refused("A Betrayer event belongs into no Event deck", { event = events("draw_soul", 1) }),
  refused("The Betrayer Event deck is that of standard mode", { betrayer_event = { { 5, "draw_soul" } } }),
  refused("Four raiders are too many", {}, 4),
}
