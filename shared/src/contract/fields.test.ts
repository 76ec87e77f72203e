import { describe, expect, test } from 'vitest';
import { registerProviderBody } from './accounts.ts';
import { personName, username } from './fields.ts';

const companyName = registerProviderBody.shape.company_name;

describe('names are written into mails to any address', () => {
  test.each([
    [' Ana  María ', 'Ana María'],
    ['Ana\r\nBcc: x@y.uy', 'Ana Bcc: x@y.uy'],
    ['Ana\n\nTu cuenta fue bloqueada.', 'Ana Tu cuenta fue bloqueada.'],
    ['Ana\u2028Luz\u2029Sol\u00a0Paz\tRey\u000bRíos', 'Ana Luz Sol Paz Rey Ríos'],
    ["María José O'Neill-Núñez, h. (Cacho)", "María José O'Neill-Núñez, h. (Cacho)"],
    ['Wwanda W.', 'Wwanda W.'],
  ])('%j is kept as one line', (given, kept) => {
    expect(personName.parse(given)).toBe(kept);
    expect(companyName.parse(given)).toBe(kept);
  });

  test.each(['Entrá a https://malo.example', 'ftp://x', 'WWW.malo.example', 'malo.example/entrar', 'www.\nx', '//x'])(
    '%j is no name of a person',
    (given) => {
      const { error } = personName.safeParse(given);
      expect(error?.issues.map(({ message }) => message)).toEqual(['Escribí el nombre sin enlaces ni barras.']);
    },
  );

  test('a company may have a bar in its name', () => {
    expect(companyName.parse('Luz/Gas y\nCía.')).toBe('Luz/Gas y Cía.');
  });

  test.each(['ana\nluz', 'ana/luz', 'ana luz', 'ana://luz'])('%j is no username', (given) => {
    expect(username.safeParse(given).success).toBe(false);
  });

  test.each([
    ['', 'El nombre es requerido'],
    ['\n \n', 'El nombre es requerido'],
    ['\nA\n', 'El nombre es requerido y debe tener al menos 2 caracteres.'],
  ])('%j is told as before', (given, message) => {
    expect(personName.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
