import { useRef } from 'react';

interface Attempt<Body> {
  said: string;
  body: Body;
  idempotencyKey: string;
}

/**
 * One intention to send, over its retries: while nobody knows whether the last try arrived, the same words go out
 * again as the same message, and the server keeps one.
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
