import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../lib/session/session.ts';
import { leave } from '../../lib/session/sign-out.ts';
import type { Unsent } from '../../offline/outbox/unsent.ts';
import type { SignOutDialog } from './SignOutDialog.tsx';

/** Timeout in milliseconds of the check for unsent items, after which the session ends without asking. */
const timeLimit = 4_000;

interface Question {
  Dialog: ComponentType<ComponentProps<typeof SignOutDialog>>;
  unsent: Unsent;
}

/** Signs out. Asks first, through `question`, when the account has unsent items or drafts on this device. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const account = useAccount()?.id;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<Question | null>(null);

  function signOutNow() {
    setAsked(null);
    navigate('/');
    leave(key);
  }
  async function signOut() {
    const question = account === undefined ? null : await inTime(questionOf(account));
    if (question) setAsked(question);
    else signOutNow();
  }
  return {
    signOut: () => void signOut(),
    question: asked && account !== undefined && (
      <asked.Dialog account={account} unsent={asked.unsent} onClose={() => setAsked(null)} onSignOut={signOutNow} />
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

/** Returns the question, or null when there is nothing unsent. */
async function questionOf(account: number): Promise<Question | null> {
  const { readUnsent } = await import('../../offline/outbox/unsent.ts');
  const unsent = await readUnsent(account);
  if (unsent.items.length + unsent.drafts === 0) return null;
  return { Dialog: (await import('./SignOutDialog.tsx')).SignOutDialog, unsent };
}
