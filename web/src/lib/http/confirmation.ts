import type { ConfirmationWays } from '@tero/shared/errors';
import { isApiError } from './client/api-error.ts';

/** A question that a dialog asks the person, with the props of its dialog. */
export type Question<Props extends object> = ReturnType<typeof question<Props>>;

function question<Props extends object>() {
  let dialog: ((props: Props) => Promise<boolean>) | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    /** Sets the dialog. The service worker sets none, so `ask` returns false there. */
    register(given: typeof dialog): void {
      dialog = given;
    },
    /** Asks the person once for all calls that wait for it. Returns whether the person confirmed. */
    async ask(props: Props): Promise<boolean> {
      if (!dialog) return false;
      asking ??= dialog(props).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** Asks who is there. */
export const identityQuestion = question<{ ways: ConfirmationWays }>();

/** The question for the code that is sent to the person's phone. */
export const phoneQuestion = question<object>();

/**
 * Sends a call. When the server wants a confirmation of the owner (rule SES-24), asks the person once for all waiting
 * calls and sends the call again. Without a confirmation it throws the server's error.
 */
export async function withConfirmation<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error, 'confirmation_required') || !error.confirmation) throw error;
    if (await identityQuestion.ask({ ways: error.confirmation })) return send();
    throw error;
  }
}

/**
 * Sends a call. When the server requires a confirmed phone (rule TRUST-58), asks the person and sends the call again.
 */
export async function withConfirmedPhone<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isApiError(error, 'phone_unconfirmed') && (await phoneQuestion.ask({}))) return send();
    throw error;
  }
}
