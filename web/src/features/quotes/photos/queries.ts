import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { quotePhotos } from '@tero/shared/contract/quotes-photos';
import { aboutWorkPhotos } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { toast } from '../../../ui/toast.tsx';

const photosOfLink = aboutWorkPhotos.read({
  call: async ({ signal }, token: string, _reader: Reader) =>
    (await call(quotePhotos.list, { params: { token }, signal })).photos,
  cache: { never: 'photos of homes, which whoever added them may take away' },
});

/** The photos of the work of a quote's link. */
export function useWorkPhotos(token: string) {
  return useQuery(photosOfLink(token, useReader()));
}

/** Removes an own photo. */
export function useRemovePhoto(token: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: number) => call(quotePhotos.remove, { params: { token, photoId } }),
    onSuccess: () => {
      toast.success('Foto eliminada');
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos eliminar la foto. Probá de nuevo.')),
    onSettled: () => client.invalidateQueries({ queryKey: aboutWorkPhotos.prefix }),
  });
}
