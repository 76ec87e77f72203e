import { expect, test } from 'vitest';
import { startSmtp } from '../../../test/smtp.ts';
import { layOut } from './layout.ts';
import { smtpSender } from './transport.ts';

const operator = { name: 'Tero SAS', rut: '211234560019', address: null };
const config = {
  publicUrl: 'https://tero.example',
  operator,
  mailFrom: 'Tero <avisos@tero.example>',
  supportEmail: 's@tero.example',
};
const mail = { to: { name: 'Ana', address: 'ana@correo.example' }, subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };

test('mails do not leave the machine without TLS, unless the address says so', async () => {
  const smtp = await startSmtp();
  const { port } = new URL(smtp.url);
  const send = async (url: string) => {
    const sender = smtpSender(config, url);
    try {
      return await sender.send(mail, { key: 'k' });
    } finally {
      sender.close();
    }
  };
  // 0.0.0.0 does not count as this machine by name, although the test's server answers there
  await expect(send(`smtp://0.0.0.0:${port}`)).rejects.toThrow(/TLS/);
  expect(smtp.mails).toEqual([]);
  await send(`smtp://0.0.0.0:${port}?requireTLS=false`);
  await send(`smtp://127.0.0.1:${port}`);
  expect(smtp.mails).toHaveLength(2);
  await smtp.close();
});

test('a subject is one line, whatever it is made of', () => {
  const content = { subject: 'Nuevo: Pintura\r\n Tu cuenta\u2028está en peligro ', greeting: null, paragraphs: [] };
  expect(layOut(content, config).subject).toBe('Nuevo: Pintura Tu cuenta está en peligro');
});
