return {
  scenario "Who may pay in the middle of an effect exhausts resources if he likes" {
    cites = { "CR 403.6", "CR 712.7" },
    cards = {
      bribe = ability "Bribe" { cost = 1,
        text = "You may pay (2). If you do, draw a card.",
        play = function(me)
          if me.player:may_pay(2, "Pay two?") then me.player:draw() end
        end },
      ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 },
    },
    given = function(t)
      t:seat(1, { hand = { "Bribe", "Bribe", "Bribe" }, resources = 6,
        deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Bribe")
      t:everyone_passes()
      t:asked(1, "Pay two?")
      t:answers(1, "yes")
      t:ready_resources(1, 3)
      t:hand_count(1, 3)
      t:plays(1, "Bribe")
      t:everyone_passes()
      t:answers(1, "no")
      t:ready_resources(1, 2)
      t:hand_count(1, 2)
      t:plays(1, "Bribe")
      t:everyone_passes()                    -- one is left: nobody asks him
    end,
    expect = function(t)
      t:ready_resources(1, 1)
      t:hand_count(1, 1)
      t:asked(1, "Your move")
    end,
  },
}
