import type { ConfirmationWays } from '@tero/shared/errors';
import { isApiError } from './client/api-error.ts';

/** Asks the person to confirm who they are; returns whether they did. */
type Ask = (ways: ConfirmationWays) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the dialog that asks for a confirmation. The service worker sets none. */
export function registerConfirmation(given: Ask | undefined): void {
  ask = given;
}

/**
 * Sends a call. When the server wants a confirmation of the owner (rule SES-24), asks the person once for all waiting
 * calls and sends the call again. Without a confirmation it throws the server's error.
 */
export async function withConfirmation<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error, 'confirmation_required') || !error.confirmation || !ask) throw error;
    asking ??= ask(error.confirmation).finally(() => {
      asking = undefined;
    });
    if (await asking) return send();
    throw error;
  }
}
