-- What the steps and the cards of this raid share.
local topmost_allies = use "onyxias_lair/topmost_allies"
local cubes = any.fixture:with { tag = "Cube" }

-- The Lair comes as Magtheridon is unleashed, and never leaves play (R402.4a).
local lair = your.fixture:with { tag = "Lair" }

-- R402.2d: the pile never runs out.
local function take(boss)
  return boss.decks.blood:top(1)[1] or boss:make_card("magtheridons_lair/magtheridon_s_blood", { deck = "blood" })
end

local function gain(boss) take(boss):to_play { under = boss } end

local function gain_if_unleashed(boss)
  if #all(lair) > 0 then gain(boss) end
end

-- R402.1a, in this order.
local function unleash(boss)
  gain(boss)
  boss.decks.cube:top(5):to_play { under = boss }
  boss.decks.lair:top(1):to_play { under = boss }
end

return {
  cubes = cubes,
  bearers = any.character:with { attached = cubes },
  bloods = any.fixture:with { tag = "Blood" },
  lair = lair,
  unleashed = count(lair),
  gain_if_unleashed = gain_if_unleashed,
  unleash = unleash,

  -- R401.1a: beside the readying, and nobody acts in between.
  bleed = function(boss)
    if #all(lair) > 0 then set_word("unleashed", 1) end              -- the fifth Blood counts from the next turn on
    take(boss):to_resources { face = "down", of = boss, placed = true }
    gain_if_unleashed(boss)
  end,

  -- A game that begins with Magtheridon free: his Channelers have gone, five resources have come, and each raider has
  -- five and the topmost three allies of his deck.
  from_boss = function(boss)
    all(any.ally:with { deck = "channeler" }):remove_from_game()
    for _ = 1, 5 do take(boss):to_resources { face = "down", of = boss } end
    unleash(boss)
    for _, raider in each(boss.opponents) do
      for _, ally in each(topmost_allies(raider)) do ally:to_play { under = raider } end
      raider.deck:top(5):to_resources { face = "down", of = raider }
    end
  end,
}
