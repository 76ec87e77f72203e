import { signInFaults } from '@tero/shared/rules/text/sign-in-faults';

/** Thrown for a refused social sign-in. /auth/error shows its text, which is always ours and never the provider's. */
export class SignInRefused extends Error {}

type Refusals = { [K in keyof typeof signInFaults]: (...given: Parameters<(typeof signInFaults)[K]>) => SignInRefused };

/** One refusal for each text that the screen recognises as ours. */
export const refusals = Object.fromEntries(
  Object.entries(signInFaults).map(([kind, text]) => [kind, (name = '') => new SignInRefused(text(name))]),
) as Refusals;
