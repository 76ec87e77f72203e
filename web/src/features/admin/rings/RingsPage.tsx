import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useRings } from './queries.ts';
import { RingCard } from './RingCard.tsx';

/** Shows the team the accounts that share something and review the same provider (rules TRUST-16 to TRUST-18). */
export function RingsPage() {
  const { data, error, refetch } = useRings();
  return (
    <AdminPage
      title="Cuentas relacionadas"
      lead="Estas cuentas comparten algo y reseñan al mismo proveedor. Puede ser una familia. Tero no oculta nada si no lo decidís vos."
    >
      {data ? (
        data.rings.length === 0 ? (
          <EmptyState title="No hay grupos para mirar" actions={null} />
        ) : (
          <>
            {data.total > data.rings.length && (
              <p className="text-muted text-sm">
                Los {data.rings.length} grupos más grandes de {data.total}.
              </p>
            )}
            {data.rings.map((ring) => (
              <RingCard key={ring.provider.id} ring={ring} />
            ))}
          </>
        )
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar los grupos" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Cargando grupos…" className="flex flex-col gap-3">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </AdminPage>
  );
}
