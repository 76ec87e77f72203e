import { address } from '@tero/shared/rules/text/address';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { ReactNode } from 'react';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { useProvider } from '../../providers/queries.ts';
import { ReviewsFailure } from '../list/ReviewsFailure.tsx';

interface ReviewedProviderProps {
  providerId: number;
  title: string;
  children: ReactNode;
}

/** Shows the frame of a page of reviews with its provider, or says that the provider does not exist. */
export function ReviewedProvider({ providerId, title, children }: ReviewedProviderProps) {
  const { data: provider, error, refetch } = useProvider(providerId);
  const name = provider && (provider.company_name ?? provider.name);
  usePageTitle(name && `${title} · ${name}`);
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      {name && (
        <Breadcrumbs
          crumbs={[
            { label: 'Inicio', to: '/' },
            { label: name, to: address`/provider-profile/${providerId}` },
            { label: 'Reseñas' },
          ]}
        />
      )}
      <PageHeading title={title} lead={name && `Reseñas de los clientes de ${name}.`} />
      {error && !provider ? <Failure error={error} onRetry={() => void refetch()} /> : children}
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isApiError(error, 'not_found')) return <ReviewsFailure error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<UserRoundX size={30} aria-hidden="true" />}
      title="Perfil no encontrado"
      text="No se encontró el perfil del proveedor"
      actions={<LinkButton to="/servicios">Ver servicios</LinkButton>}
    />
  );
}
