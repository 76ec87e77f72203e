import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RulesOf } from './PasswordRules.tsx';

/** Returns the rules that are ticked for a password. */
const met = (password: string) =>
  [...renderToStaticMarkup(<RulesOf password={password} />).matchAll(/<\/svg>([^<]+)<span[^>]*> \(ya está\)/g)].map(
    ([, text]) => text,
  );

test('all that a password has to be is said at once, and ticked off as it is typed (rule ACC-11)', () => {
  const blank = renderToStaticMarkup(<RulesOf password="" />);
  for (const rule of ['9 caracteres o más', 'una mayúscula', 'un número', 'un símbolo, por ejemplo ! o #']) {
    expect(blank).toContain(rule);
  }
  expect(blank).toContain('No uses una contraseña común.');
  expect(met('')).toEqual([]);
  expect(met('Canilla')).toEqual(['una mayúscula']);
  expect(met('Canillas7')).toEqual(['9 caracteres o más', 'una mayúscula', 'un número']);
  expect(met('canill#')).toEqual(['un símbolo, por ejemplo ! o #']);
  expect(met('Canillas#7')).toHaveLength(4);
});
