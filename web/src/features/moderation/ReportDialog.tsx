import { contentReportBody } from '@tero/shared/contract/moderation';
import { limits } from '@tero/shared/limits';
import { moderationReasons, reasonLabels } from '@tero/shared/rules/moderation';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useSubmit } from '../../common/form/use-submit.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { faultOf, TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReportContent } from './report-queries.ts';
import type { Reported } from './reported.ts';

const schema = contentReportBody.pick({ reason: true, note: true });
const choices = moderationReasons.map((value) => ({ value, label: reasonLabels[value] }));
const failed = 'No pudimos enviar el reporte. Probá de nuevo.';

/** Asks for the reason of a report and optional words; one tap then sends it. */
export function ReportDialog({ kind, id, token, name, onClose }: Reported & { onClose: () => void }) {
  const formId = useId();
  const form = useZodForm(schema, { reason: null, note: '' });
  const sending = useReportContent({ kind, id, ...(token && { link_token: token }) });
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? 'Sin conexión no podés reportar. Lo que elegiste sigue acá. Probá de nuevo cuando vuelva la conexión.'
        : messageOf(error, failed),
    onSent: (sent) => {
      toast.success(sent.message ?? 'Gracias por reportarlo.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reportar"
      description={name}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {sending.isPending ? 'Enviando...' : 'Enviar reporte'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <RadioGroup
              legend="¿Qué pasa?"
              choices={choices}
              value={field.value ?? undefined}
              onChange={(reason) => {
                form.clearErrors('reason');
                field.onChange(reason);
              }}
            />
          )}
        />
        {faultOf(form, 'reason') && (
          <p role="alert" className="font-medium text-danger text-sm">
            {faultOf(form, 'reason')}
          </p>
        )}
        <TextAreaField
          form={form}
          name="note"
          label="Contanos más"
          hint="Solo el equipo lee tu reporte. A la otra persona no le decimos quién reportó."
          optional
          rows={3}
          maxLength={limits.reportNote}
        />
        {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      </form>
    </Dialog>
  );
}
