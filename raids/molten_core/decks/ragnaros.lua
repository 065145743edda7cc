return deck "Molten Core: Ragnaros deck" {
  size = 26,
  cards = {
    { 2, "molten_core/by_fire_be_purged" },
    { 2, "molten_core/die_insect" },
    { 2, "molten_core/elemental_fire" },
    { 2, "molten_core/flames_of_sulfuron" },
    { 2, "molten_core/flaming_assault" },
    { 2, "molten_core/fury_of_the_firelord" },
    { 2, "molten_core/hammer_of_ragnaros" },
    { 2, "molten_core/lava_splash" },
    { 2, "molten_core/magma_blast" },
    { 2, "molten_core/melt_weapon" },
    { 2, "molten_core/now_for_you_insects" },
    { 2, "molten_core/unstoppable_flame" },
    { 2, "molten_core/wrath_of_ragnaros" },
  },
}
