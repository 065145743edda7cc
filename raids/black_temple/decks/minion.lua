return deck "Black Temple: Minion deck" {
  size = 28,                                       -- BT:What's in this Box
  cards = {
    { 2, "black_temple/ashtongue_battlelord" },
    { 2, "black_temple/ashtongue_rogue" },
    { 2, "black_temple/bonechewer_behemoth" },
    { 2, "black_temple/bonechewer_shield_disciple" },
    { 2, "black_temple/charming_courtesan" },
    { 2, "black_temple/coilskar_general" },
    { 2, "black_temple/coilskar_wrangler" },
    { 2, "black_temple/illidari_archon" },
    { 2, "black_temple/illidari_blood_lord" },
    { 2, "black_temple/priestess_of_dementia" },
    { 2, "black_temple/promenade_sentinel" },
    { 2, "black_temple/sister_of_pain" },
    { 2, "black_temple/sister_of_pleasure" },
    { 2, "black_temple/temple_concubine" },
  },
}
