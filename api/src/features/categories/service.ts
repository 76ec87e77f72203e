// Exports the category reads for other features; no rule is added.
