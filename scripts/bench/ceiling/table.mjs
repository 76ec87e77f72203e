/** Wanted of the ceiling's time divided by Tero's: nothing kept, and as it runs, asked as browsers ask. */
const wanted = {
  list: { first: 0.85, 'steady, br': 1.5 },
  'list, page 50': { first: 0.85, 'steady, br': 1.5 },
  detail: { first: 0.85, 'steady, br': 1.5 },
  suggestions: { first: 0.85 },
};

const ways = ['ceiling', 'first', 'first, br', 'steady', 'steady, br'];
const line = (cells) => `| ${cells.join(' | ')} |`;

/** Returns the figures as a table of Markdown: a row for each read of each size of each database. */
export function tableOfCeilings(measured) {
  const rows = rowsOf(measured).map(({ name, row }) =>
    line([name, ...ways.map((way) => row[way].toFixed(3)), ratio(row, 'first'), ratio(row, 'steady, br')]),
  );
  const head = ['', ...ways, 'ratio of first', 'ratio of steady, br'];
  return [line(head), line(['---', ...head.slice(1).map(() => '--:')]), ...rows].join('\n');
}

/** Returns what is below what is wanted, a line each. */
export function faultsOf(measured) {
  return rowsOf(measured).flatMap(({ name, read, row }) =>
    Object.entries(wanted[read] ?? {})
      .filter(([way, least]) => row.ceiling / row[way] < least)
      .map(([way, least]) => `${name}, ${way}: ${ratio(row, way)} of the ceiling, wanted ${least}`),
  );
}

function rowsOf(measured) {
  return Object.entries(measured).flatMap(([database, sizes]) =>
    Object.entries(sizes).flatMap(([size, reads]) =>
      Object.entries(reads).map(([read, row]) => ({ read, row, name: `${database}, ${size}: ${read}` })),
    ),
  );
}

function ratio(row, way) {
  return (row.ceiling / row[way]).toFixed(2);
}
