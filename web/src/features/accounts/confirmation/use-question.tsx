import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Question } from '../../../lib/http/confirmation.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Answering {
  onAnswer: (isDone: boolean) => void;
}

/**
 * Returns the dialog for a question that an API call asks the person, while the question is open. Any screen may have
 * made the call.
 */
export function useQuestion<Props extends object>(
  { register }: Question<Props>,
  load: () => Promise<ComponentType<Props & Answering>>,
): ReactNode {
  const [open, setOpen] = useState<(Answering & { dialog: ReactNode; asked: number | undefined }) | null>(null);
  const account = useSession((session) => session.account?.id);

  useEffect(() => {
    register(async (props) => {
      // the dialog's code is not part of the first load; if it cannot load, the call fails with the server's message
      const Dialog = await load().catch(() => null);
      if (!Dialog) return false;
      return new Promise<boolean>((resolve) => {
        const onAnswer = (isDone: boolean) => {
          setOpen(null);
          resolve(isDone);
        };
        const asked = useSession.getState().account?.id;
        setOpen({ dialog: <Dialog {...props} onAnswer={onAnswer} />, onAnswer, asked });
      });
    });
    return () => register(undefined);
  }, [register, load]);

  // another tab ended this session or began another person's, so the question no longer has anybody to answer it
  useEffect(() => {
    if (open && account !== open.asked) open.onAnswer(false);
  }, [account, open]);

  return open?.dialog;
}
