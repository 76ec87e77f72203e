import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { toast } from '../../../ui/toast.tsx';

export const ownVerification = aboutOwnProfile.read({
  part: 'verification',
  call: async ({ signal }, _reader: Reader) => (await call(providerProfile.verification, { signal })).verification,
  cache: { whose: 'own', days: 'any' },
  // the team decides about the verification elsewhere
  staleTime: 0,
});

/** Reads the status of the provider's own verification. */
export function useOwnVerification() {
  return useQuery(ownVerification(useReader()));
}

export function useResubmit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(providerProfile.resubmit),
    onSuccess: async ({ message }) => {
      toast.success(message ?? 'Recibimos tu perfil. Lo volvemos a revisar y te avisamos.');
      await Promise.all([client.invalidateQueries({ queryKey: aboutOwnProfile.prefix }), verifySession()]);
    },
  });
}

/** Sends the pictures of the document and of the face. */
export function useSendIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ word, files }: { word: string; files: readonly File[] }) =>
      upload(providerProfile.sendIdentity, { body: { word }, files }),
    onSuccess: async ({ message }) => {
      toast.success(message ?? 'Recibimos las fotos. Vamos a compararlas y te avisamos.');
      await client.invalidateQueries({ queryKey: aboutOwnProfile.prefix });
    },
  });
}
