import type { NewsletterIssue } from '@tero/shared/contract/admin/newsletter';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { Card } from '../../../ui/Card.tsx';

/** Lists the sent issues. For each issue it says how many mails were sent, are waiting or failed. */
export function IssueList({ issues }: { issues: readonly NewsletterIssue[] }) {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">Boletines enviados</h2>
      <ul className="divide-y divide-line">
        {issues.map((issue) => (
          <li key={issue.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <details className="min-w-0 grow">
              <summary className="min-h-6 font-semibold wrap-anywhere">{issue.subject}</summary>
              <p className="mt-2 whitespace-pre-line text-sm wrap-anywhere">{issue.text}</p>
            </details>
            <p className="text-muted text-sm">
              {dateAndTime(issue.created_at)} · {fateText(issue)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Says what became of an issue's mails: '212 direcciones: 200 enviados, 12 por salir, 2 bajas'. */
function fateText({ state, queued, sent, waiting, failed, leaves }: NewsletterIssue): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  const parts = [
    ...counted(sent, 'enviado', 'enviados'),
    ...counted(waiting, 'por salir', 'por salir'),
    ...counted(failed, 'no salió', 'no salieron'),
    ...counted(leaves, 'baja', 'bajas'),
  ];
  const all = queued === 1 ? '1 dirección' : `${queued} direcciones`;
  const begun = state === 'sending' ? 'Está saliendo. ' : '';
  return begun + [all, parts.join(', ')].filter(Boolean).join(': ');
}
