// The day as tables of Markdown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** A row of a table. */
export const line = (cells) => `| ${cells.join(' | ')} |`;
const head = (cells) => [line(cells), line(cells.map((_, at) => (at === 0 ? '---' : '--:')))];
/** A number as the pages write it. */
export const number = (value, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const cpuNames = { servers: 'CPU of the processes', postgres: 'CPU of Postgres', standby: 'CPU of its replica' };
const sum = (all) => all.reduce((total, one) => total + one, 0);

export function tablesOfDay(day) {
  const {
    visitors,
    providers,
    share,
    minutes,
    date,
    processes,
    calls,
    cpu,
    calm,
    storm,
    oldest,
    memory,
    statuses,
    mails,
  } = day;
  const total = sum(calls.map(({ count }) => count));
  const said =
    `${date}, ${number(visitors)} visitors and ${number(providers)} providers, of whom one in ${share} was played, a day in ` +
    `${minutes} minutes: ${number((24 * 60) / minutes)} times as fast, so ${number((24 * 60) / minutes / share, 1)} times the ` +
    `calls a second of the real day. ${processes} processes and a Postgres on two cores, which the visitors used too.`;
  return [
    said,
    '',
    ...head(['calls', 'as played', 'of the day', 'p50 ms', 'p95 ms', 'p99 ms', 'kB each']),
    ...calls.map(({ kind, count, p50, p95, p99, bytes }) =>
      line([
        kind,
        number(count),
        number(count * share),
        number(p50, 1),
        number(p95, 1),
        number(p99, 1),
        number(bytes / count / 1000, 1),
      ]),
    ),
    line([
      '**all**',
      number(total),
      number(total * share),
      ...['p50', 'p95', 'p99'].map((of) => number(day.all[of], 1)),
      number(day.bytes / total / 1000, 1),
    ]),
    '',
    ...head(['what it took', 'as played', 'of the day']),
    ...Object.entries(calm.cpu).flatMap(([name, seconds]) => {
      const ofVisit = seconds / calm.visits;
      const ofStorm = cpu[name] - ofVisit * (visitors / share);
      return [
        line([
          `${cpuNames[name]}, a visit`,
          `${number(ofVisit * 1000, 1)} ms`,
          `${number((ofVisit * visitors) / 60)} min`,
        ]),
        line([`${cpuNames[name]}, the storm`, `${number(ofStorm, 1)} s`, '']),
      ];
    }),
    line(['bytes out', `${number(day.bytes / 1e6)} MB`, `${number((day.bytes * share) / 1e9, 1)} GB`]),
    line(['calls of the busiest minute', number(day.busiest), '']),
    line(['calls a second in the busiest hour', number(day.busiest / 60), number(day.busiestReal, 1)]),
    line(['mails', number(mails), '']),
    line(['memory of a process, the most', `${number(Math.max(...memory))} MB`, '']),
    '',
    ...head(['the storm', '']),
    line(['pushes, each decrypted', number(storm.pushes)]),
    line(['refused by the push service', number(storm.refused)]),
    line(['the first after it was published', `${number(storm.first, 1)} s`]),
    line(['the last', `${number(storm.last, 1)} s`]),
    ...Object.entries(oldest).map(([channel, seconds]) =>
      line([`oldest ${channel} that waited`, `${number(seconds, 1)} s`]),
    ),
    '',
    `Answers: ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${number(count)}`)
      .join(', ')}. Errors: ${day.faults.length}.`,
  ].join('\n');
}

/** Percentiles of many milliseconds. */
export function percentiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Puts a text between the marks of its name in docs/scale.md. */
export function writeTables(name, text) {
  const path = join(root, 'docs/scale.md');
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(between, (_all, begin, end) => `${begin}${text}\n${end}`),
  );
}
