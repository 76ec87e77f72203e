/** The navigation state of the login after a password change. The page then says why the person has to sign in. */
export const newPassword = { isPasswordNew: true } as const;

export function isPasswordNew(state: unknown): boolean {
  return (state as Partial<typeof newPassword> | null)?.isPasswordNew === true;
}
