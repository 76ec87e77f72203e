import { address } from '@tero/shared/rules/text/address';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/rotate-ccw-clock';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { useFavorites } from '../favorites/queries.ts';
import { useHistory } from '../history/list-queries.ts';
import { ServiceCover } from '../services/card/ServiceCover.tsx';

interface Thing {
  cover: ComponentProps<typeof ServiceCover>['of'];
  title: string;
  image: string | null;
  about: string;
  price: string;
}

interface Things {
  things: readonly Thing[] | undefined;
  isPending: boolean;
}

function useVisited(): Things {
  const { data, isPending } = useHistory('visited');
  // services that are no longer offered appear only in the history
  const things = data?.flatMap((item) =>
    'id' in item && item.is_available
      ? [{ cover: item, title: item.title, image: item.image, about: item.provider_name, price: item.price }]
      : [],
  );
  return { things, isPending };
}

function useSaved(): Things {
  const { data, isPending } = useFavorites();
  const offered = data?.filter(({ is_available }) => is_available);
  const things = offered?.map((favorite) => ({
    cover: { ...favorite, id: favorite.service_id },
    ...{ title: favorite.title, image: favorite.image, about: favorite.provider_name, price: favorite.price_label },
  }));
  return { things, isPending };
}

const lists = {
  history: {
    useThings: useVisited,
    title: 'Servicios que viste',
    to: '/historial',
    go: 'Ir a Mi Historial',
    Icon: History,
    none: 'Tu historial tiene su propia página',
    text: 'Ahí van a estar los servicios que visites, los proveedores que contactes y tus reseñas.',
  },
  favorites: {
    useThings: useSaved,
    title: 'Servicios que guardaste',
    to: '/favoritos',
    go: 'Ir a Mis Favoritos',
    Icon: Heart,
    none: 'Tus favoritos tienen su propia página',
    text: 'Tocá el corazón de un servicio para guardarlo ahí. Podés ordenar, comparar y compartir tus favoritos.',
  },
};

/** Shows the last three services of the history or of the favourites, with a link to the whole list (rule NAV-32). */
export function LastThings({ of }: { of: keyof typeof lists }) {
  const { useThings, title, to, go, Icon, none, text } = lists[of];
  const { things, isPending } = useThings();
  if (isPending) {
    return (
      <Loading className="flex flex-col gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-23.5 rounded-card" />
        ))}
      </Loading>
    );
  }
  // also if the list could not be fetched: its own page says why
  if (!things || things.length === 0) {
    return (
      <EmptyState
        icon={<Icon size={30} aria-hidden="true" />}
        title={none}
        text={text}
        actions={
          <>
            <LinkButton to="/servicios">Explorar servicios</LinkButton>
            <LinkButton to={to} variant="outline">
              {go}
            </LinkButton>
          </>
        }
      />
    );
  }
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-col gap-3">
        {things.slice(0, 3).map((thing) => (
          <li key={thing.cover.id}>
            <Link
              to={address`/servicios/${thing.cover.id}`}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-card transition-shadow hover:shadow-lift"
            >
              <span className="relative w-22 shrink-0 overflow-hidden rounded-control">
                <Picture
                  src={thing.image}
                  alt=""
                  width={160}
                  height={120}
                  instead={<ServiceCover of={thing.cover} />}
                />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-1 font-semibold">{thing.title}</span>
                <span className="block truncate text-muted text-sm">{thing.about}</span>
                <span className="block font-bold">{thing.price}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={to} variant="outline" className="self-start">
        {go}
      </LinkButton>
    </section>
  );
}
