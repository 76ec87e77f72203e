/** The required ratios, the ceiling's time divided by Tero's: without caches, and as the server runs for a browser. */
const wanted = {
  list: { first: 0.4, 'steady, br': 1 },
  'list, page 50': { first: 0.4, 'steady, br': 1 },
  detail: { first: 0.4, 'steady, br': 1 },
  suggestions: { first: 0.4, 'steady, br': 1 },
};
/** The most ms of CPU for a page's HTML in normal operation. */
const longestPage = 1;
/** The factor by which a read may be slower with the most services than with the fewest. */
const growth = { reads: ['list', 'list, page 50', 'detail', 'suggestions'], most: 1.3 };
/** The most milliseconds that a start may take, and the most MB of memory once the server is idle. */
const mostOfStart = { ms: 1500, memory: 170 };
/** The factor by which the slowest hundredth of details may be slower beside searches. */
const mostBeside = 3;

const ways = ['ceiling', 'first', 'steady, br'];
const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Returns the figures as Markdown tables: a row for each read, size and database, then the starts, and the details
 * beside searches.
 */
export function tableOfCeilings(measured) {
  const rows = rowsOf(measured).map(({ name, row }) =>
    line([name, ...ways.map((way) => row[way]?.toFixed(3) ?? ''), ...ways.slice(1).map((way) => ratio(row, way))]),
  );
  const head = ['', ...ways, ...ways.slice(1).map((way) => `ratio of ${way}`)];
  const starts = sizesOf(measured).map(({ name, start: { ms, cpu, memory } }) =>
    line([name, Math.round(ms), Math.round(cpu), Math.round(memory)]),
  );
  const beside = sizesOf(measured).map(({ name, latency: { alone, beside } }) =>
    line([name, alone.toFixed(2), beside.toFixed(2), (beside / alone).toFixed(1)]),
  );
  return [
    ...[line(head), line(['---', ...head.slice(1).map(() => '--:')]), ...rows, ''],
    ...[line(['a start', 'ms', 'ms of CPU', 'MB, idle']), line(['---', '--:', '--:', '--:']), ...starts, ''],
    ...[
      line(['p99 of a detail, ms', 'alone', 'while two search', 'times']),
      line(['---', '--:', '--:', '--:']),
      ...beside,
    ],
  ].join('\n');
}

/** Returns the figures that miss their targets, a line each. */
export function faultsOf(measured) {
  return [
    ...[...ofRatios(measured), ...ofPages(measured), ...ofGrowth(measured)],
    ...[...ofStarts(measured), ...ofLatency(measured)],
  ];
}

function ofRatios(measured) {
  return rowsOf(measured).flatMap(({ name, read, row }) =>
    Object.entries(wanted[read] ?? {})
      .filter(([way, least]) => row.ceiling / row[way] < least)
      .map(([way, least]) => `${name}, ${way}: ${ratio(row, way)} of the ceiling, wanted ${least}`),
  );
}

function ofPages(measured) {
  return rowsOf(measured)
    .filter(({ read, row }) => read.startsWith('page: ') && row['steady, br'] > longestPage)
    .map(({ name, row }) => `${name}: ${row['steady, br'].toFixed(2)} ms, wanted ${longestPage}`);
}

function ofGrowth(measured) {
  return Object.entries(measured).flatMap(([database, sizes]) => {
    const all = Object.keys(sizes).map(Number);
    const [few, most] = [Math.min(...all), Math.max(...all)].map((size) => sizes[size].rows);
    return growth.reads
      .map((read) => ({ read, times: most[read].first / few[read].first }))
      .filter(({ times }) => times > growth.most)
      .map(({ read, times }) => `${database}: ${read} grows ${times.toFixed(2)} times, wanted ${growth.most}`);
  });
}

function ofStarts(measured) {
  return sizesOf(measured).flatMap(({ name, start }) =>
    Object.entries(mostOfStart)
      .filter(([of, most]) => start[of] > most)
      .map(([of, most]) => `${name}: a start takes ${Math.round(start[of])} ${of}, wanted ${most}`),
  );
}

function ofLatency(measured) {
  return sizesOf(measured)
    .filter(({ latency: { alone, beside } }) => beside / alone > mostBeside)
    .map(
      ({ name, latency: { alone, beside } }) =>
        `${name}: details beside searches take ${(beside / alone).toFixed(1)} times, wanted ${mostBeside}`,
    );
}

function sizesOf(measured) {
  return Object.entries(measured).flatMap(([database, sizes]) =>
    Object.entries(sizes).map(([size, one]) => ({ name: `${database}, ${size}`, ...one })),
  );
}

function rowsOf(measured) {
  return sizesOf(measured).flatMap(({ name, rows }) =>
    Object.entries(rows).map(([read, row]) => ({ read, row, name: `${name}: ${read}` })),
  );
}

function ratio(row, way) {
  return row.ceiling && row[way] ? (row.ceiling / row[way]).toFixed(2) : '';
}
