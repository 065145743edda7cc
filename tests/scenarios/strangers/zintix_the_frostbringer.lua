local zintix = ally "Zintix the Frostbringer" { cost = 3, atk = 3, damage = "frost", health = 3, tags = { "Gnome", "Mage" }, faction = "alliance",
  text = "When Zintix deals damage to an opposing hero, you may search your deck for an attachment and play it at once, with that hero for \z
    its target, without paying its cost.",
  powers = { when.dealt_damage { by = this, of = opposing.hero, may = true, effect = function(me, event)
    local found = me.player:search { in_zones = "deck", for_ = any.card:with { attachment = true }, prompt = "Which attachment?" }
    if found then me.player:play(found, { free = true, target = event.card }) end
  end } } }
local cards = { zintix = zintix,
  leech = ability "Leech" { cost = 5, ongoing = true, attach = target("host", any.character, harm),
    text = "Attaches to target hero or ally. <p> Ongoing: It has -1 ATK.", powers = { gives { to = attached, atk = plus(-1) } } },
  gust = ability "Gust" { cost = 3, text = "Draw a card.", play = function(me) me.player:draw() end },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } }
local function given(t)
  t:seat(1, { play = { "Zintix the Frostbringer" }, deck = { "Gust", "Leech" } })
  t:seat(2, { play = { "Ox" } })
end

return {
  scenario "Zintix's blow brings an attachment out of the deck and onto the hero who was hit" {
    raid = "duel",
    cites = { "CR 403.3", "CR 413.3", "CR 707.1d" },
    cards = cards, given = given,
    play = function(t)
      t:attacks(1, "Zintix the Frostbringer", "hero@2")
      t:to_end_of_combat()
      t:answers(1, "yes")
      t:not_offered(1, "Gust")
      t:answers(1, "Leech")
      t:finishes_chain()
    end,
    expect = function(t)
      t:attached("Leech", "hero@2")
      t:deck_count(1, 1)
    end,
  },
  scenario "An ally who is hit has nothing attached to it" {
    raid = "duel",
    cites = { "CR 403.3" },
    cards = cards, given = given,
    play = function(t)
      t:attacks(1, "Zintix the Frostbringer", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:deck_count(1, 2) end,
  },
}
