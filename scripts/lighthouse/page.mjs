import { readFileSync, writeFileSync } from 'node:fs';

/** Returns the figures as a table of Markdown, with what is to be known of the run. */
export function tableOf({ rows, index, runs, day }) {
  const names = Object.keys(Object.values(rows)[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const body = Object.entries(rows).map(([path, row]) => line([`\`${path}\``, ...names.map((name) => row[name])]));
  const told = `${day}, median of ${runs}, benchmark index ${Math.round(index)}:`;
  return [told, '', line(['address', ...names]), line(['---', ...names.map(() => '--:')]), ...body].join('\n');
}

/** Puts a table between the marks of a name in a page. */
export function writeBetween(path, name, table) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined) throw new Error(`${path} has no ${begin} and ${end}`);
  writeFileSync(path, `${before}${begin}\n${table}\n${end}${after}`);
}
