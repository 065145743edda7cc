return deck "Molten Core: Minion deck" {
  size = 32,
  cards = {
    { 4, "molten_core/ancient_core_hound" },
    { 4, "molten_core/firelord" },
    { 4, "molten_core/flame_imps" },
    { 4, "molten_core/lava_annihilator" },
    { 4, "molten_core/lava_pack" },
    { 4, "molten_core/lava_surger" },
    { 4, "molten_core/molten_destroyer" },
    { 4, "molten_core/molten_giants" },
  },
}
