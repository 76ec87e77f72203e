import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type QuotePhoto, quotePhotos } from '@tero/shared/contract/quotes-photos';
import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { useNavigate } from 'react-router-dom';
import { aboutWorkPhotos } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { keepShared } from '../../../offline/drafts/shared-files.ts';
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

/** Says which photos the provider may show. */
export function useLetShow(token: string, onDone: () => void) {
  const client = useQueryClient();
  const key = photosOfLink.key(token, useReader());
  return useMutation({
    mutationFn: (body: BodyOf<typeof quotePhotos.show>) => call(quotePhotos.show, { params: { token }, body }),
    onSuccess: ({ photos }, { photo_ids }) => {
      toast.success(photo_ids?.length ? 'Listo: puede mostrar las fotos' : 'Listo: no puede mostrar las fotos');
      client.setQueryData(key, photos);
      onDone();
    },
  });
}

/** Asks for a code, to say whether the photos may be shown, to the phone that accepted the quote. */
export function useAskShowCode(token: string) {
  return useMutation({ mutationFn: () => call(quotePhotos.askShowCode, { params: { token } }) });
}

/** Opens the form of a new post with the photos that may be shown, as they are now: it may have been taken back. */
export function usePublishPhotos(token: string) {
  const client = useQueryClient();
  const key = photosOfLink.key(token, useReader());
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { photos } = await call(quotePhotos.list, { params: { token } });
      client.setQueryData(key, photos);
      const files = forPost(photos.filter(({ show_agreed_at }) => show_agreed_at));
      return files.length > 0 ? keepShared({ text: '', files }) : null;
    },
    onSuccess: (id) => id && navigate(address`/create-post?shared=${id}`),
    onError: (error) => toast.error(messageOf(error, 'No pudimos abrir las fotos. Probá de nuevo.')),
  });
}

/** Returns as many photos as a post takes, two of before among them. */
function forPost(photos: readonly QuotePhoto[]): File[] {
  const after = photos.filter(({ stage }) => stage === 'after');
  const before = photos
    .filter(({ stage }) => stage === 'before')
    .slice(0, Math.max(2, limits.postImages - after.length));
  return [...before, ...after].slice(0, limits.postImages).map(({ id, src }) => {
    const bytes = Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
    return new File([bytes], `trabajo-${id}.webp`, { type: 'image/webp' });
  });
}
