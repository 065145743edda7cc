-- Each of these effects moves a card and then reads it: 1 for each thing that is as it was.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 3, tags = { "Orc" }, keywords = { "Protector" } }

local function known(card, where)
  local owner = where.player
  return (card.key == "scenario/ox" and 1 or 0) + (card.name == "Ox" and 1 or 0) + (card.cost == 4 and 1 or 0)
    + (card.atk == 1 and 1 or 0) + (card.health == 3 and 1 or 0) + (card.owner == owner and 1 or 0)
    + (card.controller == owner and 1 or 0) + (card:is(any.ally:with { tag = "Orc" }) and 1 or 0)
    + (card:keyword("Protector") == 1 and 1 or 0)
    + (card:printed("health") == 3 and 1 or 0) + (card.exists and 0 or 1)
    + (card:is(any.ally:with { keyword = "Protector" }) and 1 or 0)
    + (card:is(any.ally:with { keyword = "Elusive" }) and 0 or 1)
    + (card:is(any.ally:with { tag = "Human" }) and 0 or 1)
    + (card:is(any.ally:with { tag = "Orc" }:without { tag = "Human" }) and 1 or 0)
end

local function moves(name, move)
  return ability(name) { cost = 0, instant = true, text = "Moves the top card of your deck, and remembers it.",
    play = function(me)
      local top = me.player.deck:top()
      move(top, me)
      set_word("stage", known(top, me))
    end }
end

local cards = {
  ox = ox,
  spring = moves("Spring", function(top) top:to_play() end),
  mill = moves("Mill", function(top) top:to_graveyard() end),
  fetch = moves("Fetch", function(top) top:to_hand() end),
  bury = moves("Bury", function(top) top:to_resources() end),
  banish = moves("Banish", function(top) top:remove_from_game() end),
  sink = moves("Sink", function(top) top:to_deck("bottom") end),
}

local function reads(name)
  return scenario("A card is read as it was before " .. name .. " moved it") {
    cites = { "CR 709.2d" },
    cards = cards,
    given = function(t) t:seat(1, { hand = { name }, deck = { "Ox", "Ox" } }) end,
    play = function(t)
      t:plays(1, name)
      t:everyone_passes()
    end,
    expect = function(t) t:word("stage", 15) end,
  }
end

return { reads "Spring", reads "Mill", reads "Fetch", reads "Bury", reads "Banish", reads "Sink" }
