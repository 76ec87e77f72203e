import { address } from '@tero/shared/rules/text/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClock } from '../../../lib/device/clock.ts';
import { usePlace } from '../../../lib/device/place.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ageWords } from '../../../offline/cache/cache.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { categoryPath } from '../../categories/queries.ts';
import { PauseNotice } from '../../pauses/PauseNotice.tsx';
import { SafetyLine } from '../../phones/WaysIn.tsx';
import { ServiceCover } from '../card/ServiceCover.tsx';
import { ContactWays } from '../detail/ContactWays.tsx';
import { DetailSkeleton } from '../detail/DetailSkeleton.tsx';
import { useSeenCard } from './queries.ts';
import { SeenNote } from './SeenNote.tsx';
import type { SeenCard } from './seen-card.ts';

interface SeenDetailProps {
  id: number;
  onRetry: () => void;
  /** where the device has no card of the service */
  otherwise: ReactNode;
}

/** A service that could not be read, by its card of some list: what the card says, and that the rest is missing. */
export function SeenDetail({ id, onRetry, otherwise }: SeenDetailProps) {
  const { data: card, isPending } = useSeenCard(id);
  usePageTitle(card?.title);
  if (card) return <Seen card={card} onRetry={onRetry} />;
  return isPending ? <DetailSkeleton /> : otherwise;
}

function Seen({ card, onRetry }: { card: SeenCard; onRetry: () => void }) {
  const place = usePlace();
  const online = useOnline();
  const age = useClock((now) => ageWords(card.at, now.getTime()));
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-3 py-2 sm:gap-5 sm:py-4">
      <Breadcrumbs
        crumbs={[
          { label: 'Inicio', to: '/' },
          { label: card.category, to: categoryPath({ slug: card.category_slug }, place) },
          { label: card.title },
        ]}
      />
      <SeenNote onRetry={onRetry}>
        {online
          ? `Tero no responde. Esto es lo que guardamos en este dispositivo ${age}. Apenas podamos, cargamos el resto.`
          : `Esto es lo que guardamos en este dispositivo ${age}. Cargamos el resto cuando vuelva la conexión.`}
      </SeenNote>
      <h1 className="wrap-anywhere text-2xl sm:text-4xl">{card.title}</h1>
      <p className="font-bold font-heading text-2xl">{card.price}</p>
      <PauseNotice pause={card.pause} />
      <Picture
        src={card.image}
        alt={card.title}
        width={480}
        height={360}
        priority
        instead={<ServiceCover of={card} className="relative block aspect-2/1 overflow-hidden rounded-card" />}
        className="aspect-4/3 rounded-card"
      />
      <p className="flex items-center gap-3">
        <Avatar name={card.provider_name} src={card.provider_image} size={48} />
        <Link
          to={address`/provider-profile/${card.provider_id}`}
          className="wrap-anywhere inline-flex min-h-11 min-w-0 items-center font-semibold text-link underline underline-offset-4"
        >
          {card.provider_name}
        </Link>
      </p>
      <Ways card={card} />
    </div>
  );
}

/** The ways to the provider, for whoever sees its number: only where the device has it. */
function Ways({ card: { id, title, contact, provider_name } }: { card: SeenCard }) {
  const account = useAccount();
  if (!contact || !account || account.id === contact.id) return null;
  const people = [{ id: contact.id, name: provider_name }];
  return (
    <>
      <SafetyLine people={people} className="md:hidden roomy:hidden" />
      <ActionBar>
        <ContactWays service={{ id, title }} provider={contact} people={people} />
      </ActionBar>
    </>
  );
}
