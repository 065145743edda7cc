return {
  ["R900.1"] = "A storm comes each turn",
}
