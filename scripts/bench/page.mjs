import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a table between the two marks with a name in a page. */
export function writeBetween(path, name, table) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined) throw new Error(`${path} has no ${begin} and ${end}`);
  writeFileSync(path, `${before}${begin}\n${table}\n${end}${after}`);
}
