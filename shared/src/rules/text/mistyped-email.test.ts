import { expect, test } from 'vitest';
import { correctedEmail } from './mistyped-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@gmail.com.uy', 'ana@gmail.com'],
  ['Ana.Paz@GMIAL.com ', 'Ana.Paz@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmai.con', 'ana@hotmail.com'],
  ['ana@hotmail.comm', 'ana@hotmail.com'],
  ['ana@gmai.con', 'ana@gmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@adinet', 'ana@adinet.com.uy'],
  ['ana@adinet.com', 'ana@adinet.com.uy'],
  ['ana@adinte.com.uy', 'ana@adinet.com.uy'],
  ['ana@vera.com', 'ana@vera.com.uy'],
  ['ana@miempresa.con', 'ana@miempresa.com'],
  ['ana@miempresa.com.u', 'ana@miempresa.com.uy'],
  ['ana@miempresa.com.yu', 'ana@miempresa.com.uy'],
  ['ana,ana@gmial.com', 'ana,ana@gmail.com'],
])('%s reads %s', (typed, meant) => expect(correctedEmail(typed)).toBe(meant));

test.each([
  ...['', 'ana', 'ana@', '@gmial.com', 'ana@g', 'ana@gm', 'ana@beto@gmial.com', 'ana@gmail.com', ' ANA@Gmail.com '],
  ...['ana@mail.com', 'ana@ymail.com', 'ana@email.com', 'ana@hotmail.es', 'ana@yahoo.com.ar', 'ana@outlook.es'],
  ...['ana@live.com.ar', 'ana@adinet.com.uy', 'ana@gmx.com', 'ana@me.com', 'ana@correo.example', 'ana@antel.com.uy'],
  ...['ana@intendencia.gub.uy', 'ana@fing.edu.uy', 'ana@startup.co', 'ana@miempresa.com', 'ana@geocom.com.uy'],
  ...['ana@hotmail.com.br', 'ana@yahoo.co.uk', 'ana@pera.com.uy', 'ana@love.com', 'ana@mailo.com', 'ana@live.cl'],
])('%s stays as it is', (typed) => expect(correctedEmail(typed)).toBeNull());
