import { useRef } from 'react';

/** One intention to send: what was said, and the key by which the server knows it again. */
export interface Attempt {
  said: string;
  idempotencyKey: string;
}

/** Keys for sending a form: the same while the same is said, also after a reload when `kept` comes from a draft. */
export function useAttempt(kept?: Attempt) {
  const attempt = useRef(kept);
  return {
    current: () => attempt.current,
    keyFor(said: string): string {
      if (attempt.current?.said !== said) attempt.current = { said, idempotencyKey: crypto.randomUUID() };
      return attempt.current.idempotencyKey;
    },
  };
}
