-- Which tokens come with which Boss (R300.4, R301.5a).
local escorts = {
  ["molten_core/lucifron"] = { { 2, "molten_core/flamewaker_protector" } },
  ["molten_core/gehennas"] = { { 2, "molten_core/flamewaker" } },
  ["molten_core/garr"] = { { 8, "molten_core/firesworn" } },
  ["molten_core/sulfuron_harbinger"] = { { 4, "molten_core/flamewaker_priest" } },
  ["molten_core/golemagg_the_incinerator"] = { { 2, "molten_core/core_rager" } },
  ["molten_core/majordomo_executus"] = {
    { 4, "molten_core/flamewaker_elite" }, { 4, "molten_core/flamewaker_healer" },
  },
}

return {
  -- Set aside, so that they enter play together with him.
  of = function(player, card)
    local group = all {}
    for _, row in ipairs(escorts[card.key] or {}) do group = group + player:make_token(row[2], row[1]) end
    return group
  end,
}
