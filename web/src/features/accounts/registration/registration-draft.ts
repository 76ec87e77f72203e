import type { Draft } from '../../../offline/drafts/form-draft.ts';

/** Fields that are never kept in the browser: passwords, the identity card, and consent, which is given each time. */
const unkept = ['password', 'password_confirmation', 'confirmPassword', 'cedula_number', 'accepts'];

/** Gone when the browser closes: the device may be shared, and nobody is signed in yet. */
export function registrationDraft(name: string): Draft {
  return { key: `tero.draft.${name}`, unkept, brief: true };
}
