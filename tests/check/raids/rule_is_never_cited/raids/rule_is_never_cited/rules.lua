return {
  ["R900.1"] = "A storm comes each turn",
  ["R900.2"] = "The storm ends",  --> warning uncited-rule
}
