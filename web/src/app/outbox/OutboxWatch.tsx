import { useEffect } from 'react';
import { startOutbox } from '../../offline/outbox/outbox.ts';
import { copyForWorker } from '../watch/session-change.ts';

/** Starts sending the outbox one second after the start, so that it does not compete with the first screen. */
export function OutboxWatch(): null {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // if the code cannot load, nothing is lost: the next start sends
      void start().catch(() => undefined);
    }, 1_000);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}

async function start(): Promise<void> {
  await startOutbox();
  await copyForWorker();
}
