import type { Service } from '@tero/shared/contract/services';
import { Button } from '../../../ui/Button.tsx';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../card/ServiceGrid.tsx';
import { useSimilar } from './queries.ts';

/** Shows up to 3 similar services; without any it takes no room (rule SRCH-28). */
export function SimilarServices({ service }: { service: Service }) {
  const { data, isError, refetch } = useSimilar(service);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="similares">
      <h2 id="similares" className="mb-4 text-2xl">
        Servicios similares
      </h2>
      {data && <ServiceGrid services={data} columns={3} action={(similar) => <FavoriteButton service={similar} />} />}
      {!data && isError && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>No pudimos cargar los servicios similares.</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      )}
      {!data && !isError && <ServiceGridSkeleton count={3} columns={3} />}
    </section>
  );
}
