import { zodResolver } from '@hookform/resolvers/zod';
import { reportBody } from '@tero/shared/contract/support';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { dropDraft, textDraft, withDraft } from '../../offline/drafts/drafts.ts';
import { useSubmit } from '../../parts/form/use-submit.ts';
import { useTextDraft } from '../../parts/form/use-text-draft.ts';
import { useWriter, useWriterId } from '../../parts/support/writer.ts';
import { useSendReport } from './queries.ts';

const unstored = ['website'];
const failed = 'Error al enviar el reporte';

/** The report form: known fields are filled in, and the text is stored until it is sent. */
export function useReportForm() {
  const draft = textDraft('report', useWriterId(), { unstored });
  const { name, email } = useWriter();
  const [known] = useState({ name, email, type: 'bug' as const, subject: '', description: '', website: '' });
  const form = useForm({
    resolver: zodResolver(reportBody),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(draft, known),
  });
  useTextDraft(form, draft, known);
  const sending = useSendReport(draft, () => void dropDraft(draft));
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? `${failed}. Revisá tu señal e intentá de nuevo: lo que escribiste sigue acá.`
        : messageOf(error, failed),
    onSent: () => form.reset(known),
  });
  return { form, sending, submit, failure };
}
