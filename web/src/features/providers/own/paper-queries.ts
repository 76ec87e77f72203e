import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { papers } from '@tero/shared/contract/papers';
import type { PaperKind } from '@tero/shared/rules/papers';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { upload } from '../../../lib/http/upload.ts';
import { toast } from '../../../ui/toast.tsx';

const ownPapers = aboutOwnProfile.read({
  part: 'papers',
  call: async ({ signal }) => (await call(papers.list, { signal })).papers,
  cache: { never: 'numbers of documents stay off the device' },
  staleTime: 0,
});

export function useOwnPapers() {
  return useQuery(ownPapers());
}

/** Sends a paper with its picture. */
export function useSendPaper() {
  const take = useTaken();
  return useMutation({
    mutationFn: ({ files, ...body }: BodyOf<typeof papers.send> & { files: readonly File[] }) =>
      upload(papers.send, { body, files }),
    onSuccess: (reply) => {
      toast.success(reply.message ?? 'Recibimos el papel. Vamos a revisarlo y te avisamos.');
      take(reply);
    },
  });
}

export function useRemovePaper() {
  const take = useTaken();
  return useMutation({
    mutationFn: (kind: PaperKind) => call(papers.remove, { params: { kind } }),
    onSuccess: (reply) => {
      toast.success('Quitamos el papel de tu perfil.');
      take(reply);
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos quitar el papel. Probá de nuevo.')),
  });
}

function useTaken() {
  const client = useQueryClient();
  return ({ papers: now }: ResponseOf<typeof papers.list>) => client.setQueryData(ownPapers.key(), now);
}
