import { useRef } from 'react';
import type { FormDraft } from '../../offline/drafts/drafts.ts';
import type { IdempotencyKey } from '../../offline/outbox/outbox.ts';

/** An idempotency key and the content that it was made for. Stored drafts hold it. */
type KeyedContent = NonNullable<FormDraft<unknown>['attempt']>;

/**
 * The idempotency key of what is sent without the identity of a draft: the same content is sent with the same key, also
 * after a reload. `begun`: the one stored in the draft.
 */
export function useIdempotencyKey(begun?: KeyedContent) {
  const last = useRef(begun);
  return {
    current: () => last.current,
    keyOf: (content: unknown): IdempotencyKey => {
      const said = JSON.stringify(content);
      const before = last.current;
      const idempotencyKey = before?.said === said ? before.idempotencyKey : crypto.randomUUID();
      last.current = { said, idempotencyKey };
      return idempotencyKey as IdempotencyKey;
    },
  };
}
