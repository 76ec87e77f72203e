import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { startSmtp } from './smtp.ts';

it('a sender that is killed in the middle of a mail ends nothing but that mail', async () => {
  const smtp = await startSmtp();
  const killed = connect(Number(new URL(smtp.url).port), '127.0.0.1');
  for (const line of ['EHLO casa', 'MAIL FROM:<ana@correo.example>', 'RCPT TO:<juan@correo.example>', 'DATA']) {
    await once(killed, 'data');
    killed.write(`${line}\r\n`);
  }
  await once(killed, 'data');
  killed.write('Subject: Hola\r\n\r\nUna frase sin');
  killed.destroy();
  await once(killed, 'close');
  const sender = createTransport(`${smtp.url}?requireTLS=false`);
  await sender.sendMail({ from: 'ana@correo.example', to: 'juan@correo.example', subject: 'Entero', text: 'Hola' });
  sender.close();
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Entero']);
  await smtp.close();
});
