import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { type LeftBehind, readLeftBehind } from '../../../offline/outbox/stored.ts';
import { leave } from './leaving.ts';
import type { SignOutDialog } from './SignOutDialog.tsx';

/** Timeout in milliseconds of the check of the outbox and drafts, after which the session ends without asking. */
const timeLimit = 4_000;

interface Question {
  Dialog: ComponentType<ComponentProps<typeof SignOutDialog>>;
  leftBehind: LeftBehind;
}

/**
 * Signs out, and goes to `to` once the session is gone from this device; `isLeaving` until then. Asks first, through
 * `question`, when the account leaves something in the outbox or drafts of this device.
 */
export function useSignOut(to = '/'): { signOut: () => void; isLeaving: boolean; question: ReactNode } {
  const account = useAccount()?.id;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<Question | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function signOutNow() {
    setLeaving(true);
    keepReturnPath(null);
    await leave({ locationKey: key, target: to, go: () => navigate(to) });
    setAsked(null);
    setLeaving(false);
  }
  async function signOut() {
    setLeaving(true);
    // a person who closes the page before the question appears has signed out
    const end = new AbortController();
    window.addEventListener('pagehide', () => void signOutNow(), { signal: end.signal });
    const question = account === undefined ? null : await inTime(questionOf(account));
    end.abort();
    if (!question) return signOutNow();
    setLeaving(false);
    setAsked(question);
  }
  return {
    signOut: () => void (isLeaving || signOut()),
    isLeaving,
    question: asked && account !== undefined && (
      <asked.Dialog
        account={account}
        leftBehind={asked.leftBehind}
        onClose={() => setAsked(null)}
        onSignOut={signOutNow}
      />
    ),
  };
}

/**
 * Applies the timeout: on a slow connection nobody waits to be signed out. All data then stays, as with "Dejarlos
 * guardados".
 */
function inTime(question: Promise<Question | null>): Promise<Question | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeLimit));
  return Promise.race([question, late]).catch(() => null);
}

/** Returns the question, or null when nothing would be left behind. */
async function questionOf(account: number): Promise<Question | null> {
  const leftBehind = await readLeftBehind(account);
  if (leftBehind.items.length + leftBehind.drafts === 0) return null;
  return { Dialog: (await import('./SignOutDialog.tsx')).SignOutDialog, leftBehind };
}
