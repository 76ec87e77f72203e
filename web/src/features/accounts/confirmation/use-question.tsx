import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Question } from '../../../lib/http/confirmation.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Answering {
  onAnswer: (isDone: boolean) => void;
}

/** Returns the dialog of a question that a call puts to the person, while it is open; whichever screen called. */
export function useQuestion<Props extends object>(
  { register }: Question<Props>,
  load: () => Promise<ComponentType<Props & Answering>>,
): ReactNode {
  const [open, setOpen] = useState<(Answering & { dialog: ReactNode; asked: number | undefined }) | null>(null);
  const account = useSession((session) => session.account?.id);

  useEffect(() => {
    register(async (props) => {
      // its code is not part of the first load; without it the call fails with the server's sentence
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

  // in another tab the session has ended, or another person's has begun: the asked person is gone
  useEffect(() => {
    if (open && account !== open.asked) open.onAnswer(false);
  }, [account, open]);

  return open?.dialog;
}
