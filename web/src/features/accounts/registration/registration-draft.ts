import type { Draft } from '../../../offline/drafts/form-draft.ts';

/** Fields that are never stored in the browser: passwords, the identity card, and consent, which is given each time. */
const unkept = ['password', 'password_confirmation', 'confirmPassword', 'cedula_number', 'accepts'];

/**
 * Returns the draft of a registration. Deleted when the browser closes, because the device may be shared and nobody is
 * signed in yet.
 */
export function registrationDraft(name: string): Draft {
  return { key: `tero.draft.${name}`, unkept, brief: true };
}
