return {
  { "CR 410.6g", "engine/rules/location.c",
    [[} else if (ag_settled_holds(rules, AG_SETTLED_LOCATIONS)) {]],
    [[} else if (ag_settled_holds(rules, AG_SETTLED_LOCATIONS) || 1) {]] },
}
