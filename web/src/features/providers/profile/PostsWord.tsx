import { usePostsOfProvider } from '../../posts/card/queries.ts';

/** Names the tab of the posts, with their number once it is known. */
export function PostsWord({ providerId }: { providerId: number }) {
  const posts = usePostsOfProvider(providerId).data;
  return <span>{posts ? `Publicaciones (${posts.length})` : 'Publicaciones'}</span>;
}
