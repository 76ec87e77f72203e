import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { reportTypeLabels } from '@tero/shared/rules/labels';

export const kindLabels: Record<AdminMessage['kind'], string> = { contact: 'Contacto', report: 'Reporte' };

/** Returns the kind of a support message. For a report, the type follows, in the words of the report form. */
export function kindText({ kind, report_type }: Pick<AdminMessage, 'kind' | 'report_type'>): string {
  return report_type ? `${kindLabels[kind]}: ${reportTypeLabels[report_type]}` : kindLabels[kind];
}
