import type { WaitingEmail } from '@tero/shared/contract/accounts-email-change';
import { dayAndTime } from '@tero/shared/rules/time/time';
import { Delayed, type DelayedBy } from '../../../common/delivery/Delayed.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useCancelChange } from './queries.ts';

/** Shows an email change that still awaits confirmation through its link, with a button to cancel it. */
export function WaitingChange({ email, expires_at, delayed }: NonNullable<WaitingEmail> & { delayed: DelayedBy }) {
  const cancel = useCancelChange();
  return (
    <section aria-label="Cambio pendiente" className="rounded-card bg-warn-ground p-4 text-warn-ink sm:p-5">
      <p className="font-semibold">Falta confirmar el email nuevo</p>
      <p className="mt-1 mb-3">
        {delayed ? 'Vamos a mandar el enlace a ' : 'Abrí el enlace que le mandamos a '}
        <span className="wrap-anywhere font-semibold">{email}</span>. Sirve hasta el {dayAndTime(new Date(expires_at))}.
        {!delayed && <span> Si no lo ves, mirá en la carpeta de spam.</span>}
      </p>
      {delayed && (
        <div className="mb-3">
          <Delayed by={delayed} />
        </div>
      )}
      <Button variant="outline" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        {cancel.isPending ? 'Cancelando...' : 'Cancelar el cambio'}
      </Button>
      {cancel.isError && (
        <div className="mt-3">
          <FormNotice tone="danger">
            {messageOf(cancel.error, 'No pudimos cancelar el cambio. Probá de nuevo.')}
          </FormNotice>
        </div>
      )}
    </section>
  );
}
