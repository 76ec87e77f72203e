import { dayAtTime } from '@tero/shared/rules/time/time';
import type { Db } from '../../../db/schema/database.ts';
import { htmlOf } from '../../../delivery/mail/html.ts';
import { collect, headings, type ListName } from '../export-repository.ts';
import { columns } from './columns.ts';
import { type Rows, readTitles } from './titles.ts';
import { shownAs } from './values.ts';

/** Returns the download of one's own data, to read and print, as one HTML file without scripts (rule ACC-96). */
export async function readablePage(db: Db, accountId: number, now: Date): Promise<string> {
  const data = await collect(db, accountId);
  const lists = Object.entries(data) as [ListName, Rows][];
  const titleOf = await readTitles(
    db,
    accountId,
    lists.map(([, rows]) => rows),
  );
  const fieldOf = (list: string, column: string, value: unknown) => {
    const text = shownAs(list, column, value);
    if (text === null) return '';
    const title = titleOf(column, value);
    const shown = title === null ? text : `${title} (n.º ${text})`;
    return `<div><dt>${htmlOf(columns[column] ?? column)}</dt><dd>${htmlOf(shown)}</dd></div>`;
  };
  const cardOf = (list: string, row: Rows[number]) =>
    `<dl>${Object.entries(row)
      .map(([column, value]) => fieldOf(list, column, value))
      .join('')}</dl>`;
  const filled = lists.filter(([, rows]) => rows.length > 0);
  const empty = lists.filter(([, rows]) => rows.length === 0).map(([list]) => headings[list]);
  const index = filled.map(
    ([list, rows]) => `<li><a href="#${list}">${htmlOf(headings[list])}</a> (${rows.length})</li>`,
  );
  const sections = filled.map(
    ([list, rows]) =>
      `<section id="${list}"><h2>${htmlOf(headings[list])}</h2>${rows.map((row) => cardOf(list, row)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Mis datos en Tero</title><style>${style}</style></head>
<body><main><h1>Mis datos en Tero</h1>
<p>Todo lo que Tero guardaba sobre vos el ${dayAtTime(now.toISOString())}, con las horas de Uruguay. De cada cosa está solo lo que tiene un valor. Es tu derecho de acceso (Ley 18.331).</p>
<nav><ul>${index.join('')}</ul></nav>
${sections.join('\n')}
${empty.length > 0 ? `<section><h2>De esto no hay nada tuyo</h2><p>${htmlOf(empty.join(' · '))}</p></section>` : ''}
</main></body></html>
`;
}

const style = `
body{margin:0;background:#fff;color:#15242b;font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;break-after:avoid}
nav ul{columns:16rem;padding-left:1.25rem}a{color:#0b5e6b}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:.5rem 1rem;margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid #d9dedc;border-radius:.5rem;break-inside:avoid}
dt{font-size:.8125rem;color:#4b5b64}dd{margin:0;overflow-wrap:anywhere}
@media print{nav{display:none}main{max-width:none;padding:0}a{color:inherit}}
`.trim();
