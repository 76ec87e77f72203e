import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../lib/session.ts';
import { leave } from '../lib/sign-out.ts';
import type { Unsent } from '../offline/unsent.ts';
import type { SignOutDialog } from './SignOutDialog.tsx';

interface Question {
  Dialog: ComponentType<ComponentProps<typeof SignOutDialog>>;
  unsent: Unsent;
}

/** Signs out; asks first, with `question` on the screen, while something of the account is unsent on this device. */
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
    const question = account === undefined ? null : await questionOf(account).catch(() => null);
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

/** Null: there is nothing to ask. Without its code everything stays, under its account, as with "Dejarlos guardados". */
async function questionOf(account: number): Promise<Question | null> {
  const { readUnsent } = await import('../offline/unsent.ts');
  const unsent = await readUnsent(account);
  if (unsent.items.length + unsent.drafts === 0) return null;
  return { Dialog: (await import('./SignOutDialog.tsx')).SignOutDialog, unsent };
}
