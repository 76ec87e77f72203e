import { useEffect, useRef, useState } from 'react';
import type { SendOptions, SendResult } from '../../offline/outbox/outbox.ts';

/** The signals and progress callback of a send. */
type Wire = Required<Pick<SendOptions, 'signal' | 'left' | 'onProgress'>>;

/**
 * The result of sending a form: the result, an error to show, or that the person cancelled. `left` means that the
 * screen is gone and the outbox continues the sending.
 */
export type FormResult<Reply> =
  | SendResult<Reply>
  | { state: 'failed'; error: unknown }
  | { state: 'cancelled' }
  | { state: 'left' };

/**
 * Returns the functions and state for sending a form, with its progress and a way to cancel. Leaving the screen does
 * not stop the sending.
 */
export function useSending() {
  // the sent part, from 0 to 1; null while nothing is being sent
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const leave = useRef<AbortController | null>(null);
  const isSending = progress !== null;

  useEffect(() => () => leave.current?.abort(), []);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  async function send<Reply>(run: (wire: Wire) => Promise<SendResult<Reply>>): Promise<FormResult<Reply>> {
    const controller = new AbortController();
    const leaving = new AbortController();
    abort.current = controller;
    leave.current = leaving;
    setProgress(0);
    try {
      const result = await run({ signal: controller.signal, left: leaving.signal, onProgress: setProgress });
      return leaving.signal.aborted ? { state: 'left' } : result;
    } catch (error) {
      if (leaving.signal.aborted) return { state: 'left' };
      return controller.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error };
    } finally {
      if (abort.current === controller) abort.current = null;
      setProgress(null);
    }
  }
  return { progress, send, cancel: () => abort.current?.abort() };
}
