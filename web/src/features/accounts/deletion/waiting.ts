import type { WaitingDeletion } from '@tero/shared/errors';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';

export interface Waiting extends WaitingDeletion {
  remember: boolean;
}

/** Of who has just signed in to an account that waits for its deletion; on no disk, and gone once they have decided. */
let waiting: Waiting | null = null;

export function readWaiting(): Waiting | null {
  return waiting;
}

export function forgetWaiting(): void {
  waiting = null;
}

/** Returns what leads a refused sign-in to the question whether to recover the account (rule ACC-95). */
export function useAskBack(): (error: unknown, remember: boolean) => void {
  const navigate = useNavigate();
  return (error, remember) => {
    if (!isApiError(error, 'deletion_waiting') || !error.deletion) return;
    waiting = { ...error.deletion, remember };
    void navigate('/recover-account', { replace: true });
  };
}
