// What other features publish passes the same gate; administrators make and mend services through the same columns.
