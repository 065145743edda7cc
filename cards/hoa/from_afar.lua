-- What ranged weapons have in common: whoever strikes with one is not struck back in that combat.
return {
  shot = when.strikes { of = this,
    effect = function(me) me.hero:gain { keyword = "Long-Range", lasts = this_combat } end },
}
