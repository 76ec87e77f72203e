import type { WaitingDeletion } from '@tero/shared/errors';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';

export interface Waiting extends WaitingDeletion {
  remember: boolean;
}

/**
 * The token of a person who has just signed in to an account that awaits deletion. It is never stored on disk, and it
 * is dropped once the person has decided.
 */
let waiting: Waiting | null = null;

export function readWaiting(): Waiting | null {
  return waiting;
}

export function forgetWaiting(): void {
  waiting = null;
}

/**
 * Returns a function that leads from a refused sign-in to the page that offers to recover the account (rule ACC-95).
 */
export function useAskBack(): (error: unknown, remember: boolean) => void {
  const navigate = useNavigate();
  return (error, remember) => {
    if (!isApiError(error, 'deletion_waiting') || !error.deletion) return;
    waiting = { ...error.deletion, remember };
    void navigate('/recover-account', { replace: true });
  };
}
