import type { Offer } from '@tero/shared/contract/offers';
import { address, addressAt } from '@tero/shared/rules/text/address';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { share } from '../../common/share/share.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface OfferListProps {
  offers: readonly Offer[];
  label: string;
  /** shown under each card */
  action?: (offer: Offer) => ReactNode;
}

/** Shows a row of cards that scrolls sideways when the cards do not fit. */
export function OfferList({ offers, label, action }: OfferListProps) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:-mx-1 sm:scroll-px-1 sm:px-1 [scrollbar-width:thin]"
    >
      {offers.map((offer) => (
        <li key={offer.id} className="w-68 shrink-0 snap-start sm:w-80">
          <OfferCard offer={offer}>{action?.(offer)}</OfferCard>
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, children }: { offer: Offer; children: ReactNode }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow focus-within:shadow-lift hover:shadow-lift">
      <Picture
        src={offer.card_url}
        srcSet={`${offer.card_url} 480w, ${offer.image_url} 1200w`}
        sizes="(min-width: 40rem) 20rem, 17rem"
        alt=""
        name={nameOf(offer)}
        width={16}
        height={9}
        className="aspect-video"
      />
      {!startsLater(offer) && (
        <button
          type="button"
          onClick={() => void shareOffer(offer)}
          aria-label={`Compartir: ${nameOf(offer)}`}
          className="absolute top-2 right-2 z-10 inline-flex size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card transition-colors hover:bg-surface focus-visible:rounded-pill"
        >
          <Share2 size={20} aria-hidden="true" />
        </button>
      )}
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="wrap-anywhere font-semibold text-lg leading-snug">
          <Link to={address`/provider-profile/${offer.provider_id}`} className="stretched">
            <span className="sr-only">{`Promoción de ${offer.title ? `${offer.provider_name}: ` : ''}`}</span>
            {offer.title || offer.provider_name}
          </Link>
        </h3>
        {offer.title && <p>{offer.provider_name}</p>}
        {startsLater(offer) && (
          <Badge tone="info" className="self-start">
            Programada
          </Badge>
        )}
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <CalendarDays size={16} aria-hidden="true" className="shrink-0" />
          {termOf(offer)}
        </p>
        {children && <div className="relative z-10 mt-2 flex flex-wrap items-center gap-2">{children}</div>}
      </div>
    </article>
  );
}

function nameOf({ title, provider_name }: Offer): string {
  return title ? `${title} · ${provider_name}` : `Promoción de ${provider_name}`;
}

/** Shares the link to the profile of the offer's provider, which shows the offer. */
function shareOffer(offer: Offer): Promise<void> {
  const words = nameOf(offer);
  const url = addressAt(window.location.origin)`/provider-profile/${offer.provider_id}`;
  return share({ title: words, text: `En Tero: ${words}. ${termOf(offer)}`, url });
}

/** Returns whether an offer starts later: until then only its provider sees it (rule OFFER-89). */
function startsLater({ startDate }: Offer): boolean {
  return startDate > localDay(new Date());
}

function termOf(offer: Offer): string {
  const { startDate, endDate } = offer;
  if (startsLater(offer)) {
    return startDate === endDate ? `El ${longDate(startDate)}` : `Del ${longDate(startDate)} al ${longDate(endDate)}`;
  }
  return endDate === localDay(new Date()) ? 'Termina hoy' : `Hasta el ${longDate(endDate)}`;
}
