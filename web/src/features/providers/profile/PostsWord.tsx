import { usePostsOfProvider } from '../../posts/card/queries.ts';

/** Shows the name of the posts tab, with the number of posts once it is known. */
export function PostsWord({ providerId }: { providerId: number }) {
  const posts = usePostsOfProvider(providerId).data;
  return <span>{posts ? `Publicaciones (${posts.length})` : 'Publicaciones'}</span>;
}
