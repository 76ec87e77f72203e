import type { Offer } from '@tero/shared/contract/offers';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import Pencil from 'lucide-react/icons/pencil';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import type { OutboxItem } from '../../../offline/outbox/outbox.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { HiddenNote } from '../../moderation/HiddenNote.tsx';
import { useOffers } from '../../offers/list-queries.ts';
import { OfferSection } from '../profile/OfferSection.tsx';
import { RemoveOffer } from './RemoveOffer.tsx';

/**
 * Shows the person's own promotions, including future promotions and those in the outbox. Shows nothing if there are
 * none.
 */
export function OwnOffers({ providerId }: { providerId: number }) {
  const { data: offers = [] } = useOffers(providerId);
  const mine = useWaiting('offer', true);
  if (offers.length === 0 && mine.length === 0) return null;
  return (
    <OfferSection offers={offers} action={(offer) => <OwnOffer offer={offer} />}>
      {mine.map((item) => (
        <WaitingOffer key={item.id} item={item} />
      ))}
    </OfferSection>
  );
}

function OwnOffer({ offer }: { offer: Offer }) {
  if (offer.is_hidden) return <HiddenNote what="tu promoción" />;
  return (
    <>
      <EditOffer offerId={offer.id} />
      <RemoveOffer offer={offer} />
      <WaitingEdit offerId={offer.id} />
    </>
  );
}

/** Shows a new promotion in the outbox. */
function WaitingOffer({ item }: { item: OutboxItem }) {
  const [preview] = useItemImages(item);
  const { title, startDate, endDate } = item.body as Pick<Offer, 'title' | 'startDate' | 'endDate'>;
  return (
    <article
      aria-label="Promoción por publicar"
      className="flex max-w-80 flex-col gap-3 overflow-hidden rounded-card border border-line bg-surface p-4 shadow-card"
    >
      {preview && <Picture src={preview} alt="" width={16} height={9} className="aspect-video" />}
      {title && <p className="wrap-anywhere font-semibold text-lg leading-snug">{title}</p>}
      <p className="text-muted text-sm">
        Del {longDate(startDate)} al {longDate(endDate)}
      </p>
      <WaitingNote item={item} />
    </article>
  );
}

/** Shows the link to edit an offer, but not while its removal is waiting: the edit would arrive after the removal. */
function EditOffer({ offerId }: { offerId: number }) {
  const { undo } = useRemoval('offer-removal', offerId);
  if (undo) return null;
  return (
    <LinkButton to={address`/provider/edit-offer/${offerId}`} variant="outline" size="sm">
      <Pencil size={18} aria-hidden="true" />
      Editar promoción
    </LinkButton>
  );
}

function WaitingEdit({ offerId }: { offerId: number }) {
  const item = useWaiting('offer-edit', offerId).at(-1);
  if (!item) return null;
  return <WaitingNote item={item} words="Publicamos tus cambios cuando vuelva la conexión" />;
}
