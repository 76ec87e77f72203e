import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Post, posts } from '@tero/shared/contract/posts';
import { send } from '../../offline/outbox/outbox.ts';
import { postName } from './post-name.ts';
import { aboutPosts } from './queries.ts';

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
    title: `${liked ? 'Me gusta' : 'Ya no me gusta'}: ${postName(title)}`,
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
