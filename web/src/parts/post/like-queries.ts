import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { Post, posts } from '@tero/shared/contract/posts';
import { send } from '../../offline/outbox/outbox.ts';
import { postName } from './post-name.ts';
import { aboutPosts } from './queries.ts';

type Reply = Pick<ResponseOf<typeof posts.like>, 'liked' | 'likes_count'>;

/**
 * Likes a post or takes that back. It is shown at once wherever the post stands, by the word in the outbox, and no more
 * when the server refuses (rule POST-14). Without signal it waits.
 */
export function useLike(post: Post) {
  return useMutation({ mutationFn: (liked: boolean) => send(likeOf(post, liked)) });
}

/** Likes a post that was pressed before there was an account; liking it twice changes nothing. */
export function useAddLike() {
  return useMutation({ mutationFn: (post: Pick<Post, 'id' | 'title'>) => send(likeOf(post, true)) });
}

/** Shows a like that has arrived as the server counted it, until the post is fetched again. */
export function showLike(client: QueryClient, id: number, { liked, likes_count }: Reply): void {
  client.setQueriesData<Post | Post[]>({ queryKey: aboutPosts.prefix }, (shown) => {
    const changed = (post: Post) => (post.id === id ? { ...post, liked, likes_count } : post);
    return Array.isArray(shown) ? shown.map(changed) : shown && changed(shown);
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
