local council = "raids/black_temple/bosses/the_illidari_council.lua"
local boss_8 = "BT:Boss 8 The Illidari Council"

return {
  { boss_8, council, [[cant = "leave party",]], [[cant = "be destroyed",]] },
  { boss_8, council, [[council:without { felled = true }]], [[council:without { damaged = true }]] },
  { boss_8, council, [[#others == 0 or (#others == 1 and others:has(event.card))]], [[true]] },
  { boss_8, council, [[all(council):remove_from_game()]], [[]] },
}
