import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { type LeftBehind, readLeftBehind } from '../../../offline/outbox/stored.ts';
import { leave } from './leaving.ts';
import type { SignOutDialog } from './SignOutDialog.tsx';

/**
 * The longest time, in milliseconds, to check the outbox and drafts. After that the session ends without a question.
 */
const timeLimit = 4_000;

interface Question {
  Dialog: ComponentType<ComponentProps<typeof SignOutDialog>>;
  leftBehind: LeftBehind;
}

/**
 * Signs the person out, and goes to `to` once the session is gone from this device. `isLeaving` is true until then.
 * First asks, through `question`, if the account would leave outbox items or drafts on this device.
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
    // closing the page before the question appears counts as signing out
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
 * Applies the time limit, so that a slow device does not delay the sign-out. All data then stays, as with "Dejarlos
 * guardados".
 */
function inTime(question: Promise<Question | null>): Promise<Question | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeLimit));
  return Promise.race([question, late]).catch(() => null);
}

/** Returns the question, or null if nothing would be left behind. */
async function questionOf(account: number): Promise<Question | null> {
  const leftBehind = await readLeftBehind(account);
  if (leftBehind.items.length + leftBehind.drafts === 0) return null;
  return { Dialog: (await import('./SignOutDialog.tsx')).SignOutDialog, leftBehind };
}
