-- What happens as Deathwing's turn starts: Cataclysm, then Emerald, Ruby, Azure, Bronze, then all else.
return phase "Dawn" { cites = "BA:Raid Rules: turn 4 modes", steps = { window } }
