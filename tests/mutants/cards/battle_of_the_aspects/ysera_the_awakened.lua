local ysera = "cards/battle_of_the_aspects/ysera_the_awakened.lua"

return {
  { "BA:Chaos: flip order", ysera, [[, flip = this },
      effect = function(me) me:heal(me.mend, all { me } + all(your.ally)) end },]], [[},
      effect = function(me)
        me:heal(me.mend, all { me } + all(your.ally))
        me:flip()
      end },]] },
}
