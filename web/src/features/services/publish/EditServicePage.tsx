import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { EditServiceForm } from './EditServiceForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { editing } from './publish-fault.ts';
import { useEditedService } from './queries.ts';

/** Edits a service; for its owner and for admins of any user type. */
export function EditServicePage() {
  const id = Number(useParams().serviceId);
  const { account, userType, role } = useSession();
  const [viewer] = useState(account);
  const { data: service, error, refetch } = useEditedService(id);
  // the version being edited, which a refetch must not replace
  const [opened, setOpened] = useState<Service>();
  const mayEdit = service && viewer && (service.provider_id === viewer.id || role === 'admin');
  if (mayEdit && !opened) setOpened(service);
  usePageTitle(opened && `Editar: ${opened.title}`);

  if (userType === 'user' && role !== 'admin') return <Navigate to="/unauthorized" replace />;
  if (service && !mayEdit && !opened) return <Refused id={id} />;
  if (!opened && error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Editar Servicio" lead={opened?.title} />
      {opened ? <EditServiceForm service={opened} /> : <FormSkeleton />}
    </div>
  );
}

function Refused({ id }: { id: number }) {
  return (
    <ErrorState
      headingLevel={1}
      title={editing.forbidden}
      message="Solo puede editar un servicio quien lo publicó."
      actions={<LinkButton to={address`/servicios/${id}`}>Ver el servicio</LinkButton>}
    />
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const back = (
    <LinkButton to="/provider-profile" variant="outline">
      Volver a mi perfil
    </LinkButton>
  );
  if (isApiError(error, 'not_found')) {
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title="Servicio no encontrado"
        headingLevel={1}
        text="Puede que ya no exista."
        actions={back}
      />
    );
  }
  if (error instanceof OfflineError) return <OfflineState headingLevel={1} onRetry={onRetry} actions={back} />;
  return (
    <ErrorState
      headingLevel={1}
      title="Error al cargar los datos del servicio"
      message="Probá de nuevo."
      onRetry={onRetry}
      actions={back}
    />
  );
}
