-- One of two modes never ends.
-- stopped: the script does not come to an end
return ability "Hostile" {
  cost = 0, unlimited = true,
  modes = {
    mode { text = "one", play = function(me) while true do end end },
    mode { text = "other", play = function(me) while true do end end },
  },
}
