import type { Cita, CitaState } from '@tero/shared/contract/quotes-cita';
import { instantOf } from '@tero/shared/rules/quotes/cita';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import * as citas from './cita-repository.ts';
import { citaView } from './cita-view.ts';
import { linked } from './shared.ts';

const statuses: Record<CitaState, string> = { proposed: 'TENTATIVE', confirmed: 'CONFIRMED', called_off: 'CANCELLED' };

/** Returns the cita of a link as a calendar reads it: the same event each time, with a higher number (rule CITA-2). */
export async function calendar(deps: Pick<Deps, 'db' | 'config'>, token: string): Promise<string> {
  const { row, provider } = await linked(deps.db, token);
  const stored = await citas.find(deps.db, row.id);
  if (!stored) throw new AppError('not_found', { message: 'Este presupuesto no tiene una cita.' });
  const url = `${deps.config.publicUrl}${quotePath(token)}`;
  // a browser opens it without a session: it says the same to both
  const summary = `Cita: ${[row.accepted_name, provider?.name].filter(Boolean).join(' y ')}`;
  return icsOf(citaView(stored), { id: row.id, at: stored.changed_at, summary, url });
}

interface Event {
  id: number;
  /** when the cita changed */
  at: string;
  summary: string;
  url: string;
}

/** Returns a calendar with one event (RFC 5545): its times are in UTC, so that no calendar needs our zone. */
function icsOf(cita: Cita, { id, at, summary, url }: Event): string {
  const { day, from, until, place, note, state, sequence } = cita;
  const stamp = utc(new Date(at));
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tero//Citas//ES', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:cita-${id}@${new URL(url).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART:${utc(instantOf(day, from))}`,
    ...(until ? [`DTEND:${utc(instantOf(day, until))}`] : []),
    `STATUS:${statuses[state]}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note ? `${note}\n${url}` : url)}`,
    `URL:${url}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** The most bytes of a line; the rest follows on lines that begin with a blank. */
const longest = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > longest) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}
