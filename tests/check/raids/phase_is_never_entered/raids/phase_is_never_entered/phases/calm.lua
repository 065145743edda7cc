return phase "Calm" {  --> warning unused-file
  steps = { window },
}
