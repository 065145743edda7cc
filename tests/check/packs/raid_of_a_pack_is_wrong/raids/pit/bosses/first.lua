return boss "Pit Lord Test" { order = 1, health = 30 }
