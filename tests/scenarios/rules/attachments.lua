-- What attachments are attached to, and who says so (CR 305.2d, 400).
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." }
local brick = ally "Brick" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Untargetable" }, text = "Is not targeted." }
local moss = ability "Moss" { cost = 0, attach = any.ally, text = "Attach to an ally. Ongoing: attached ally has +2 ATK.",
  powers = { gives { to = attached, atk = plus(2) } } }
local leash = ability "Leash" { cost = 0, attach = target("host", opposing.ally, harm), host = any.ally,
  text = "Attach to target opposing ally. Ongoing: attached ally can't attack.",
  powers = { gives { to = attached, cant = "attack" } } }
local ivy = ability "Ivy" { cost = 0, text = "Choose one.",
  modes = {
    mode { text = "Attach to target ally. Ongoing: attached ally has +1 ATK.", attach = target("host", any.ally, help) },
    mode { text = "Draw a card.", play = function(me) me.player:draw(1) end },
  },
  powers = { gives { to = attached, atk = plus(1) } } }
local wind = ability "Wind" { cost = 0, instant = true, text = "Move target attachment to another card of your choice.",
  targets = { target("it", any.ability:with { attachment = true }, nil) },
  play = function(me, t)
    local host = me.player:choose { from = t.it.possible_hosts, prompt = "To what?" }
    if host then t.it:attach_to(host) end
  end }
local dig = ability "Dig" { cost = 0, text = "Put target ability from your graveyard into play.",
  targets = { target("it", your.ability:in_zone("graveyard"), help) },
  play = function(me, t) t.it:to_play() end }

