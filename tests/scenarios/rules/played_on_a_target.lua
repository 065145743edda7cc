-- "Search your deck for an attachment and play it on target hero": the effect says what is aimed at.
local sling = ability "Sling" { cost = 0, text = "Search your deck for a card and play it on target ally without paying its cost.",
  targets = { target("host", any.ally, harm) },
  play = function(me, t)
    local found = me.player:search { in_zones = { "deck" }, for_ = any.ability, prompt = "Which?" }
    if found then me.player:play(found, { free = true, target = t.host }) end
  end }
local cards = { sling = sling,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }, elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  leech = ability "Leech" { cost = 3, ongoing = true, text = "Attaches to target ally, which has -1 ATK.",
    attach = target("host", any.ally, harm), powers = { gives { to = attached, atk = plus(-1) } } },
  bolt = ability "Bolt" { cost = 3, text = "Target hero is dealt 1 fire damage, and target ally 2.",
    targets = { target("first", any.hero, harm), target("second", any.ally, harm) },
    play = function(me, t) me.hero:deal(1, "fire", t.first) me.hero:deal(2, "fire", t.second) end },
  snub = ability "Snub" { cost = 3, text = "Target hero is dealt 1 fire damage.", targets = { target("one", any.hero, harm) },
    play = function(me, t) me.hero:deal(1, "fire", t.one) end } }
local function given(found)
  return function(t)
    t:seat(1, { hand = { "Sling" }, deck = { found }, play = { "Ox", "Elk" } })
  end
end
local function slings(t, found)
  t:plays(1, "Sling", { target = "Elk" })
  t:everyone_passes()
  t:answers(1, found)
end

return {
  scenario "The card that is played is aimed at what the effect says, and nobody is asked" {
    cites = { "CR 403.3", "CR 707.1d" }, cards = cards, given = given("Leech"),
    play = function(t)
      slings(t, "Leech")
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Leech", "Elk")
      t:atk("Elk", 0)
      t:atk("Ox", 1)
    end,
  },
  scenario "Of several targets it is the first that it may be: the others are chosen" {
    cites = { "CR 707.1d" }, cards = cards, given = given("Bolt"),
    play = function(t)
      slings(t, "Bolt")
      t:answers(1, "hero@boss")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
      t:damage("Elk", 2)
    end,
  },
  scenario "A card that can't be aimed at it is not played" {
    cites = { "CR 706.1" }, cards = cards, given = given("Snub"),
    play = function(t)
      slings(t, "Snub")
    end,
    expect = function(t)
      t:deck_count(1, 1)
      t:damage("hero@boss", 0)
    end,
  },
}
