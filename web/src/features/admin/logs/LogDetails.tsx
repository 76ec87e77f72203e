import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { logField, logValue } from '@tero/shared/rules/log/words';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Value = LogEntry['details'][string]['before'];

/** Number of changes that a row shows before it is unfolded. */
const shown = 3;

/** The changes of a log entry: field, old value, new value. */
export function LogDetails({ details }: Pick<LogEntry, 'details'>) {
  const changes = Object.entries(details).filter(([, { before, after }]) => isSaid(before) || isSaid(after));
  if (changes.length === 0) return '—';
  const list = (
    <ul className="flex flex-col gap-0.5">
      {changes.map(([field, { before, after }]) => (
        <li key={field}>
          <span className="font-semibold">{logField(field)}</span>:{' '}
          {isSaid(before) && <span>{`${logValue(field, before)} → `}</span>}
          <span>{logValue(field, after)}</span>
        </li>
      ))}
    </ul>
  );
  if (changes.length <= shown) return list;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link lg:min-h-8">
        {changes.length} campos
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}

function isSaid(value: Value): boolean {
  return value !== null && value !== '';
}
