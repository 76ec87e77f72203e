import { expect, test } from 'vitest';
import { judgeModule } from './rules.mjs';

const read = (text, path = 'web/src/x/X.tsx') =>
  judgeModule({ path, text }).map(({ advice }) => advice.replace(/: it, or .*/, ''));

test.each([
  ['<b>{busy && <Spinner />}Guardar</b>', 'Guardar'],
  ["<b>{busy && <Spinner />} {busy ? 'Guardando' : 'Guardar'}</b>", "{busy ? 'Guardando' : 'Guardar'}"],
  ['<p>{name}{note && `, una nota`}</p>', '{note && `, una nota`}'],
  ["<>{user ? <Person /> : 'Nadie'}<i /></>", "{user ? <Person /> : 'Nadie'}"],
  ['<p>{rows.map((row) => <i key={row} />)}fin</p>', 'fin'],
  ['<p>{a && <i />}{b && <i />}fin</p>', 'fin'],
])('finds the text in %s', (source, text) => expect(read(source)).toEqual([text]));

test.each([
  '<b>{busy && <Spinner />}<span>Guardar</span></b>',
  "<b>{name ?? 'Nadie'}, {day}</b>",
  "<b><Icon />{busy ? 'Guardando' : 'Guardar'}</b>",
  '<b>Comparar{count > 0 && <i>{count}</i>}</b>',
  '<p>{name}{`, una nota`}</p>',
  "<p>{note && 'una nota'}</p>",
  "<p>{more && <i />}{' '}<b /> {/* nada */}</p>",
  '<p>{a && <i />}<b />fin</p>',
])('leaves %s', (source) => expect(read(source)).toEqual([]));
