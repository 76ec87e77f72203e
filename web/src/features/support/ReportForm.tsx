import { reportTypes } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import { reportTypeLabels } from '@tero/shared/rules/labels';
import { formOfNew, useOpenedForm } from '../../common/form/draft-queries.ts';
import { WaitsNote } from '../../common/form/WaitsNote.tsx';
import { QueuedNotice } from '../../common/outbox/QueuedNotice.tsx';
import { EmailField } from '../../common/person/EmailField.tsx';
import { NameField } from '../../common/person/PersonTextFields.tsx';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { faultOf, registered, TextAreaField, TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Honeypot } from './Honeypot.tsx';
import { type ReportFields, type ReportGiven, useReportForm } from './use-report-form.ts';

/** The report of a problem; what was typed before is there from the first paint on. */
export function ReportForm({ writer }: { writer: number }) {
  const [search] = useAddress();
  const draft = { account: writer, form: formOfNew('report', search) };
  const opened = useOpenedForm<Partial<ReportFields>>(draft);
  if (opened.isPending) return <div className="min-h-150" />;
  return <Report key={draft.form} draft={draft} opened={opened.data ?? null} />;
}

function Report({ draft, opened }: ReportGiven) {
  const { form, sending, submit, failure } = useReportForm({ draft, opened });
  return (
    <form onSubmit={submit} noValidate className="relative flex flex-col gap-4">
      <WaitsNote opened={opened} isSending={sending.isPending || sending.isSuccess} />
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
        <QueuedNotice what="Tu reporte" result={sending.data} />
        {sending.data?.state === 'sent' && (
          <FormNotice tone="success" quiet>
            {sending.data.reply.message ?? 'Gracias por avisarnos. Vamos a revisar tu reporte.'}
          </FormNotice>
        )}
      </div>
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <LinkButton to="/" variant="outline">
          Cancelar
        </LinkButton>
        <Button type="submit" busy={sending.isPending}>
          {sending.isPending ? 'Enviando...' : 'Enviar reporte'}
        </Button>
      </div>
    </form>
  );
}
