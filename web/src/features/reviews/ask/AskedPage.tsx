import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { Navigate, useParams } from 'react-router-dom';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { useService } from '../../services/service-queries.ts';
import { ServiceFailure } from '../ServiceFailure.tsx';
import { ServiceSummary } from '../ServiceSummary.tsx';

/** Handles the link of a service (rule REV-100): clients go straight to its form; visitors first create an account. */
export function AskedPage() {
  const serviceId = Number(useParams().serviceId);
  const userType = useSession((session) => session.userType);
  if (userType === 'user') return <Navigate to={address`/servicios/${serviceId}/review`} replace />;
  return <Asked serviceId={serviceId} isProvider={userType === 'provider'} />;
}

function Asked({ serviceId, isProvider }: { serviceId: number; isProvider: boolean }) {
  const { data: service, error, refetch } = useService(serviceId);
  usePageTitle(service && `Contá cómo te fue: ${service.title}`);
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Contá cómo te fue" lead={service && `${service.provider_name} te pide una reseña.`} />
      {service && <ServiceSummary service={service} />}
      {service && (isProvider ? <ForClients /> : <WaysIn service={service} />)}
      {!service && error && <ServiceFailure error={error} onRetry={() => void refetch()} />}
      {!service && !error && (
        <Loading className="flex flex-col gap-5">
          <Skeleton className="h-29.5 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function WaysIn({ service: { id } }: { service: Service }) {
  const form = { pathname: address`/servicios/${id}/review`, search: '' };
  return (
    <>
      <p className="prose-line">
        Son tres calificaciones y, si querés, un comentario. Necesitás una cuenta, que es gratis: así sabemos que hay
        una persona detrás. Cuando la crees, volvés justo acá. Podés publicar la reseña de forma anónima.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton to={entryPath('register', form)} size="lg">
          Crear mi cuenta
        </LinkButton>
        <LinkButton to={entryPath('login', form)} variant="outline" size="lg">
          Ya tengo cuenta
        </LinkButton>
      </div>
    </>
  );
}

/** Tells providers that their accounts write no reviews (rule REV-1). */
function ForClients() {
  return (
    <p className="rounded-card bg-sunken px-5 py-4">
      Esto es lo que ve tu cliente al abrir el enlace. Solo se puede escribir reseñas con una cuenta de cliente.
    </p>
  );
}
