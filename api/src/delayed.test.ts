import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { currentNewsletterConsent } from '@tero/shared/rules/newsletter';
import { delayedAnswer, delayedWords } from '@tero/shared/rules/text/delayed';
import { minute } from '@tero/shared/rules/time/durations';
import { afterAll, expect, it } from 'vitest';
import { deliveriesOf } from '../test/deliveries.ts';
import { type Harness, startHarness } from '../test/harness.ts';
import { createAdmin, createClient } from '../test/people.ts';
import { quoteCalls } from '../test/quotes.ts';
import { expectServerError } from '../test/server-errors.ts';
import { createPublisher } from '../test/service-form.ts';
import { startSmsGateway } from '../test/sms-gateway.ts';
import { startSmtp } from '../test/smtp.ts';
import { tellWhyDegraded } from './http/readiness.ts';

const listener = createServer().listen(0, '127.0.0.1');
await once(listener, 'listening');
const { port } = listener.address() as { port: number };
listener.close();
const sms = await startSmsGateway();
afterAll(sms.close);

const h = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}`, REQUIRE_EMAIL_VERIFICATION: '1', ...sms.env });
const { deliver } = deliveriesOf(h);
const client = await createClient(h);
const admin = await createAdmin(h);
const { make, askCode } = quoteCalls(h);
const quote = (await make(await createPublisher(h))).body.quote;

let made = 0;
const password = 'Clave-segura-1';
const registering = () => {
  made += 1;
  return {
    name: 'Ana',
    username: `espera${made}`,
    email: `espera${made}@correo.example`,
    phone: '099123456',
    password,
  };
};
const post = (on: Harness, path: string, body: object, as?: string) => on.call('POST', path, { body, as });
const question = { name: 'Ana', email: 'ana@x.uy', subject: 'Consulta', message: 'Hola', phone: '099123456' };
const report = { name: 'Ana', email: 'ana@x.uy', type: 'bug', subject: 'Falla', description: 'No anda' };

/** Requests everything that promises a mail, in turn, and returns the responses. */
async function promisesOf(on: Harness, as: string, email: string) {
  const person = registering();
  const registered = await post(on, '/api/users/register', { ...person, password_confirmation: password });
  const correction = { email: person.email, password, new_email: `b.${person.email}` };
  return {
    register: registered,
    resend: await post(on, '/api/email-verification/resend', { email: person.email }),
    correct: await post(on, '/api/email-verification/correct', correction),
    forgot: await post(on, '/api/auth/forgot-password', { email }),
    change: await post(on, '/api/users/email-change', { email: `nuevo${made}@correo.example` }, as),
    waiting: await on.call('GET', '/api/users/email-change', { as }),
    newsletter: await post(on, '/api/newsletter', { email: `b${made}@x.uy`, consent: currentNewsletterConsent }),
    contact: await post(on, '/api/contact', question),
    report: await post(on, '/api/report/', report),
  };
}

const saidOf = (responses: Awaited<ReturnType<typeof promisesOf>>) =>
  Object.fromEntries(
    Object.entries(responses).map(([name, { status, body }]) => [name, `${status} ${body.delayed ?? 'soon'}`]),
  );
const everywhere = (word: string) => ({
  ...{ register: `201 ${word}`, resend: `200 ${word}`, correct: `200 ${word}`, forgot: `200 ${word}` },
  ...{ change: `200 ${word}`, waiting: `200 ${word}`, newsletter: `200 ${word}`, contact: `201 ${word}` },
  report: `201 ${word}`,
});
const ready = async (on: Harness) => {
  on.clock.advance(1000);
  return (await on.call('GET', '/health/ready')).body;
};
const lateMails = async (on: Harness, as: string) => {
  const { body } = await on.call<{ todo: TodoItem[] }>('GET', '/api/admin/todo', { as });
  return body.todo.find(({ kind }) => kind === 'mails')?.count;
};

it('after ten minutes without a mail server everybody is told, and nobody once it is back', async () => {
  expect(saidOf(await promisesOf(h, client.token, client.email))).toEqual(everywhere('soon'));
  await deliver('email');
  h.clock.advance(9 * minute);
  await deliver('email');
  expect(await ready(h)).toEqual({ status: 'ok' });
  expect(await lateMails(h, admin.token)).toBe(0);
  h.clock.advance(minute);

  const responses = await promisesOf(h, client.token, client.email);
  expect(saidOf(responses)).toEqual(everywhere('email'));
  const { waiting: _read, contact, report: told, register, ...others } = responses;
  for (const { body } of Object.values(others)) expect(body.message).toBe(delayedWords.email);
  for (const { body } of [contact, told]) expect(body.message).toBe(delayedAnswer);
  expect(register.body.message).toBe(`Registro exitoso. ${delayedWords.email}`);

  expect(await ready(h)).toEqual({ status: 'degraded', reasons: ['email_away'] });
  expectServerError(/mails do not leave: the mail server has failed/);
  await tellWhyDegraded(h.deps);
  expect(await lateMails(h, admin.token)).toBeGreaterThan(5);
  const why = (await h.call('GET', '/api/admin/todo/mails', { as: admin.token })).body;
  expect(why).toMatchObject({ isUnset: false, reason: expect.stringContaining('ECONNREFUSED') });

  const smtp = await startSmtp(port);
  h.clock.advance(20 * minute);
  await deliver('email');
  h.clock.advance(20 * minute);
  await deliver('email');
  expect(await ready(h)).toEqual({ status: 'ok' });
  expect(await lateMails(h, admin.token)).toBe(0);
  const again = await post(h, '/api/auth/forgot-password', { email: client.email });
  expect(again.body.delayed).toBeUndefined();
  await smtp.close();
});

it('one failure long ago says nothing of a channel', async () => {
  sms.state.response = 500;
  await askCode(quote, '098 111 111');
  await deliver('sms');
  h.clock.advance(60 * minute);
  expect((await askCode(quote, '098 222 222')).body.delayed).toBeUndefined();
});

it('a gateway of texts that is away is told to whoever waits for a code', async () => {
  const ask = async (at: number) => (await askCode(quote, `098 333 33${at}`)).body;
  sms.state.response = 500;
  expect(await ask(1)).toMatchObject({ message: 'Te mandamos un código por SMS.' });
  await deliver('sms');
  h.clock.advance(6 * minute);
  await deliver('sms');
  h.clock.advance(5 * minute);
  expect(await ask(2)).toMatchObject({ message: delayedWords.sms, delayed: 'sms' });
  expect(await ready(h)).toEqual({ status: 'degraded', reasons: ['sms_away'] });
  sms.state.response = 201;
  await deliver('sms');
  h.clock.advance(5 * minute);
  await deliver('sms');
  expect((await ask(3)).delayed).toBeUndefined();
});

it('production without a mail server says so from its first minute', async () => {
  const { publicKey, privateKey } = h.deps.config.push.vapid;
  const production = await startHarness({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tero.example',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:equipo@tero.example',
    ALLOW_SANDBOX_PAYMENTS: '1',
    REQUIRE_EMAIL_VERIFICATION: '1',
  });
  const owner = await createAdmin(production);
  expect(await ready(production)).toEqual({ status: 'degraded', reasons: ['email_unset'] });
  expect(saidOf(await promisesOf(production, owner.token, owner.email))).toEqual(everywhere('email'));
  production.clock.advance(11 * minute);
  expect(await lateMails(production, owner.token)).toBeGreaterThan(5);
  const why = (await production.call('GET', '/api/admin/todo/mails', { as: owner.token })).body;
  expect(why).toMatchObject({ isUnset: true, reason: null });
});

it('no response promises a mail or a text without asking whether it leaves', () => {
  const folder = join(import.meta.dirname, 'features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('routes.ts'));
  const careless = files.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const asked = [...text.matchAll(/promised\([^;]*?\)/gs)].map(([call]) => call).join();
    const promises = [
      ...text.matchAll(/(?:const (\w+) = )?(['`][^'`\n]*\b(?:mandamos|enviamos|reenviado)\b[^'`\n]*['`])/gi),
    ];
    return promises.some(([, name = '', words = '']) => !asked.includes(words) && !(name && asked.includes(name)));
  });
  expect(files.length).toBeGreaterThan(40);
  // these responses say that a mail is no longer sent
  expect(careless).toEqual(['notifications/routes.ts']);
});
