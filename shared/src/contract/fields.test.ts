import { describe, expect, test } from 'vitest';
import { companyName, optionalCompanyName, personName, username } from './fields.ts';

describe('names are written into mails to any address', () => {
  test.each([
    [' Ana  María ', 'Ana María'],
    ['Ana\r\nBcc: x@y', 'Ana Bcc: x@y'],
    ['Ana\n\nTu cuenta fue bloqueada.', 'Ana Tu cuenta fue bloqueada.'],
    ['Ana\u2028Luz\u2029Sol\u00a0Paz\tRey\u000bRíos', 'Ana Luz Sol Paz Rey Ríos'],
    ["María José O'Neill-Núñez, h. (Cacho)", "María José O'Neill-Núñez, h. (Cacho)"],
    ['Wwanda W.', 'Wwanda W.'],
    ['J.P. Pérez', 'J.P. Pérez'],
    ['Sanitaria S.A.', 'Sanitaria S.A.'],
    ['Luz y Cía. S.R.L.', 'Luz y Cía. S.R.L.'],
    ['Ma.de los Ángeles', 'Ma.de los Ángeles'],
    ['Dr.Gómez Comas', 'Dr.Gómez Comas'],
    ['Pérez & Co.', 'Pérez & Co.'],
    ['3.14 Electricidad', '3.14 Electricidad'],
    ['Taller S.Comercial', 'Taller S.Comercial'],
  ])('%j is kept as one line', (given, kept) => {
    expect(personName.parse(given)).toBe(kept);
    expect(companyName.parse(given)).toBe(kept);
  });

  test.each(['Entrá a https://malo.example', 'ftp://x', 'WWW.malo.example', 'malo.example/entrar', 'www.\nx', '//x'])(
    '%j is no name of a person',
    (given) => {
      const { error } = personName.safeParse(given);
      expect(error?.issues.map(({ message }) => message)).toEqual(['Escribí el nombre sin enlaces ni barras (/).']);
    },
  );

  test.each([
    'ejemplo.com',
    'Entrá a EJEMPLO.COM.UY',
    'Electro.uy',
    'ana@correo.net',
    'ejemplo．com',
    'wa.me',
    'a.xyz 1',
  ])('%j is an address, in the name of a person and of a company', (given) => {
    expect(personName.safeParse(given).error?.issues[0]?.message).toBe('Escribí el nombre sin enlaces ni barras (/).');
    expect(companyName.safeParse(given).error?.issues[0]?.message).toBe(
      'Escribí el nombre de la empresa sin enlaces ni direcciones como ejemplo.com.',
    );
  });

  test.each(['https://malo.example', 'www.malo', 'malo.example/entrar'])('%j is no name of a company', (given) => {
    expect(companyName.safeParse(given).success).toBe(false);
    expect(optionalCompanyName.safeParse(given).success).toBe(false);
  });

  test('a company’s name may be missing where the panel edits it, and is one line there too', () => {
    expect([' Caños\n y  más ', '', null, undefined].map((given) => optionalCompanyName.parse(given))).toEqual([
      'Caños y más',
      null,
      null,
      null,
    ]);
  });

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
