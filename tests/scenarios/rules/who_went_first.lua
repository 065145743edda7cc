-- "If an opponent went first this game": who took the first turn is so for the rest of the game.
local cards = {
  ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 9 },
  late = ally "Late" { cost = 0, atk = 1, damage = "melee", health = 9,
    text = "Late has Ferocity if an opponent went first this game.",
    powers = { gives { to = this, keyword = "Ferocity", only_if = count(opposing.hero:with { went_first = true }) } } },
  early = ally "Early" { cost = 0, atk = 1, damage = "melee", health = 9,
    text = "Early has +2 ATK if you went first this game.",
    powers = { gives { to = this, atk = plus(2), only_if = count(your.hero:with { went_first = true }) } } },
  pistol = ability "Pistol" { cost = 0, text = "1 fire damage to target hero. If its controller did not go first, draw a card.",
    targets = { target("who", any.hero, harm) },
    play = function(me, t)
      me.hero:deal(1, "fire", t.who)
      if t.who:is(any.hero:without { went_first = true }) then me.player:draw(1) end
    end },
}

local function both_draw_them(t)
  local deck = {}
  for i = 1, 40 do deck[i] = i % 2 == 0 and "Late" or "Early" end
  t:seat(1, { deck = deck })
  t:seat(2, { deck = deck })
  t:real_start()
end

return {
  scenario "Of a duel's players the one who took the first turn went first, in every later turn" {
    raid = "duel",
    cites = { "CR 101.1" },
    cards = cards,
    given = both_draw_them,
    play = function(t)
      t:answers(2, "yes")                  -- the dice let player 2 begin
      t:answers(1, "yes")
      t:is_turn(2)
      t:to_action_phase()
      t:plays(2, "Early")
      t:everyone_passes()
      t:plays(2, "Late")
      t:everyone_passes()
      t:atk("Early@2", 3)
      t:ends_turn()
      t:is_turn(1)
      t:plays(1, "Early")
      t:everyone_passes()
      t:plays(1, "Late")
      t:everyone_passes()
      t:has("Late@1", "Ferocity")
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:atk("Early@1", 1)
      t:atk("Early@2", 3)
      t:has("Late@1", "Ferocity")
      t:has("Late@2", "Ferocity", false)
    end,
  },
  scenario "A Boss player who goes first is an opponent of all raiders, and no raider went first" {
    cites = { "CR 101.1", "R200.4" },
    raiders = 2,
    cards = cards,
    given = both_draw_them,
    play = function(t)
      t:answers("boss", "yes")
      t:answers(1, "yes")
      t:answers(2, "yes")
      t:is_turn("boss")
      t:ends_turn()
      t:is_turn(1)
      t:plays(1, "Late")
      t:everyone_passes()
      t:plays(1, "Early")
      t:everyone_passes()
      t:atk("Early", 1)
    end,
    expect = function(t)
      t:has("Late", "Ferocity")
    end,
  },
  scenario "In a position whose turn it is has gone first: others had one turn, this is their second" {
    cites = { "CR 101.1" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Late", "Early" } })
      t:seat(2, { play = { "Late", "Early" }, hand = { "Pistol", "Pistol" }, deck = { "Ox", "Ox" } })
      t:boss { play = { "Late" } }
      t:turn(2)
    end,
    play = function(t)
      t:has("Late@boss", "Ferocity")
      t:has("Late@1", "Ferocity", false)    -- a friend is no opponent
      t:atk("Early@2", 3)
      t:atk("Early@1", 1)
      t:plays(2, { "Pistol", 1 }, { target = "hero@2" })
      t:everyone_passes()
      t:hand_count(2, 1)
      t:plays(2, "Pistol", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(2, 1)
    end,
  },
}
