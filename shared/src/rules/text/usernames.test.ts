import { expect, test } from 'vitest';
import { username } from '../../contract/fields.ts';
import { usernamesOf } from './usernames.ts';

test.each([
  ['Ana Pérez', 'ana.perez'],
  ['  María   José de los Ángeles Núñez ', 'maria.jose'],
  ["Carmen O'Neill", 'carmen.o'],
  // three letters are too few
  ['Ana', 'ana2'],
  ['Li', 'li10'],
  ['Ñ', 'n100'],
])('a username of %s is %s (rule ACC-90)', (name, made) => {
  const [first] = usernamesOf(name);
  expect(first).toBe(made);
});

test('all of them are as registration takes them, and differ', () => {
  for (const name of [
    'Ana Pérez',
    'Ñ',
    'Maximiliano Bartolomé Wolfeschlegelsteinhausen',
    'Jean-Luc 3',
    '김철수',
    '𠮷'.repeat(14),
    'Ḗḗ'.repeat(12),
  ]) {
    const all = usernamesOf(name);
    expect(all.length).toBeGreaterThan(80);
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect(username.safeParse(one)).toMatchObject({ success: true, data: one });
  }
  expect(usernamesOf(' … ')).toEqual([]);
});
