return deck "Black Temple: Event deck, epic" {
  plan = "Five events, six times each: what raiders have is destroyed, whatever it is.",
  size = 30,
  cards = {
    { 6, "black_temple/not_prepared_43" },
    { 6, "black_temple/not_prepared_45" },
    { 6, "black_temple/not_prepared_47" },
    { 6, "black_temple/not_prepared_51" },
    { 6, "black_temple/not_prepared_59" },
  },
}