return {
  scenario "A host that is not targeted is chosen as the attachment resolves" {
    cites = { "CR 400.3" },
    cards = { stone = stone, brick = brick, moss = moss },
    given = function(t)
      t:seat(1, { play = { "Stone", "Brick" }, hand = { "Moss" } })
    end,
    play = function(t)
      t:plays(1, "Moss")
      t:everyone_passes()
      t:asked(1, "Attach Moss to what?")
      t:answers(1, "Brick")                   -- nobody targets it
    end,
    expect = function(t)
      t:attached("Moss", "Brick")
      t:atk("Brick", 3)
    end,
  },
  scenario "With nothing to attach it to it goes to the graveyard, not into play" {
    cites = { "CR 400.3" },
    cards = { moss = moss },
    given = function(t)
      t:seat(1, { hand = { "Moss" } })
    end,
    play = function(t)
      t:plays(1, "Moss")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Moss")
      t:not_told { "Moss enters play" }
    end,
  },
  scenario "The effect of an attachment may bring its host along" {
    cites = { "CR 400.4" },
    cards = { stone = stone,
      vigil = ability "Vigil" { cost = 0, attached_by_effect = any.ally,
        text = "Put target ally from your graveyard into play and attach this to it. Ongoing: attached ally has +4 health.",
        targets = { target("one", your.ally:in_zone("graveyard"), help) },
        play = function(me, t) me:attach_to(t.one:to_play()[1]) end,
        powers = { gives { to = attached, health = plus(4) } } } },
    given = function(t)
      t:seat(1, { hand = { "Vigil" }, graveyard = { "Stone" } })
    end,
    play = function(t)
      t:plays(1, "Vigil", { target = "Stone" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Vigil", "Stone")
      t:health("Stone", 13)
    end,
  },
  scenario "A moved attachment goes where its attach description lets it, read by its controller" {
    cites = { "CR 400.7a", "CR 400.7b", "CR 400.7c" },
    cards = { stone = stone, brick = brick, leash = leash, wind = wind },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Wind" } })
      t:boss { play = { "Stone", "Brick", { "Leash", attached_to = "Stone@1" } } }
    end,
    play = function(t)
      t:plays(1, "Wind", { target = "Leash" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Leash", "Stone@1")          -- the Boss player reads "opposing": none but that one
    end,
  },
  scenario "A new host need not be one that could be targeted" {
    cites = { "CR 400.7a", "CR 400.7b", "CR 400.7c" },
    cards = { stone = stone, brick = brick, leash = leash, wind = wind },
    given = function(t)
      t:seat(1, { play = { "Stone", "Brick", "hoa/taz_dingo" }, hand = { "Wind" } })
      t:boss { play = { "Stone", { "Leash", attached_to = "Stone@1" } } }
    end,
    play = function(t)
      t:plays(1, "Wind", { target = "Leash" })
      t:everyone_passes()
      t:asked(1, "To what?")
      t:answers(1, "Brick")
    end,
    expect = function(t)
      t:attached("Leash", "Brick")
    end,
  },
  scenario "An attachment that comes into play from elsewhere is attached by who puts it there" {
    cites = { "CR 400.7a", "CR 400.7b" },
    cards = { stone = stone, leash = leash, dig = dig },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Dig" }, graveyard = { "Leash" } })
      t:boss { play = { { "Stone" }, { "Stone" } } }
    end,
    play = function(t)
      t:plays(1, "Dig", { target = "Leash" })
      t:everyone_passes()
      t:asked(1, "Attach Leash to what?")
      t:answers(1, { "Stone@boss", 2 })
    end,
    expect = function(t)
      t:attached("Leash", { "Stone@boss", 2 })
    end,
  },
  scenario "… or stays where it is, where there is nothing for it" {
    cites = { "CR 400.7a" },
    cards = { stone = stone, leash = leash, dig = dig },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Dig" }, graveyard = { "Leash" } })
    end,
    play = function(t)
      t:plays(1, "Dig", { target = "Leash" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Leash")
      t:not_told { "Leash enters play" }
    end,
  },
  scenario "What an effect attaches is an attachment, and falls with its host" {
    cites = { "CR 400.1" },
    cards = { stone = stone,
      charm = item "Charm" { cost = 0, text = "Pay nothing: attach this to a hero.",
        powers = { pays { cost = { resources = 0 },
          effect = function(me) me:attach_to(me.hero, { to = any.hero }) end } } },
      fell = ability "Fell" { cost = 0, text = "Attach target item to an ally of yours; destroy each attachment.",
        targets = { target("it", any.item, harm) },
        play = function(me, t)
          t.it:attach_to(all(your.ally)[1])
          all(any.card:with { attachment = true }):destroy()
        end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Stone", "Charm" }, hand = { "Fell" } })
    end,
    play = function(t)
      t:uses(1, "Charm")
      t:everyone_passes()
      t:attached("Charm", "Ta'zo")
      t:plays(1, "Fell", { target = "Charm" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Charm")
      t:in_play(1, "Stone")
      t:not_told { "Charm is attached to Stone" }
    end,
  },
  scenario "In one of its modes alone a card is an attachment" {
    cites = { "CR 305.2d" },
    cards = { stone = stone, ivy = ivy },
    given = function(t)
      t:seat(1, { play = { "Stone" }, hand = { "Ivy", "Ivy" }, deck = { "Stone" } })
    end,
    play = function(t)
      t:plays(1, "Ivy", { mode = 2 })
      t:everyone_passes()
      t:in_graveyard(1, "Ivy")
      t:not_told { "Ivy enters play" }
      t:plays(1, "Ivy", { mode = 1, target = "Stone" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Ivy", "Stone")
      t:atk("Stone", 2)
      t:hand_count(1, 1)
    end,
  },
  scenario "On the chain it is an attachment, and ongoing, in that mode alone" {
    cites = { "CR 305.2d" },
    cards = { stone = stone, ivy = ivy,
      roll = ability "Roll" { cost = 0, instant = true, text = "Heal 1 from your hero for each attachment on the chain, 2 for each ongoing ability there.",
        play = function(me)
          local here = any.ability:in_zone("chain")
          me:heal(#all(here:with { attachment = true }) + 2 * #all(here:with { ongoing = true }), your.hero)
        end } },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, play = { "Stone" }, hand = { "Ivy", "Ivy", "Roll", "Roll" }, deck = { "Stone" } })
    end,
    play = function(t)
      t:plays(1, "Ivy", { mode = 2 })
      t:plays(1, "Roll")
      t:everyone_passes()
      t:damage("hero@1", 9)
      t:everyone_passes()
      t:plays(1, "Ivy", { mode = 1, target = "Stone" })
      t:plays(1, "Roll")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 6) end,
  },
}
