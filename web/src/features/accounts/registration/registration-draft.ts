import { type BriefDraft, briefDraft } from '../../../offline/drafts/drafts.ts';

/** Fields that are never stored in the browser: passwords, the identity card, and consent, which is given each time. */
const unstored = ['password', 'password_confirmation', 'confirmPassword', 'cedula_number', 'accepts'];

/**
 * Returns the draft of a registration. The draft is deleted when the browser closes, because the device may be shared
 * and nobody is signed in yet.
 */
export function registrationDraft(name: string): BriefDraft {
  return briefDraft(name, unstored);
}
