import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Post, posts } from '@tero/shared/contract/posts';
import { aboutPosts } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { forEditing } from '../../../lib/query/subject.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { cacheHeld } from '../../../offline/cache/cache.ts';
import { send } from '../../../offline/outbox/outbox.ts';
import { toast } from '../../../ui/toast.tsx';
import { postName } from './post-name.ts';

// the account is in the keys, because each post says whether the caller likes it
export const postsOfProvider = aboutPosts.read({
  part: 'provider',
  call: async ({ signal }, providerId: number, _reader: Reader) =>
    (await call(posts.ofProvider, { params: { id: providerId }, signal })).posts,
  cache: { whose: 'own', days: 'any' },
});

const postDetail = aboutPosts.read({
  part: 'detail',
  call: async ({ signal }, id: number, _reader: Reader) => (await call(posts.detail, { params: { id }, signal })).post,
  cache: { whose: 'own', days: 'any' },
});

/**
 * Holds and caches the newest of the reader's own posts as if each had been read: their list has them whole, and no
 * view is counted.
 */
export function holdPosts(client: QueryClient, reader: Reader & { accountId: number }, most: number): void {
  const { data = [], dataUpdatedAt: updatedAt = 0 } =
    client.getQueryState(postsOfProvider.key(reader.accountId, reader)) ?? {};
  const cache = client.getQueryCache();
  const held = data.slice(0, most).flatMap((post) => {
    const read = postDetail(post.id, reader);
    // made with its policy, which the cache asks for
    const { state } = cache.build(client, client.defaultQueryOptions(read));
    if (state.dataUpdatedAt < updatedAt) client.setQueryData(read.queryKey, post, { updatedAt });
    return cache.find({ queryKey: read.queryKey }) ?? [];
  });
  cacheHeld(held);
}

/** Fetches a provider's posts, newest first. */
export function usePostsOfProvider(providerId: number) {
  return useQuery(postsOfProvider(providerId, useReader()));
}

/** Reads a post; fetching it counts a view. `headStart` is shown until the response arrives. */
export function usePost(id: number, headStart?: Post) {
  return useQuery({ ...postDetail(id, useReader()), placeholderData: headStart });
}

/** Fetches the post that a form changes; it shares its cache entry with the post's page. */
export function useEditedPost(id: number, headStart?: Post) {
  return useQuery({ ...forEditing(postDetail(id, useReader())), placeholderData: headStart });
}

/** Counts a share after the link was copied; errors are ignored. */
export function useCountShare({ id, page_token }: Post) {
  return useMutation({ mutationFn: () => call(posts.share, { params: { id }, body: { page_token } }) });
}

/** Counts a view of a post that was opened within a profile; errors are ignored (rule POST-15). */
export function useCountOpening() {
  return useMutation({
    mutationFn: ({ id, page_token }: Pick<Post, 'id' | 'page_token'>) =>
      call(posts.open, { params: { id }, body: { page_token } }),
  });
}

/**
 * Deletes a post, or leaves that for when there is signal; a post that is already gone counts as deleted (rule POST-7).
 */
export function useRemovePost({ id, title }: Pick<Post, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'post-removal',
        params: { id },
        body: null,
        title: `Eliminar la publicación: ${postName(title)}`,
        setKey: `post-removal:${id}`,
      }),
    onSuccess: ({ state }) => {
      if (state === 'queued') return;
      toast.success('Publicación eliminada exitosamente');
      client.setQueriesData<Post[]>({ queryKey: postsOfProvider.prefix }, (shown) =>
        shown?.filter((post) => post.id !== id),
      );
      client.removeQueries({ queryKey: [...postDetail.prefix, id], type: 'inactive' });
    },
    onError: () => toast.error('Error al eliminar la publicación'),
  });
}
