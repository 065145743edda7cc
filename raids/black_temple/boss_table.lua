-- The table of Bosses: how many events and which tokens come with each, how many resources a raider keeps against him,
-- what he takes out of the game with him, how many cards the Boss player's new hand has.
-- The last two have no threat level (R504.2b).

return {
  ["black_temple/high_warlord_naj_entus"] = { threat = 4 },
  ["black_temple/supremus"] = { events = 1, threat = 5 },
  ["black_temple/shade_of_akama"] = { events = 2, threat = 6, tokens = { { 6, "black_temple/ashtongue_channeler" } } },
  ["black_temple/teron_gorefiend"] = { events = 2, threat = 7,
    takes = any.ally:with { name = "Shadowy Construct" } },  -- BT:Boss 4 Teron Gorefiend
  ["black_temple/gurtogg_bloodboil"] = { events = 3, threat = 8 },
  ["black_temple/shrine_of_lost_souls"] = { events = 3, threat = 9, tokens = { { 3, "black_temple/soul_fragment" } } },
  ["black_temple/essence_of_desire"] = { threat = 9 },
  ["black_temple/mother_shahraz"] = { events = 3, threat = 10 },
  ["black_temple/the_illidari_council"] = { events = 4,
    tokens = { { 1, "black_temple/gathios_the_shatterer" }, { 1, "black_temple/high_nethermancer_zerevor" },
      { 1, "black_temple/lady_malande" }, { 1, "black_temple/veras_darkshadow" } } },
  ["black_temple/the_betrayer"] = { events = 5, new_hand = 7 },  -- BT:Boss 9 The Betrayer
}
