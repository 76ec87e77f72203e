import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { logField, logValue, personIn } from '@tero/shared/rules/log/words';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { PersonLink } from '../record/PersonLink.tsx';

type Value = LogEntry['details'][string]['before'];

/** If an entry has more changes than this, its row folds them. */
const shown = 3;
/** A row shows at most this many characters of a value, until the value is unfolded. */
const short = 120;

/** Lists the changes of a log entry: field, old value and new value. */
export function LogDetails({ entry }: { entry: Pick<LogEntry, 'details' | 'people'> }) {
  const { details, people } = entry;
  const changes = Object.entries(details).filter(([, { before, after }]) => isSaid(before) || isSaid(after));
  if (changes.length === 0) return '—';
  const list = (
    <ul className="flex flex-col gap-0.5">
      {changes.map(([field, { before, after }]) => (
        <li key={field}>
          <span className="font-semibold">{logField(field)}</span>:{' '}
          {isSaid(before) && (
            <>
              <ValueText field={field} value={before} people={people} />
              {' → '}
            </>
          )}
          <ValueText field={field} value={after} people={people} />
        </li>
      ))}
    </ul>
  );
  if (changes.length <= shown) return list;
  return (
    <Unfolding label={`${changes.length} campos`} className="font-semibold">
      {list}
    </Unfolding>
  );
}

function ValueText({ field, value, people }: { field: string; value: Value; people: LogEntry['people'] }) {
  const person = personIn(field, value, people);
  if (person)
    return person.name === null ? `Cuenta eliminada (${person.id})` : <Person {...person} name={person.name} />;
  const text = logValue(field, value);
  if (text.length <= short) return <span>{text}</span>;
  return (
    <Unfolding label={`${text.slice(0, short).trimEnd()}…`}>
      <span className="whitespace-pre-line">{text}</span>
    </Unfolding>
  );
}

function Person({ id, name }: { id: number; name: string }) {
  return (
    <>
      <PersonLink id={id}>{name}</PersonLink> ({id})
    </>
  );
}

function Unfolding({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className={`inline-flex min-h-11 items-center gap-1.5 text-link lg:min-h-8 ${className}`}>
        {label}
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function isSaid(value: Value): boolean {
  return value !== null && value !== '';
}
