import type { ServiceCard } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import Clock from 'lucide-react/icons/clock';
import { Navigate } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../card/ServiceGrid.tsx';
import { pageOf } from '../listing-state.ts';
import { useRecent } from '../queries.ts';
import { SeenNote } from '../seen/SeenNote.tsx';
import { newestSeen } from './offline/offline-listing.ts';
import { useSeenServices } from './offline/queries.ts';

export function RecentPage() {
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title="Últimos Servicios Publicados" lead="Lo más nuevo de los proveedores de todo el país." />
      <Recent />
    </div>
  );
}

function Recent() {
  const [params] = useAddress();
  const page = pageOf(params.get('page'));
  const { data: answer, error, refetch } = useRecent(page);
  const data = answer?.services;
  const seen = useSeenServices({ enabled: !data && isUnavailable(error) });
  const retry = () => void refetch();
  if (answer && page > Math.max(1, answer.totalPages)) return <Navigate to="/recientes" replace />;
  if (answer && data && data.length > 0) {
    return (
      <>
        <Cards services={data} />
        <Pagination page={page} totalPages={answer.totalPages} hrefOf={hrefOf} onSelect={showHead} />
      </>
    );
  }
  if (!data && error && seen.data && seen.data.services.length > 0) {
    return (
      <div className="flex flex-col gap-5">
        <SeenNote onRetry={retry}>Estos son los más nuevos de los servicios guardados en este dispositivo.</SeenNote>
        <Cards services={newestSeen(seen.data, page)} />
      </div>
    );
  }
  if (data) {
    return (
      <EmptyState
        icon={<Clock size={30} aria-hidden="true" />}
        title="Todavía no hay servicios publicados"
        text="Apenas alguien publique el primero, lo vas a ver acá."
        actions={<LinkButton to="/">Volver al inicio</LinkButton>}
      />
    );
  }
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (error) {
    return (
      <ErrorState
        title="No pudimos cargar los servicios recientes"
        message={messageOf(error, 'Error al cargar los servicios')}
        onRetry={retry}
      />
    );
  }
  return <ServiceGridSkeleton count={12} columns={4} />;
}

function hrefOf(page: number): string {
  return page > 1 ? address`/recientes?page=${page}` : '/recientes';
}

/** Scrolls to the heading and focuses it: the pressed link is far below. */
function showHead(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

function Cards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ServiceGrid
      services={services}
      columns={4}
      priority
      headingLevel={2}
      action={(service) => <FavoriteButton service={service} />}
    />
  );
}
