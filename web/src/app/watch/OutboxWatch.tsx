import { useEffect } from 'react';
import { copyForWorker } from '../../lib/session/session.ts';

/** Sends what is unsent, from the first moment in which the screen does not need the line. */
export function OutboxWatch(): null {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // without its code nothing is lost: the next start sends
      void start().catch(() => undefined);
    }, 1_000);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}

async function start(): Promise<void> {
  (await import('../../offline/outbox/outbox.ts')).startOutbox();
  await copyForWorker();
}
