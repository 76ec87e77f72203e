/** What the login page is told by a registration that has just gone well, so that the email is typed once. */
export function registeredState(email: string): { registeredEmail: string } {
  return { registeredEmail: email };
}

/** The email in a navigation state, or none. */
export function registeredEmail(state: unknown): string {
  const email = (state as { registeredEmail?: unknown } | null)?.registeredEmail;
  return typeof email === 'string' ? email : '';
}
