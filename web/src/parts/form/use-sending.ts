import { useEffect, useRef, useState } from 'react';
import type { SendOptions } from '../outbox/send.ts';

/** The abort signal and progress callback of a send. */
export type Wire = Required<Pick<SendOptions, 'signal' | 'onProgress'>>;

export type Outcome<Reply> = { reply: Reply } | { error: unknown } | 'cancelled';

/** Sends a form, with progress and cancel. Leaving the screen cancels it too. */
export function useSending() {
  // from 0 to 1; null while nothing is being sent
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const isSending = progress !== null;

  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  async function send<Reply>(run: (wire: Wire) => Promise<Reply>): Promise<Outcome<Reply>> {
    const controller = new AbortController();
    abort.current = controller;
    setProgress(0);
    try {
      return { reply: await run({ signal: controller.signal, onProgress: setProgress }) };
    } catch (error) {
      return controller.signal.aborted ? 'cancelled' : { error };
    } finally {
      if (abort.current === controller) abort.current = null;
      setProgress(null);
    }
  }
  return { progress, send, cancel: () => abort.current?.abort() };
}
