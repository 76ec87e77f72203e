// Exports of the gate and the columns for other features: posts, offers and the administration.
