import ArrowRight from 'lucide-react/icons/arrow-right';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { UnexpectedFormat } from '../../lib/http/unexpected-format.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../services/card/ServiceGrid.tsx';
import { useFeaturedServices } from './queries.ts';
import { Section } from './Section.tsx';

export function FeaturedServices() {
  return (
    <Section
      title="Servicios destacados"
      lead="Los mejor calificados por sus clientes"
      more={
        <Link
          to="/servicios"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
        >
          Ver todos los servicios
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      }
    >
      <Content />
    </Section>
  );
}

function Content() {
  const columns = useAccount() ? 'home' : 'home of visitors';
  const { data, error, isPending, refetch } = useFeaturedServices();
  if (data && data.length > 0) {
    return (
      <ServiceGrid services={data} columns={columns} inRow action={(service) => <FavoriteButton service={service} />} />
    );
  }
  if (data) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title="Todavía no hay servicios publicados"
        text="¿Ofrecés uno? Publicá el primero."
        actions={<LinkButton to="/provider/benefits">Ofrecer mis servicios</LinkButton>}
      />
    );
  }
  if (isPending) return <ServiceGridSkeleton columns={columns} inRow />;
  if (error instanceof OfflineError) return <OfflineState onRetry={() => void refetch()} />;
  const isFormat = error instanceof UnexpectedFormat;
  return (
    <ErrorState
      title={isFormat ? 'No se pudieron cargar los servicios. Formato incorrecto.' : 'Error al cargar los servicios'}
      onRetry={() => window.location.reload()}
    />
  );
}
