import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { type Post, posts } from '@tero/shared/contract/posts';
import { excerpt } from '@tero/shared/rules/text/text';
import { call } from '../../lib/http/api.ts';
import { forEditing, subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';

export const aboutPosts = subject('posts');

// the account is in the keys, because each post says whether the caller likes it
const postsOfProvider = aboutPosts.read({
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

/** maximum number of letters of a post's first line in its name */
const named = 60;

/** A provider's posts, newest first. */
export function usePostsOfProvider(providerId: number) {
  return useQuery(postsOfProvider(providerId, useReader()));
}

/** One post; fetching it counts a view. `headStart` is shown until the response arrives. */
export function usePost(id: number, headStart?: Post) {
  return useQuery({ ...postDetail(id, useReader()), placeholderData: headStart });
}

/** The post that a form changes; shares its cache entry with the post's page. */
export function useEditedPost(id: number, headStart?: Post) {
  return useQuery({ ...forEditing(postDetail(id, useReader())), placeholderData: headStart });
}

/**
 * Shows a like at once on every list that holds the post, and takes it back when the server refuses (rule POST-14).
 * Without signal it waits.
 */
export function useLike(post: Post) {
  const client = useQueryClient();
  const { id } = post;
  return useMutation({
    mutationFn: (liked: boolean) => send<ResponseOf<typeof posts.like>>(likeOf(post, liked)),
    onMutate: async (liked) => {
      // a pending response would bring the old state back; a first one is waited for
      await client.cancelQueries({ queryKey: aboutPosts.prefix, predicate: ({ state }) => state.data !== undefined });
      change(client, id, (shown) => withLike(shown, liked));
    },
    onError: (_, liked) => change(client, id, (shown) => withLike(shown, !liked)),
    onSuccess: (result, liked) => {
      // the wanted state stays until the server has received it
      if (result.state === 'queued') return;
      const response = result.reply;
      if (response.liked === liked) change(client, id, (shown) => ({ ...shown, likes_count: response.likes_count }));
      else void client.invalidateQueries({ queryKey: aboutPosts.prefix });
    },
  });
}

/** Likes a post that was pressed before there was an account; liking it twice changes nothing. */
export function useAddLike() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<Post, 'id' | 'title'>) => send(likeOf({ id, title }, true)),
    onSettled: () => client.invalidateQueries({ queryKey: aboutPosts.prefix }),
  });
}

function likeOf({ id, title }: Pick<Post, 'id' | 'title'>, liked: boolean) {
  return {
    kind: 'like' as const,
    params: { id },
    body: { liked },
    title: `${liked ? 'Me gusta' : 'Ya no me gusta'}: ${excerpt(title, named)}`,
    setKey: `like:${id}`,
  };
}

/** Returns the post with the like set; its count changes only if the state does. */
export function withLike(post: Post, liked: boolean): Post {
  if (post.liked === liked) return post;
  return { ...post, liked, likes_count: Math.max(0, post.likes_count + (liked ? 1 : -1)) };
}

function change(client: QueryClient, id: number, changed: (post: Post) => Post): void {
  client.setQueriesData<Post | Post[]>({ queryKey: aboutPosts.prefix }, (shown) => {
    if (Array.isArray(shown)) return shown.map((post) => (post.id === id ? changed(post) : post));
    return shown?.id === id ? changed(shown) : shown;
  });
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

/** Deletes a post, or leaves that for when there is signal; one that is already gone counts as deleted (rule POST-7). */
export function useRemovePost({ id, title }: Pick<Post, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'post-removal',
        params: { id },
        body: null,
        title: `Eliminar la publicación: ${excerpt(title, named)}`,
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
