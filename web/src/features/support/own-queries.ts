import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { support } from '@tero/shared/contract/support';
import { useRef } from 'react';
import { aboutOwnMessages } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const ownMessages = aboutOwnMessages.read({
  // what devices kept without it has no threads
  part: 'threads',
  call: async ({ signal }, _reader: Reader) => (await call(support.own, { signal })).messages,
  cache: { whose: 'own', days: 'any' },
  // the answer is what one comes for
  staleTime: 0,
});

export function useOwnMessages() {
  return useQuery(ownMessages(useReader()));
}

/** Sends a follow-up to a message. A repeated send of the same words uses the same key, so they are stored once. */
export function useFollowUp(id: number, onSent: () => void) {
  const client = useQueryClient();
  const last = useRef({ message: '', idempotencyKey: '' });
  return useMutation({
    mutationFn: ({ message }: { message: string }) => {
      if (last.current.message !== message) last.current = { message, idempotencyKey: crypto.randomUUID() };
      const { idempotencyKey } = last.current;
      return call(support.followUp, { params: { id }, body: { message }, idempotencyKey });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: aboutOwnMessages.prefix });
      onSent();
    },
  });
}
