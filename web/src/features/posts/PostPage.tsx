import type { Post } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../lib/navigation/page-title.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PostCard } from './card/PostCard.tsx';
import { PostListSkeleton } from './card/PostListSkeleton.tsx';
import { usePost } from './card/queries.ts';
import { PostFailure } from './PostFailure.tsx';

/** maximum number of letters of a post's first line in the page's title */
const titled = 80;

export function PostPage() {
  const { id, postId } = useParams();
  const { data: post, error, refetch } = usePost(Number(id ?? postId));
  usePageTitle(post && excerpt(post.title, titled));
  // deleted meanwhile: do not show the cached post
  const isGone = isApiError(error, 'not_found');
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      {post && !isGone && <Detail key={post.id} post={post} />}
      {error && (!post || isGone) && <PostFailure error={error} onRetry={() => void refetch()} />}
      {!post && !error && <PostListSkeleton count={1} />}
    </div>
  );
}

function Detail({ post }: { post: Post }) {
  const navigate = useNavigate();
  const name = post.Provider.company_name ?? post.Provider.name;
  const profile = address`/provider-profile/${post.provider_id}`;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Inicio', to: '/' }, { label: name, to: profile }, { label: 'Publicación' }]} />
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{name}</h1>
      <PostCard post={post} alone onRemoved={() => navigate(`${profile}?tab=posts`, { replace: true })} />
      <Link
        to={`${profile}?tab=posts`}
        className="inline-flex min-h-11 items-center self-center font-semibold text-link underline-offset-4 hover:underline"
      >
        Ver todas las publicaciones de {name}
      </Link>
    </>
  );
}
