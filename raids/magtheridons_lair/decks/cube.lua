return deck "Magtheridon's Lair: Cubes" { size = 5, cards = { { 5, "magtheridons_lair/manticron_cube" } } }
