import { zodResolver } from '@hookform/resolvers/zod';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { reportBody, type support } from '@tero/shared/contract/support';
import type { z } from 'zod';
import { useSubmit } from '../../common/form/use-submit.ts';
import { useTextForm } from '../../common/form/use-text-form.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import type { Draft } from '../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { useSendReport } from './queries.ts';
import { useWriter } from './writer.ts';

const unstored = ['website'];

export type ReportFields = z.input<typeof reportBody>;

export interface ReportGiven {
  draft: Draft;
  /** what was typed before, or waits */
  opened: OpenedForm<Partial<ReportFields>> | null;
}
const failed = 'Error al enviar el reporte';

/** The report form: known fields are filled in, and the text is stored until it is sent. */
export function useReportForm({ draft, opened }: ReportGiven) {
  const { name, email } = useWriter();
  const known: ReportFields = { name, email, type: 'bug', subject: '', description: '', website: '' };
  const { form, autosave, ...began } = useTextForm<ReportFields, BodyOf<typeof support.report>>({
    draft,
    resolver: zodResolver(reportBody),
    opened,
    known,
    unstored,
  });
  const sending = useSendReport(autosave);
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? `${failed}. Revisá tu señal y probá de nuevo: lo que escribiste sigue acá.`
        : messageOf(error, failed),
    onSent: () => form.reset(began.known),
  });
  return { form, sending, submit, failure };
}
