import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { blocks } from '@tero/shared/contract/blocks';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { phoneOwners } from '@tero/shared/contract/phone-owners';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { useSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';

const aboutBlocks = subject('blocks');

const own = aboutBlocks.read({
  call: async ({ signal }, _reader: Reader) => (await call(blocks.list, { signal })).blocks,
  cache: { whose: 'own', days: 'any' },
});

/** Reads the people whom the provider has blocked, newest first; loads nothing for clients and visitors. */
export function useBlocks() {
  const reader = useReader();
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return useQuery({ ...own(reader), enabled: isProvider });
}

export type Blockable = BodyOf<typeof blocks.create>;

/**
 * Blocks the person behind a thing. It needs the server at once, so that the provider sees whether the block took
 * effect.
 */
export function useBlock() {
  return useChange(
    (thing: Blockable) => call(blocks.create, { body: thing }),
    'No pudimos bloquear a esta persona. Probá de nuevo.',
  );
}

export function useUnblock() {
  return useChange(
    (id: number) => call(blocks.remove, { params: { id } }),
    'No pudimos desbloquear a esta persona. Probá de nuevo.',
  );
}

function useChange<Given, Reply extends { message?: string | undefined }>(
  mutationFn: (given: Given) => Promise<Reply>,
  failed: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ message }) => {
      if (message) toast.success(message);
      return client.invalidateQueries({ queryKey: aboutBlocks.prefix });
    },
    onError: (error) => toast.error(messageOf(error, failed)),
  });
}

/** Asks whose numbers are. */
export function useOwners() {
  return useMutation({
    mutationFn: async (numbers: string[]) => {
      const { owners } = await call(phoneOwners.find, { body: { numbers } });
      return numbers.map((number, at) => ({ number, owners: owners[at] ?? [] }));
    },
  });
}
