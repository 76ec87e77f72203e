import { accounts } from '@tero/shared/contract/accounts';
import { call } from '../http/api.ts';
import { isApiError } from '../http/client/api-error.ts';
import { refreshSession, useSession } from './session.ts';

/**
 * Verifies the session with the server: on load, and where the account may have changed (email verified, subscription
 * activated). A network error or a 5xx never signs anyone out: the saved account stays.
 */
export async function verifySession(): Promise<void> {
  const token = useSession.getState().token;
  if (!token) return;
  try {
    const response = await call(accounts.verify, { retry: false });
    if (useSession.getState().token === token) refreshSession(response);
  } catch (error) {
    // `call` has already ended a session whose token is invalid
    if (isApiError(error, 'session_invalid')) return;
    if (useSession.getState().token === token) useSession.setState({ status: 'signed-in' });
  }
}
