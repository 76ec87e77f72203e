/**
 * Returns the navigation state that passes the email from one account screen to another, so that it is typed only once.
 */
export function handedState(email: string): { handedEmail: string } {
  return { handedEmail: email };
}

/** Returns the email from a navigation state, or '' if there is none. */
export function handedEmail(state: unknown): string {
  const email = (state as { handedEmail?: unknown } | null)?.handedEmail;
  return typeof email === 'string' ? email : '';
}
