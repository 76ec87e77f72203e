import { alertsBody } from '@tero/shared/contract/admin/todo';
import { type AlertKind, alertHours, alertKinds, todoWords } from '@tero/shared/rules/panel/todo';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { chooseAlerts, useAlerts } from './alert-queries.ts';
import { PushHere } from './PushHere.tsx';

const title = 'Avisarme de tareas nuevas';

/** Lets the administrator choose which new tasks to receive pushes about (rule ADM-140). */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAlerts();
  if (data) return <AlertsForm chosen={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {error ? (
        <AdminFailure
          error={error}
          title="No pudimos cargar tus notificaciones. Probá de nuevo."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <Skeleton className="h-72 rounded-card" />
        </Loading>
      )}
    </Dialog>
  );
}

function AlertsForm({ chosen, onClose }: { chosen: readonly AlertKind[]; onClose: () => void }) {
  const form = useZodForm(alertsBody, { kinds: [...chosen] });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ kinds }) => chooseAlerts(kinds)}
      submitLabel="Guardar"
      success="Guardamos tu elección"
      failure="No pudimos guardar tu elección. Probá de nuevo."
      onClose={onClose}
    >
      <p className="text-muted">
        Te avisamos entre las {alertHours.opens} y las {alertHours.closes} h, una sola vez por tema hasta que vuelvas a
        mirar el panel. Si hay varios temas juntos, te mandamos una sola notificación.
      </p>
      <fieldset>
        <legend className="sr-only">De qué avisarte</legend>
        <div className="grid sm:grid-cols-2 sm:gap-x-4">
          {alertKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={<span className="inline-block first-letter:uppercase">{todoWords[kind].names[1]}</span>}
              value={kind}
              {...form.register('kinds')}
            />
          ))}
        </div>
      </fieldset>
      <PushHere />
    </FormDialog>
  );
}
