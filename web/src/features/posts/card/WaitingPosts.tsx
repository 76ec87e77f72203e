import { dayAndTime } from '@tero/shared/rules/time/time';
import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PostImages } from './PostImages.tsx';
import { PostText } from './PostText.tsx';

/** Shows the posts in the outbox, newest first. */
export function WaitingPosts({ isOwn }: { isOwn: boolean }) {
  return [...useWaiting('post', isOwn)].reverse().map((item) => <WaitingPost key={item.id} item={item} />);
}

function WaitingPost({ item }: { item: OutboxItem }) {
  const account = useAccount();
  const previews = useItemImages(item);
  if (!account) return null;
  const name = account.company_name ?? account.name;
  const { content } = item.body as { content: string };
  return (
    <article
      aria-label={`Por publicar: ${item.title}`}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex items-center gap-3 p-4">
        <Avatar name={name} src={account.profile_image} size={44} />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-muted text-sm">
            Escrita el <time dateTime={item.createdAt.toISOString()}>{dayAndTime(item.createdAt)}</time>
          </p>
        </div>
      </header>
      <WaitingNote item={item} className="mx-4 mb-4" />
      <PostText content={content} />
      <PostImages post={{ id: null, images: previews.map(previewImage) }} alone={false} />
    </article>
  );
}

/** An image of a waiting post, in the form of a post's image. */
export function previewImage(address: string, place: number) {
  return { id: -1 - place, image_url: address, card_url: address };
}
