import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { verificationLabels } from '@tero/shared/rules/admin';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useLetterKeys } from '../record/use-letter-keys.ts';
import { useVerificationDetail } from './queries.ts';
import { VerificationFacts } from './VerificationFacts.tsx';

interface DetailDialogProps {
  provider: AdminProvider;
  /** called with the version of the shown data */
  onApprove: (version: string | undefined) => void;
  onReject: (version: string | undefined) => void;
  onCompare: (version: string | undefined) => void;
  onPaper: (paper: VerificationDetail['papers'][number], version: string | undefined) => void;
  onClose: () => void;
}

export function DetailDialog({ provider, onApprove, onReject, onCompare, onPaper, onClose }: DetailDialogProps) {
  const { data, error, refetch } = useVerificationDetail(provider.id);
  const [paper] = data?.papers ?? [];
  useLetterKeys({
    a: data && data.verification_status !== 'approved' ? () => onApprove(data.version) : undefined,
    f: data?.identity_sent_at ? () => onCompare(data.version) : undefined,
    p: paper && (() => onPaper(paper, data?.version)),
    r: data && data.verification_status !== 'rejected' ? () => onReject(data.version) : undefined,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${provider.name}: ${verificationLabels[provider.verification_status].toLowerCase()}`}
      description="Queda registrado que miraste estos datos."
      size="lg"
      footer={
        data && (
          <>
            {data.verification_status !== 'rejected' && (
              <Button variant="outline" className="text-danger!" onClick={() => onReject(data.version)}>
                Rechazar
              </Button>
            )}
            {data.identity_sent_at && (
              <Button variant="outline" onClick={() => onCompare(data.version)}>
                Comparar fotos
              </Button>
            )}
            {paper && (
              <Button variant="outline" onClick={() => onPaper(paper, data.version)}>
                Ver papel
              </Button>
            )}
            {data.verification_status !== 'approved' && (
              <Button onClick={() => onApprove(data.version)}>Aprobar</Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <VerificationFacts detail={data} />
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar los datos" onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </Dialog>
  );
}
