/** Returns the navigation state with which one account screen hands the email to another: typed once, it is there. */
export function handedState(email: string): { handedEmail: string } {
  return { handedEmail: email };
}

/** Returns the email in a navigation state, or ''. */
export function handedEmail(state: unknown): string {
  const email = (state as { handedEmail?: unknown } | null)?.handedEmail;
  return typeof email === 'string' ? email : '';
}
