return deck "Test" {
  hero = "tdp/bulkas_wildhorn",
  cards = {
    { 4, "black_temple/arcing_smash" },  --> error deck-rule
    { 4, "black_temple/illidari_archon" },  --> error deck-rule
    { 4, "black_temple/ashtongue_rogue" },
    { 1, "black_temple/illidan_stormrage" },  --> error deck-rule
    { 4, "hoa/kibler_s_exotic_pets" },
    { 4, "hoa/big_game_hunter" },
    { 4, "hoa/your_fortune_awaits_you" },
    { 4, "hoa/sunken_treasure" },
    { 4, "hoa/krol_blade" },
    { 4, "hoa/arcanite_reaper" },
    { 4, "hoa/rend" },
    { 4, "hoa/execute" },
    { 4, "hoa/charge" },
    { 4, "hoa/cleave" },
    { 4, "tdp/thunder_clap" },
    { 4, "hoa/heroic_strike" },
    { 4, "hoa/vaerik_proudhoof" },
  },
}
