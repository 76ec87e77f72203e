import type { Priced } from '@tero/shared/rules/money/price';
import { priceLabel } from '@tero/shared/rules/money/price';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** The part of a new service's request body that its card shows. */
type Written = Priced & { title: string; coverage_area: string; main_image_index: number };

/** Shows the new services in the outbox, newest first. */
export function WaitingServices() {
  const items = useWaiting('service', true);
  if (items.length === 0) return null;
  return (
    <ul
      aria-label="Servicios por publicar"
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
    >
      {[...items].reverse().map((item) => (
        <li key={item.id}>
          <WaitingService item={item} />
        </li>
      ))}
    </ul>
  );
}

function WaitingService({ item }: { item: OutboxItem }) {
  const written = item.body as Written;
  const previews = useItemImages(item);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="aspect-3/2 overflow-hidden">
        <Picture
          src={previews[written.main_image_index] ?? previews[0]}
          alt=""
          width={480}
          height={320}
          className="h-full!"
        />
      </div>
      <div className="flex grow flex-col gap-1.5 p-4">
        <h2 className="line-clamp-2 font-semibold text-lg leading-snug">{written.title}</h2>
        <p className="truncate text-muted text-sm">{placeLabel(written.coverage_area)}</p>
        <WaitingNote item={item} className="my-1" />
        <p className="mt-auto pt-2 font-bold text-lg">{priceLabel(written)}</p>
      </div>
    </article>
  );
}
