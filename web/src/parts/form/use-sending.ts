import { useEffect, useRef, useState } from 'react';
import type { SendOptions, SendResult } from '../../offline/outbox/outbox.ts';

/** The abort signal and progress callback of a send. */
type Wire = Required<Pick<SendOptions, 'signal' | 'onProgress'>>;

/** What a form learns of its send: its result, an error to show, or that the person cancelled. */
type FormResult<Reply> = SendResult<Reply> | { state: 'failed'; error: unknown } | { state: 'cancelled' };

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

  async function send<Reply>(run: (wire: Wire) => Promise<SendResult<Reply>>): Promise<FormResult<Reply>> {
    const controller = new AbortController();
    abort.current = controller;
    setProgress(0);
    try {
      return await run({ signal: controller.signal, onProgress: setProgress });
    } catch (error) {
      return controller.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error };
    } finally {
      if (abort.current === controller) abort.current = null;
      setProgress(null);
    }
  }
  return { progress, send, cancel: () => abort.current?.abort() };
}
