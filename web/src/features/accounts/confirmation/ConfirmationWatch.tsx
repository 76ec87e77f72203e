import type { ConfirmationWays } from '@tero/shared/errors';
import { type ComponentType, useEffect, useState } from 'react';
import { registerConfirmation } from '../../../lib/http/confirmation.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Question {
  Dialog: ComponentType<{ ways: ConfirmationWays; onAnswer: (isConfirmed: boolean) => void }>;
  ways: ConfirmationWays;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Shows the dialog that asks who it is, whichever screen made the call (rule SES-24). */
export function ConfirmationWatch() {
  const [question, setQuestion] = useState<Question | null>(null);
  const account = useSession((session) => session.account?.id);

  useEffect(() => {
    registerConfirmation(async (ways) => {
      const Dialog = await loadDialog();
      if (!Dialog) return false;
      return new Promise<boolean>((resolve) => {
        const onAnswer = (isConfirmed: boolean) => {
          setQuestion(null);
          resolve(isConfirmed);
        };
        setQuestion({ Dialog, ways, onAnswer });
      });
    });
    return () => registerConfirmation(undefined);
  }, []);

  // the session has ended in another tab: there is nobody left to ask
  useEffect(() => {
    if (account === undefined) question?.onAnswer(false);
  }, [account, question]);

  return question && <question.Dialog ways={question.ways} onAnswer={question.onAnswer} />;
}

/** The dialog's code is not part of the first load; without it the call fails with the server's sentence. */
async function loadDialog(): Promise<Question['Dialog'] | null> {
  try {
    return (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog;
  } catch {
    return null;
  }
}
