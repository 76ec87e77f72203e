import Newspaper from 'lucide-react/icons/newspaper';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { keepFocus } from '../../../lib/navigation/keep-focus.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { PostCard } from '../../posts/card/PostCard.tsx';
import { PostListSkeleton } from '../../posts/card/PostListSkeleton.tsx';
import { useCountOpening, usePostsOfProvider } from '../../posts/card/queries.ts';
import { WaitingPosts } from '../../posts/card/WaitingPosts.tsx';
import { useLinkedPost } from './use-linked-post.ts';

export function ProfilePosts({ providerId, isOwn }: { providerId: number; isOwn: boolean }) {
  const { data: posts, error, refetch } = usePostsOfProvider(providerId);
  const waits = useWaiting('post', isOwn).length > 0;
  const { mutate: countOpening } = useCountOpening();
  const { highlighted, isMissing } = useLinkedPost(posts, isOwn ? undefined : countOpening);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      {isMissing && <FormNotice tone="warning">La publicación no existe o ha sido eliminada</FormNotice>}
      <WaitingPosts isOwn={isOwn} />
      {posts?.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          highlighted={post.id === highlighted}
          onRemoved={keepFocus}
          {...(!isOwn && { onOpen: () => countOpening(post) })}
        />
      ))}
      {posts?.length === 0 && !waits && (
        <EmptyState
          icon={<Newspaper size={30} aria-hidden="true" />}
          title={isOwn ? 'Todavía no hiciste publicaciones' : 'No tiene publicaciones'}
          text={
            isOwn
              ? 'Contá en qué estás trabajando. Alcanza con una foto y unas líneas.'
              : 'Cuando publique una novedad, la vas a ver acá.'
          }
          actions={isOwn ? <LinkButton to="/create-post">Publicar una novedad</LinkButton> : null}
        />
      )}
      {!posts && error instanceof OfflineError && <OfflineState onRetry={() => void refetch()} />}
      {!posts && error && !(error instanceof OfflineError) && (
        <ErrorState
          title="Error al cargar los datos"
          message="No pudimos cargar las publicaciones. Probá de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {!posts && !error && <PostListSkeleton />}
    </div>
  );
}
