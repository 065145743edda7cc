local function puts(name, what)
  return ability(name) { cost = 0, class = { "mage" }, text = "Puts tokens into play.", play = what }
end
local air = token "Draft" { atk = 1, health = 9, tags = { "Air Totem" } }
local post = token "Post" { atk = 1, health = 9, tags = { "Totem" } }

return {
  scenario "A token copy has the printed facts of a card, and costs nothing" {
    cites = { "CR 402.4" },
    cards = {
      roc = ally "Roc" { cost = 5, atk = 4, damage = "nature", health = 7, tags = { "Bird" } },
      soul = puts("Soul", function(me)
        local allies = me.controller.party:where(your.ally)
        for i = 1, #allies do
          me.controller:put_token(allies[i])
        end
      end),
      cheap = ability "Cheap" { cost = 0, class = { "mage" }, text = "Destroy target ally with cost 0.",
        targets = { target("prey", any.ally:with { cost = 0 }, harm) },
        play = function(me, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Soul", "Cheap" },
        play = { { "Roc", counters = { ["+1/+1"] = 2 } } } })
    end,
    play = function(t)
      t:plays(1, "Soul")
      t:everyone_passes()
      t:count_in_play(1, "Roc", 2)
      t:atk({ "Roc", 1 }, 6)
      t:atk({ "Roc", 2 }, 4)              -- no counters come with it
      t:plays(1, "Cheap", { target = { "Roc", 2 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Roc", 1)
      t:atk("Roc", 6)
    end,
  },
  scenario "An equipment token is equipment" {
    cites = { "CR 404.2a" },
    cards = {
      blade = token "Ghost Blade" { type = "weapon", atk = 3, damage = "melee", strike = 0 },
      forge = puts("Forge", function(me) me.controller:put_token("scenario/blade") end) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Forge" } })
    end,
    play = function(t)
      t:plays(1, "Forge")
      t:everyone_passes()
      t:in_play(1, "Ghost Blade")
      t:cant(1, "attacks", "Ghost Blade", { reason = "CR 601.2" })
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Ghost Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
    end,
  },
  scenario "Of Totem tokens of one element a player keeps one" {
    cites = { "CR 404.2b" },
    cards = {
      earth = token "Mound" { atk = 1, health = 2, tags = { "Earth Totem" } },
      air = air,
      plain = post,
      mounds = puts("Mounds", function(me)
        me.controller:put_token("scenario/earth", 2)
        me.controller:put_token("scenario/air")
        me.controller:put_token("scenario/plain", 2)
      end) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mounds" } })
    end,
    play = function(t)
      t:plays(1, "Mounds")
      t:will_answer(1, { "Mound", 1 }, "")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Mound", 1)
      t:count_in_play(1, "Draft", 1)
      t:count_in_play(1, "Post", 2)       -- of no element: as many as there are
    end,
  },
  scenario "A Totem token deals the damage of its element, unless it says another" {
    cites = { "CR 404.2b" },
    cards = {
      air = air,
      fire = token "Ember" { atk = 1, health = 9, tags = { "Fire Totem" } },
      lava = token "Lava" { atk = 1, health = 9, tags = { "Water Totem" }, damage = "fire" },
      plain = post,
      hearths = puts("Hearths", function(me)
        me.controller:put_token("scenario/air")
        me.controller:put_token("scenario/fire")
        me.controller:put_token("scenario/plain")
        me.controller:put_token("scenario/lava")
      end),
      winds = ability "Winds" { cost = 0, text = "Those that deal nature have +2 ATK.", ongoing = true,
        powers = { gives { to = any.ally:with { deals = "nature" }, atk = plus(2) } } },
      blaze = ability "Blaze" { cost = 0, text = "Those that deal fire have +4 ATK.", ongoing = true,
        powers = { gives { to = any.ally:with { deals = "fire" }, atk = plus(4) } } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Hearths" }, play = { "Winds", "Blaze" } })
    end,
    play = function(t)
      t:plays(1, "Hearths")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Draft", 3)
      t:atk("Ember", 5)
      t:atk("Lava", 5)                    -- no frost: its text says fire
      t:atk("Post", 1)
    end,
  },
  scenario "A Totem token is an ongoing ability ally, one of its kind, of its element" {
    cites = { "CR 404.2b" },
    cards = {
      water = token "Spring" { atk = 1, health = 2, tags = { "Water Totem" } },
      wells = puts("Wells", function(me) me.controller:put_token("scenario/water") end),
      frost = ability "Frost" { cost = 1, ongoing = true, text = "Abilities that deal frost have +2 ATK.",
        powers = { gives { to = any.ability:with { deals = "frost", ongoing = true }, atk = plus(2) } } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Wells", "Wells" }, play = { "Frost" } })
    end,
    play = function(t)
      t:plays(1, "Wells")
      t:everyone_passes()
      t:atk("Spring", 3)
      t:cant(1, "attacks", "Spring", { reason = "CR 305.3a" })
      t:plays(1, "Wells")
      t:will_answer(1, { "Spring", 1 }, "")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Spring", 1)
    end,
  },
}
