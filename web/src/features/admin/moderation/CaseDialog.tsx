import { moderatedLabels } from '@tero/shared/rules/moderation';
import { useState } from 'react';
import { UnsavedDialog } from '../../../common/form/UnsavedDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseThing } from './CaseThing.tsx';
import { DecideForm } from './DecideForm.tsx';
import { type OpenedThing, useCase, useOpened } from './queries.ts';

/** Shows the case of a thing. If there is no case yet, the server opens one for the team (rule TRUST-8). */
export function ThingDialog({ thing, ...rest }: { thing: OpenedThing } & Omit<CaseDialogProps, 'id'>) {
  const { data, error, refetch } = useOpened(thing);
  if (data !== undefined) return <CaseDialog id={data} {...rest} />;
  return (
    <Dialog open onOpenChange={(open) => !open && rest.onClose()} size="lg" title="Caso">
      {error ? (
        <AdminFailure error={error} title="No pudimos abrir el caso. Probá de nuevo." onRetry={() => void refetch()} />
      ) : (
        <CaseLoading />
      )}
    </Dialog>
  );
}

function CaseLoading() {
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  );
}

interface CaseDialogProps {
  id: number;
  /** opens the next case that waits; null if there is none */
  onNext: (() => void) | null;
  onClose: () => void;
}

/** Shows a case: the content, its author and its history, and the form to decide (rule MOD-5). */
export function CaseDialog({ id, onNext, onClose }: CaseDialogProps) {
  const { data, error, refetch } = useCase(id);
  const [isDirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (isDirty ? setAsking(true) : onClose())}
      size="lg"
      title={data ? `${moderatedLabels[data.kind]} ${data.thing_id}` : 'Caso'}
    >
      {!data && error && (
        <AdminFailure error={error} title="No pudimos cargar el caso. Probá de nuevo." onRetry={() => void refetch()} />
      )}
      {!data && !error && <CaseLoading />}
      {data && (
        <div className="flex flex-col gap-6">
          <div className="grid gap-6 md:grid-cols-2">
            <CaseThing found={data} />
            <CaseHistory found={data} />
          </div>
          <DecideForm found={data} onDirty={setDirty} onDone={onClose} onNext={onNext} />
        </div>
      )}
      <UnsavedDialog open={asking} onOpenChange={setAsking} onLeave={onClose} />
    </Dialog>
  );
}
