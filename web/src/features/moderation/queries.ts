import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { moderation } from '@tero/shared/contract/moderation';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

const aboutModeration = subject('moderation');
const never = { never: 'what it says may change by the minute, and the link of a mail is of one person' };

const own = aboutModeration.read({
  part: 'own',
  call: async ({ signal }, _reader: Reader) => (await call(moderation.own, { signal })).decisions,
  cache: never,
  staleTime: 0,
});

const one = aboutModeration.read({
  part: 'one',
  call: async ({ signal }, _reader: Reader, id: number, token: string | undefined) => [
    (await call(moderation.decision, { params: { id }, query: { token }, signal })).decision,
  ],
  cache: never,
  staleTime: 0,
});

/** Reads the decision that the address names, or all decisions about the account. */
export function useDecisions(id: number | null, token: string | undefined) {
  const reader = useReader();
  const all = useQuery({ ...own(reader), enabled: id === null });
  const single = useQuery({ ...one(reader, id ?? 0, token), enabled: id !== null });
  return id === null ? all : single;
}

/** Sends the one answer to a decision. */
export function useAnswer(id: number, token: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answer }: { answer: string }) =>
      call(moderation.answer, { params: { id }, body: { answer, token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: aboutModeration.prefix }),
  });
}
