import SearchX from 'lucide-react/icons/search-x';
import type { ReactElement } from 'react';
import { usePlace } from '../../../lib/device/place.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { categoryPath } from '../../categories/queries.ts';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { ServiceGrid } from '../card/ServiceGrid.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { useSimilarToGone } from './queries.ts';

/** The view of a service that is not there: it was published once, or never was (rule SVC-94). */
export function GoneService({ id }: { id: number }) {
  const { data, error } = useSimilarToGone(id);
  const place = usePlace();
  if (!data && !error) return <DetailSkeleton />;
  const wasThere = data !== undefined;
  return (
    <div className="wrap flex flex-col gap-10 py-8">
      <State
        title={wasThere ? 'Este servicio ya no está publicado' : 'Servicio no encontrado'}
        actions={
          <>
            {wasThere && (
              <LinkButton to={categoryPath(data.category, place)}>
                Ver más de {data.category.name.toLocaleLowerCase('es')}
              </LinkButton>
            )}
            <LinkButton to="/servicios" variant={wasThere ? 'outline' : 'primary'}>
              Ver todos los servicios
            </LinkButton>
            <LinkButton to="/" variant="outline">
              Volver al inicio
            </LinkButton>
          </>
        }
      />
      {data && data.services.length > 0 && (
        <section aria-labelledby="similares">
          <h2 id="similares" className="mb-4 text-2xl">
            Servicios similares
          </h2>
          <ServiceGrid
            services={data.services}
            columns={3}
            action={(similar) => <FavoriteButton service={similar} />}
          />
        </section>
      )}
      {error && !isApiError(error, 'not_found') && (
        <p role="alert" className="text-center text-muted">
          No pudimos cargar los servicios similares.
        </p>
      )}
    </div>
  );
}

function State({ title, actions }: { title: string; actions: ReactElement }) {
  usePageTitle(title);
  return (
    <EmptyState
      icon={<SearchX size={30} aria-hidden="true" />}
      title={title}
      headingLevel={1}
      text="Puede que el proveedor lo haya ocultado o eliminado."
      actions={actions}
    />
  );
}
