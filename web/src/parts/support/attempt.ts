import { useRef } from 'react';

interface Attempt<Body> {
  said: string;
  body: Body;
  idempotencyKey: string;
}

/**
 * Keeps the body and idempotency key of a support message over retries: while the result of the last send is unknown,
 * the same text is sent with the same key, so the server stores it once.
 */
export function useAttempt<Values, Body>(bodyOf: (values: Values) => Body) {
  const last = useRef<Attempt<Body>>(null);
  return {
    of: (values: Values): Attempt<Body> => {
      const said = JSON.stringify(values);
      if (last.current?.said !== said) {
        last.current = { said, body: bodyOf(values), idempotencyKey: crypto.randomUUID() };
      }
      return last.current;
    },
    settle: () => {
      last.current = null;
    },
  };
}
