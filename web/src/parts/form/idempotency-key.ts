import { useRef } from 'react';
import { isApiError } from '../../lib/http/api-error.ts';
import type { IdempotencyKey } from '../../offline/outbox/outbox.ts';

/**
 * An idempotency key and the content that it was made for (`said`). The same content is sent with the same key, also
 * after a reload. Stored drafts hold it.
 */
export interface KeyedContent {
  said: string;
  idempotencyKey: IdempotencyKey;
}

/** Value of `said` for an item taken back from the outbox: it may have arrived, so its key is kept for any content. */
export const whatever = '*';

/** Manages the idempotency key of a form. `begun`: the one stored in the draft. */
export function useIdempotencyKey(begun?: KeyedContent) {
  const last = useRef(begun);
  return {
    current: () => last.current,
    keyOf: (content: unknown): IdempotencyKey => {
      const said = JSON.stringify(content);
      const before = last.current;
      const isSame = before?.said === said || before?.said === whatever;
      const idempotencyKey = isSame ? before.idempotencyKey : (crypto.randomUUID() as string as IdempotencyKey);
      last.current = { said, idempotencyKey };
      return idempotencyKey;
    },
    /** drops the key when the server has used it for other content; the next send gets a new one */
    settle: (error: unknown) => {
      if (isApiError(error, 'key_reused')) last.current = undefined;
    },
    /** drops the key: the same content is something new from now on */
    drop: () => {
      last.current = undefined;
    },
  };
}
