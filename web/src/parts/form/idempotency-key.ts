import { useRef } from 'react';
import { isApiError } from '../../lib/http/api-error.ts';

/** One intention to send over its retries, also after a reload: the same content goes out under the same key. */
export interface Intention {
  said: string;
  idempotencyKey: string;
}

/** Said of what comes back from the outbox to be changed: it may have arrived, so its key is kept whatever it says now. */
export const whatever = '*';

/** `begun`: what a draft had tried to send. */
export function useIntention(begun?: Intention) {
  const last = useRef(begun);
  return {
    current: () => last.current,
    keyOf: (content: unknown): string => {
      const said = JSON.stringify(content);
      const before = last.current;
      const isSame = before?.said === said || before?.said === whatever;
      last.current = { said, idempotencyKey: isSame ? before.idempotencyKey : crypto.randomUUID() };
      return last.current.idempotencyKey;
    },
    /** the key turned out to be another thing's, which had arrived: sent again, it is a new one */
    settle: (error: unknown) => {
      if (isApiError(error, 'key_reused')) last.current = undefined;
    },
  };
}
