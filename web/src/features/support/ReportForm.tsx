import { reportBody, reportTypes } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import { reportTypeLabels } from '@tero/shared/rules/labels';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import { QueuedNotice } from '../../common/outbox/QueuedNotice.tsx';
import { EmailField } from '../../common/person/EmailField.tsx';
import { NameField } from '../../common/person/PersonTextFields.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { faultOf, registered, TextAreaField, TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useWriter } from './writer.ts';

const failed = 'Error al enviar el reporte';

/** Shows the form to report a problem, with known fields filled in. Text written after sending is another report. */
export function ReportForm() {
  const { name, email } = useWriter();
  const state = useOutboxForm({
    kind: 'report',
    schema: reportBody,
    place: { begins: 'report' },
    known: { name, email, type: 'bug', subject: '', description: '', website: '' },
    short: true,
    unstored: ['website'],
    again: true,
    item: (body) => ({ body, title: `Reporte: ${body.subject}` }),
  });
  const { form, result, isSending } = state;
  return (
    <OutboxFormFrame
      form={state}
      loading={<div className="min-h-150" />}
      className="relative gap-4"
      failure={(error) => (
        <FormNotice tone="danger">
          {error instanceof OfflineError
            ? `${failed}. Revisá tu conexión y probá de nuevo. Lo que escribiste sigue acá.`
            : messageOf(error, failed)}
        </FormNotice>
      )}
      actions={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <LinkButton to="/" variant="outline">
            Cancelar
          </LinkButton>
          <Button type="submit" busy={isSending}>
            {isSending ? 'Enviando...' : 'Enviar reporte'}
          </Button>
        </div>
      }
    >
      <p className="text-muted text-sm">Todos los campos son obligatorios.</p>
      <NameField form={form} name="name" />
      <EmailField form={form} name="email" hint="Te escribimos si necesitamos saber algo más." />
      <Field label="Tipo de reporte" error={faultOf(form, 'type')} required>
        <Select {...registered(form, 'type')}>
          {reportTypes.map((type) => (
            <option key={type} value={type}>
              {reportTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <TextField form={form} name="subject" label="Asunto" autoComplete="off" maxLength={limits.contactSubject} />
      <TextAreaField
        form={form}
        name="description"
        label="Descripción"
        hint="Qué estabas haciendo, qué esperabas y qué pasó. No incluyas contraseñas."
        rows={7}
      />
      <Honeypot {...form.register('website')} />
      <div role="status" className="empty:hidden">
        <QueuedNotice what="tu reporte" result={result} />
        {result?.state === 'sent' && (
          <FormNotice tone="success" quiet>
            {result.reply.message ?? 'Gracias por avisarnos. Vamos a revisar tu reporte.'}
          </FormNotice>
        )}
      </div>
    </OutboxFormFrame>
  );
}
