return deck "Magtheridon's Lair: Lair" { size = 1, cards = { { 1, "magtheridons_lair/magtheridon_s_lair" } } }
