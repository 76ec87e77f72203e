/** Returns the navigation state with which a registration hands the email to the login page. */
export function registeredState(email: string): { registeredEmail: string } {
  return { registeredEmail: email };
}

/** Returns the email in a navigation state, or ''. */
export function registeredEmail(state: unknown): string {
  const email = (state as { registeredEmail?: unknown } | null)?.registeredEmail;
  return typeof email === 'string' ? email : '';
}
