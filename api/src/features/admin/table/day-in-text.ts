import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from './table.ts';

/** Half-open local days: `from` included, `before` not. */
interface Days {
  from: string;
  before: string;
}

/**
 * The year of the earliest possible rows. A search for a day without a year looks for it in every year from this one.
 */
const firstYear = 2020;
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic'];
const monthName =
  '(ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep?t(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)';

type Reader = (parts: readonly string[], thisYear: number) => Days[];

/** The ways in which people write a day or a month, longer ones first. */
const forms: readonly [RegExp, Reader][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([year, month, day]) => ofDay(year, month, day)],
  [/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/, ([day, month, year]) => ofDay(year, month, day)],
  [/\b(\d{4})[-/](\d{1,2})\b/, ([year, month]) => ofMonth(year, month)],
  [/\b(\d{1,2})[/-](\d{4})\b/, ([month, year]) => ofMonth(year, month)],
  [/\b(\d{1,2})\/(\d{1,2})\b/, ([day, month], thisYear) => eachYear(thisYear, (year) => ofDay(year, month, day))],
  [
    new RegExp(`\\b(\\d{1,2})(?: de)? ${monthName}\\b\\.?(?:(?: de)? (\\d{4}))?`, 'i'),
    ([day, name, year], thisYear) => {
      const month = String(monthOf(name));
      return year ? ofDay(year, month, day) : eachYear(thisYear, (each) => ofDay(each, month, day));
    },
  ],
  [
    new RegExp(`\\b${monthName}\\b\\.?(?: de)? (\\d{4})\\b`, 'i'),
    ([name, year]) => ofMonth(year, String(monthOf(name))),
  ],
];

/**
 * Returns the days that a search text names, whole ('10/03/2026') or in part ('10/3', '03/2026', 'marzo 2026').
 * `within` holds conditions on an instant column, one of which must be true; the rest of the text has no day left.
 * Returns null when the text names no real day.
 */
export function dayInText(text: string, column: string, now: Date): { within: Condition[]; rest: string } | null {
  const thisYear = Number(localDay(now).slice(0, 4));
  for (const [form, read] of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const days = read(found.slice(1), thisYear);
    if (days.length === 0) continue;
    const at = sql.ref(`t.${column}`);
    const within = days.map(({ from, before }) => {
      const [begin, end] = [from, before].map((day) => startOfDay(day).toISOString());
      return sql<SqlBool>`(${at} >= ${begin} and ${at} < ${end})`;
    });
    return { within, rest: text.replace(found[0], ' ').trim() };
  }
  return null;
}

function ofDay(year = '', month = '', day = ''): Days[] {
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(iso);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso;
  return isReal ? [{ from: iso, before: addDays(iso, 1) }] : [];
}

function ofMonth(year = '', month = ''): Days[] {
  const number = Number(month);
  if (number < 1 || number > 12) return [];
  const from = `${year}-${month.padStart(2, '0')}-01`;
  const next = number === 12 ? `${Number(year) + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  return [{ from, before: next }];
}

function eachYear(thisYear: number, read: (year: string) => Days[]): Days[] {
  const years = Array.from({ length: thisYear - firstYear + 2 }, (_, at) => String(firstYear + at));
  return years.flatMap(read);
}

function monthOf(name = ''): number {
  const start = name.toLowerCase().slice(0, 3);
  return months.indexOf(start === 'sep' ? 'set' : start) + 1;
}
