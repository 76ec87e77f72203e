import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../../services/card/ServiceGrid.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CardActions } from './CardActions.tsx';
import { useNewest } from './queries.ts';

export function RecentPage() {
  return (
    <AdminPage title="Últimos Servicios" lead="Los 50 más nuevos, también los ocultos.">
      <Newest />
    </AdminPage>
  );
}

function Newest() {
  const { data, error, refetch } = useNewest();
  if (data?.length === 0)
    return (
      <EmptyState
        title="Todavía no hay servicios"
        text="Acá vas a ver los servicios nuevos apenas se publiquen."
        actions={<LinkButton to="/admin/services">Ver todos los servicios</LinkButton>}
      />
    );
  if (data) {
    return (
      <ServiceGrid
        services={data}
        columns={4}
        headingLevel={2}
        action={(service) => <CardActions service={service} />}
      />
    );
  }
  if (!error) return <ServiceGridSkeleton count={12} columns={4} />;
  return (
    <AdminFailure error={error} title="No pudimos cargar los servicios recientes" onRetry={() => void refetch()} />
  );
}
