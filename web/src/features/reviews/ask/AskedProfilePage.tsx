import { address } from '@tero/shared/rules/text/address';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, Navigate, useParams } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { useProvider } from '../../providers/queries.ts';
import { useServicesOfProvider } from '../../services/provider-queries.ts';

/**
 * Handles the link of a provider (rule REV-100): asks which service the review is about. If the provider has only one
 * service, it opens that one.
 */
export function AskedProfilePage() {
  const providerId = Number(useParams().providerId);
  const { data: provider, error, refetch } = useProvider(providerId);
  const { data, error: failure, refetch: again } = useServicesOfProvider(providerId);
  const services = data?.filter(({ is_active, expired_at }) => is_active && !expired_at);
  const name = provider && (provider.company_name ?? provider.name);
  usePageTitle(name && `Contá cómo te fue con ${name}`);
  const [only, ...others] = services ?? [];
  if (only && others.length === 0) return <Navigate to={address`/r/${only.id}`} replace />;
  const isThere = name !== undefined && services !== undefined;
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Contá cómo te fue" lead={isThere ? `¿Qué trabajo te hizo ${name}?` : undefined} />
      {isThere && services.length > 0 && (
        <ul className="flex flex-col gap-3">
          {services.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={address`/r/${id}`}
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3 font-semibold shadow-card hover:border-primary hover:bg-primary-soft"
              >
                <span className="wrap-anywhere">{title}</span>
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-link" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {((isThere && services.length === 0) || isApiError(error, 'not_found')) && (
        <EmptyState
          icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
          title="No hay servicios para reseñar"
          text="Puede que el proveedor los haya ocultado o eliminado."
          actions={<LinkButton to="/servicios">Ver otros servicios</LinkButton>}
        />
      )}
      {!isThere && !isApiError(error, 'not_found') && (
        <Failure
          error={error ?? failure}
          onRetry={() => {
            void refetch();
            void again();
          }}
        />
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof OfflineError) return <OfflineState onRetry={onRetry} />;
  if (error) return <ErrorState title="No pudimos cargar el perfil" onRetry={onRetry} />;
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-14 rounded-card" />
    </Loading>
  );
}
