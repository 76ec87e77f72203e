import { signInFaults } from '@tero/shared/rules/text/sign-in-faults';

/** A refused social sign-in. /auth/error shows its text, which is always ours, never the provider's. */
export class SignInRefused extends Error {}

type Refusals = { [K in keyof typeof signInFaults]: (...given: Parameters<(typeof signInFaults)[K]>) => SignInRefused };

/** A refusal for each text that the screen knows as the house's. */
export const refusals = Object.fromEntries(
  Object.entries(signInFaults).map(([kind, text]) => [kind, (name = '') => new SignInRefused(text(name))]),
) as Refusals;
