return deck "Black Temple: Event deck, heroic" {
  plan = "Events that destroy come twice; of those that only hinder, one is left.",
  size = 23,
  cards = {
    { 2, "black_temple/not_prepared_43" },
    { 2, "black_temple/not_prepared_45" },
    { 2, "black_temple/not_prepared_47" },
    { 2, "black_temple/not_prepared_48" },
    { 2, "black_temple/not_prepared_51" },
    { 2, "black_temple/not_prepared_52" },
    { 2, "black_temple/not_prepared_53" },
    { 2, "black_temple/not_prepared_59" },
    { 2, "black_temple/not_prepared_60" },
    { 2, "black_temple/not_prepared_63" },
    { 2, "black_temple/not_prepared_64" },
    { 1, "black_temple/not_prepared_61" },
  },
}
