// Other features reach categories through here: these reads have no rule to add.
