// Compares the report of `npm audit` with the advisories that we have reasons to accept.
import { allowed } from './allowed.mjs';

/**
 * Returns the advisories of an `npm audit --json` report: one `{ id, name, severity, title, url }` for each advisory
 * and package.
 */
function readReport(report) {
  const found = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object')
    .map(({ name, severity, title, url }) => ({ id: url.split('/').at(-1), name, severity, title, url }));
  return [...new Map(found.map((advisory) => [`${advisory.id} ${advisory.name}`, advisory])).values()];
}

/**
 * Returns sentences about advisories without a reason, reasons that are due for review, and reasons that are no longer
 * needed. `today` is a day.
 */
export function judge(report, today, reasoned = allowed.advisories) {
  const found = readReport(report);
  const ids = new Set(found.map(({ id }) => id));
  return [
    ...found
      .filter(({ id }) => !reasoned.has(id))
      .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}) ${url}`),
    ...[...reasoned]
      .filter(([id, { until }]) => ids.has(id) && until < today)
      .map(([id, { until, reason }]) => `${id} was let through until ${until}, look again: ${reason}`),
    ...[...reasoned.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is no longer reported: take it out of scripts/supply/allowed.mjs`),
  ];
}
