/** Why an account is out of sight. */
interface Out {
  suspended_at: string | null;
  deletion_asked_at: string | null;
}

/** Whether the team suspended an account. One that waits for its deletion is out of sight by its owner's wish alone. */
export function isSuspended({ suspended_at, deletion_asked_at }: Out): boolean {
  return suspended_at !== null && suspended_at !== deletion_asked_at;
}
