import { zodResolver } from '@hookform/resolvers/zod';
import { reportBody } from '@tero/shared/contract/support';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { dropDraft, useFormDraft, withDraft } from '../../offline/drafts/form-draft.ts';
import { useSending } from '../../parts/support/use-sending.ts';
import { useWriter, useWriterKey } from '../../parts/support/writer.ts';
import { useSendReport } from './queries.ts';

const unkept = ['website'];
const failed = 'Error al enviar el reporte';

/** The report form: known fields are filled in, and the text is stored until it is sent. */
export function useReportForm() {
  const draft = { key: `tero.draft.report.${useWriterKey()}`, unkept };
  const { name, email } = useWriter();
  const [known] = useState({ name, email, type: 'bug' as const, subject: '', description: '', website: '' });
  const form = useForm({
    resolver: zodResolver(reportBody),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(draft, known),
  });
  useFormDraft(form, draft, known);
  const sending = useSendReport(draft.key, () => dropDraft(draft));
  const { submit, failure } = useSending(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? `${failed}. Revisá tu señal e intentá de nuevo: lo que escribiste sigue acá.`
        : messageOf(error, failed),
    onSent: () => form.reset(known),
  });
  return { form, sending, submit, failure };
}
