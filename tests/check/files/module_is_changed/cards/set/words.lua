return { cost = 1 }
