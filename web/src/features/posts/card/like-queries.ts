import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Post, posts } from '@tero/shared/contract/posts';
import { aboutPosts } from '../../../common/subjects.ts';
import { patch } from '../../../lib/query/patch.ts';
import { sendSwitch } from '../../../offline/outbox/outbox.ts';
import { postName } from './post-name.ts';

type Reply = Pick<ResponseOf<typeof posts.like>, 'liked' | 'likes_count'>;

/**
 * Likes a post or takes that back. It is shown at once wherever the post stands, by the word in the outbox, and no more
 * when the server refuses (rule POST-14). Without signal it waits.
 */
export function useLike(post: Post) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (liked: boolean) => sendSwitch(likeOf(post, liked)),
    // a message about a refusal does not wait for it
    onError: () => void client.invalidateQueries({ queryKey: aboutPosts.prefix }),
  });
}

/** Likes a post that was pressed before there was an account; liking it twice changes nothing. */
export function useAddLike() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (post: Pick<Post, 'id' | 'title'>) => sendSwitch(likeOf(post, true)),
    onError: () => client.invalidateQueries({ queryKey: aboutPosts.prefix }),
  });
}

/**
 * Shows a like that has arrived as the server counted it, until the post is fetched again; returns the queries that it
 * changed.
 */
export function showLike(client: QueryClient, id: number, { liked, likes_count }: Reply): Query[] {
  const changed = (post: Post) => (post.id === id ? { ...post, liked, likes_count } : post);
  return patch<Post | Post[]>(client, aboutPosts.prefix, (shown) => {
    if (!Array.isArray(shown)) return changed(shown);
    return shown.some((post) => post.id === id) ? shown.map(changed) : shown;
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
