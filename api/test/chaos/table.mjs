/** Prints the run as tables of Markdown. */
export function tableOf({ minutes, seed, ledger, asking, mails, recovered, checks }) {
  const wrote = Object.entries(ledger).map(
    ([kind, all]) => `| ${kind} | ${all.length} | ${all.filter(({ told }) => told).length} |`,
  );
  const went = Object.entries(recovered).map(
    ([what, { times, longest }]) => `| ${what} | ${times} | ${longest.toFixed(1)} s |`,
  );
  const found = checks.map(({ name, found: all }) => `| ${name} | ${all.length} |`);
  const statuses = Object.entries(asking.statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  const repeated = mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
  return `
${minutes} minutes, seed ${seed}

| what went wrong | times | longest until a write passed again |
| --- | ---: | ---: |
${went.join('\n')}

| people wrote | begun | acknowledged |
| --- | ---: | ---: |
${wrote.join('\n')}

| found | |
| --- | ---: |
${found.join('\n')}

Answers: ${statuses}. Mails: ${mails.length}, of which ${repeated} came again under the same Message-ID.
`;
}
