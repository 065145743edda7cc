-- A name that is no UTF-8.
-- refused: a text that is no UTF-8

return ability "Hostile <<byte 255>><<byte 254>><<byte 192>><<byte 128>>" { cost = 0 }
