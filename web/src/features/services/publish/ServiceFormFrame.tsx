import type { ReactNode } from 'react';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import type { OutboxForm } from '../../../common/form/outbox-form.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { ServiceBody, ServiceFields } from './sections/service-form.ts';
import type { useFaults } from './use-faults.ts';

interface ServiceFormFrameProps<Reply> {
  form: OutboxForm<ServiceFields, ServiceBody, Reply>;
  faults: ReturnType<typeof useFaults>;
  /** that the service is published, until the page leaves */
  done?: string | undefined;
  /** told once its person cancelled the sending */
  cancelled: string;
  submitLabel: string;
  /** the sections */
  children: ReactNode;
}

/**
 * Shows the form of a service around its sections: the reason why it was not sent, the progress of sending, and the
 * buttons.
 */
export function ServiceFormFrame<Reply>(props: ServiceFormFrameProps<Reply>) {
  const { form, faults, done, cancelled, submitLabel, children } = props;
  const goBack = useGoBack();
  const busy = form.isSending || form.isDone;
  return (
    <OutboxFormFrame
      form={form}
      loading={<FormSkeleton />}
      what="Este servicio"
      sending="Enviando tu servicio…"
      actions={
        <>
          {faults.general && <FaultNotice fault={faults.general} />}
          {form.result?.state === 'cancelled' && <FormNotice tone="warning">{cancelled}</FormNotice>}
          {done && <FormNotice tone="success">{done}</FormNotice>}
          <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Button variant="outline" size="lg" disabled={busy} onClick={goBack}>
              Cancelar
            </Button>
            <Button type="submit" size="lg" busy={busy}>
              {submitLabel}
            </Button>
          </div>
        </>
      }
    >
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <div inert={busy} className="flex flex-col gap-5">
        {children}
      </div>
    </OutboxFormFrame>
  );
}
