/** The columns that say why an account is hidden. */
interface Out {
  suspended_at: string | null;
  deletion_asked_at: string | null;
}

/**
 * Tells whether the team suspended an account. An account that is only awaiting its deletion was hidden by its owner.
 */
export function isSuspended({ suspended_at, deletion_asked_at }: Out): boolean {
  return suspended_at !== null && suspended_at !== deletion_asked_at;
}
