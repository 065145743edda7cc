return deck "Magtheridon's Lair: Blood pile" { size = 29, cards = { { 29, "magtheridons_lair/magtheridon_s_blood" } } }
