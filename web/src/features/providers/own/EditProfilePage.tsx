import { OfflineState } from '../../../common/OfflineState.tsx';
import { OwnPageHead } from '../../../common/OwnPageHead.tsx';
import { isApiError, OfflineError } from '../../../lib/http/client/api-error.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { EditProfileForm } from './EditProfileForm.tsx';
import { useOwnProfile } from './queries.ts';
import { Rejection } from './VerificationStanding.tsx';
import { useOwnVerification } from './verification-queries.ts';

export function EditProfilePage() {
  const { data: profile, error, refetch } = useOwnProfile();
  const { data: verification } = useOwnVerification();
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead title="Editar perfil" />
      {verification && <Rejection verification={verification} inForm />}
      {profile && <EditProfileForm key={profile.id} profile={profile} loading={<Waiting />} />}
      {!profile && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!profile && !error && <Waiting />}
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const goBack = useGoBack();
  const back = (
    <Button variant="outline" onClick={goBack}>
      Volver
    </Button>
  );
  if (error instanceof OfflineError) return <OfflineState onRetry={onRetry} actions={back} />;
  const text = isApiError(error) && error.status < 500 ? error.message : undefined;
  return <ErrorState title="Error al cargar los datos del perfil" message={text} onRetry={onRetry} actions={back} />;
}

function Waiting() {
  return (
    <Loading label="Cargando tus datos…" className="flex flex-col gap-5">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
