return pack "Mill" { key = "mill", version = "1.0.0", api_level = 2, licence = "CC0-1.0" }
