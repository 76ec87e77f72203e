import type { Post } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import { postTime } from '@tero/shared/rules/time/relative-time';
import { longDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { RemovalNote } from '../../../common/outbox/RemovalNote.tsx';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { OwnerMenu } from './OwnerMenu.tsx';
import { PostActions } from './PostActions.tsx';
import { PostImages } from './PostImages.tsx';
import { PostText } from './PostText.tsx';
import { postPath } from './post-path.ts';
import { useShownPost } from './use-shown-post.ts';

interface PostCardProps {
  post: Post;
  /** highlighted for a moment, because a link led to it */
  highlighted?: boolean;
  /** alone on its page: its images load at once and link to themselves */
  alone?: boolean;
  onRemoved?: () => void;
  /** called when the whole text is shown */
  onOpen?: () => void;
}

export function PostCard({ post: given, highlighted = false, alone = false, onRemoved, onOpen }: PostCardProps) {
  const { post, edit } = useShownPost(given);
  const isOwner = useSession(({ userType, account }) => userType === 'provider' && account?.id === post.provider_id);
  const name = post.Provider.company_name ?? post.Provider.name;
  return (
    <article
      id={`post-${post.id}`}
      aria-label={`Publicación de ${name}: ${post.title}`}
      data-highlighted={highlighted || undefined}
      className="scroll-mt-32 overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-300 data-highlighted:border-accent data-highlighted:ring-4 data-highlighted:ring-accent/40"
    >
      <header className="flex items-center gap-3 p-4">
        <Avatar name={name} src={post.Provider.profile_image} size={44} />
        <div className="min-w-0 grow">
          <Link
            to={address`/provider-profile/${post.provider_id}`}
            className="inline-flex min-h-6 max-w-full items-center font-semibold hover:underline"
          >
            <span className="truncate">{name}</span>
          </Link>
          <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
            <Link to={postPath(post.id)} className="inline-flex min-h-6 items-center hover:underline">
              <time dateTime={post.created_at} title={longDate(post.created_at)}>
                {postTime(post.created_at, new Date())}
              </time>
            </Link>
            <span aria-hidden="true">·</span>
            <span>{post.views_count === 1 ? '1 vista' : `${post.views_count} vistas`}</span>
          </p>
        </div>
        {isOwner && !post.is_hidden && <OwnerMenu post={post} {...(onRemoved && { onRemoved })} />}
        {!isOwner && (
          <ReportButton
            kind="post"
            id={post.id}
            ownerId={post.provider_id}
            name={`Publicación de ${name}: ${post.title}`}
            iconOnly
          />
        )}
      </header>
      {isOwner && post.is_hidden && <HiddenNote what="tu publicación" className="mx-4 mb-4" />}
      {edit && (
        <WaitingNote item={edit} words="Publicamos tus cambios cuando vuelva la conexión" className="mx-4 mb-4" />
      )}
      {isOwner && <WaitingRemoval id={post.id} />}
      <PostText key={post.content} content={post.content} onOpen={onOpen} />
      <PostImages post={post} alone={alone} />
      <PostActions post={post} />
    </article>
  );
}

function WaitingRemoval({ id }: { id: number }) {
  const { item } = useRemoval('post-removal', id);
  return <RemovalNote item={item} className="mx-4 mb-4" />;
}
