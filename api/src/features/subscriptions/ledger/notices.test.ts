import { day } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { confirmPhone } from '../../../../test/confirmed-phone.ts';
import { deliveriesOf } from '../../../../test/deliveries.ts';
import { addBrowser } from '../../../../test/notices.ts';
import { startPaying } from '../../../../test/payments.ts';
import { createProvider, type Person, signIn } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';
import { startSmsGateway } from '../../../../test/sms-gateway.ts';
import { linkIn, startSmtp } from '../../../../test/smtp.ts';
import { processInbox } from '../mercadopago/inbox.ts';

const [smtp, push, sms] = await Promise.all([startSmtp(), startPushService(), startSmsGateway()]);
const env = { SMTP_URL: smtp.url, PUSH_ALLOW_LOOPBACK: '1', PUBLIC_URL: 'https://tero.example', ...sms.env };
const { h, ...p } = await startPaying(env);
const { deliver } = deliveriesOf(h);
afterAll(() => Promise.all([smtp.close(), push.close(), sms.close()]));

/** Returns a subscriber with a browser, and with SMS about the subscription. */
async function subscriber(): Promise<{ provider: Person; endpoint: string }> {
  const provider = await p.subscribed();
  // a phone gets few SMS a day
  const phone = `0991${String(10_000 + provider.id)}`;
  await h.deps.db.updateTable('accounts').set({ phone }).where('id', '=', provider.id).execute();
  await confirmPhone(h, { id: provider.id, phone });
  const { endpoint } = await addBrowser(h, provider, push);
  const settings = { sms: { enabled: true, categories: { subscriptionAlerts: true } } };
  const all = { email: { enabled: true, categories: {} }, push: { enabled: true, categories: {} }, ...settings };
  const as = await signIn(h, provider);
  expect((await h.call('PUT', '/api/notifications/settings', { as, body: { settings: all } })).status).toBe(200);
  await deliver();
  return { provider, endpoint };
}

/** Returns a text as an SMS carries it. */
const plain = (text: string) => text.replace(/[áíóú]/g, (letter) => letter.normalize('NFD').charAt(0));

const listOf = (provider: Person, type: string) =>
  h.deps.db
    .selectFrom('notifications')
    .select(['title', 'message', 'link'])
    .where('account_id', '=', provider.id)
    .where('type', '=', type)
    .orderBy('id')
    .execute();

const events: [
  what: string,
  type: string,
  title: string,
  button: string,
  link: string,
  (to: Person) => Promise<void>,
][] = [
  [
    'a failed charge',
    'payment_failed',
    'No pudimos cobrar tu suscripción',
    'Ver mi suscripción',
    '/subscription',
    async (provider) => {
      await p.event(provider, { card: 'rejected' });
      await p.pass(31);
      await deliver();
      // every further attempt at the same month's charge
      await p.pass(3);
      await p.pass(3);
    },
  ],
  [
    'a pause',
    'subscription_paused',
    'Tu suscripción está suspendida',
    'Ver mi suscripción',
    '/subscription',
    (provider) => p.event(provider, { status: 'paused' }),
  ],
  [
    'a cancellation at MercadoPago',
    'subscription_cancelled',
    'Tu suscripción está cancelada',
    'Ver mi suscripción',
    '/subscription',
    (provider) => p.event(provider, { status: 'cancelled' }),
  ],
  [
    'a cancellation in Tero',
    'subscription_cancelled',
    'Tu suscripción está cancelada',
    'Ver mi suscripción',
    '/subscription',
    async (provider) => {
      await p.cancel(provider);
      await p.cancel(provider);
    },
  ],
  [
    'a refund',
    'payment_refunded',
    'Mercado Pago te devuelve un pago',
    'Ver mis pagos',
    '/subscription',
    async (provider) => {
      await p.pass(31);
      await p.ask('refund', { id: await p.agreementOf(provider) });
      await processInbox(h.deps);
    },
  ],
  [
    'a refund of a part',
    'payment_refunded',
    'Mercado Pago te devuelve parte del pago',
    'Ver mis pagos',
    '/subscription',
    async (provider) => {
      await p.pass(31);
      await p.ask('refund', { id: await p.agreementOf(provider), amount: 300 });
      await processInbox(h.deps);
    },
  ],
];

/** The SMS texts that are shorter than the words of their notice. */
const inSms: Partial<Record<string, string>> = {
  payment_failed: 'Mercado Pago no pudo cobrar',
  payment_refunded: 'Mercado Pago te devuelve',
};

describe.each(events)('%s', (_what, type, title, button, link, happen) => {
  it('is told once by app, push, mail and SMS, and leads to where one acts', async () => {
    const { provider, endpoint } = await subscriber();
    await happen(provider);
    await p.check(provider);
    await p.reconcile();
    await p.jobs();
    await deliver();
    expect(await listOf(provider, type)).toMatchObject([{ title, link }]);
    const pushed = push.messages.filter((one) => one.endpoint === endpoint && one.text.includes(title));
    expect(pushed).toHaveLength(1);
    expect(JSON.parse(pushed[0]?.text ?? '').notification.navigate).toBe(`https://tero.example${link}`);
    const mails = smtp.mails.filter((one) => one.recipients.includes(provider.email) && one.subject === title);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(button);
    expect(linkIn(mails[0], '/sub')).toBe(link);
    const texted = sms.texts.filter(({ body }) => body.includes(plain(inSms[type] ?? title)));
    expect(texted).toHaveLength(1);
    sms.texts.length = 0;
  });
});

it('a refund whose webhook event never came is found by the reconciliation, and changes no access', async () => {
  const provider = await p.subscribed();
  await p.pass(31);
  const before = await p.current(provider);
  await p.ask('fault', { lost: true });
  await p.ask('refund', { id: await p.agreementOf(provider), status: 'charged_back' });
  await p.ask('fault', {});
  h.clock.advance(2 * day);
  await p.reconcile();
  await p.reconcile();
  expect(await p.payments(provider)).toMatchObject([{ status: 'cancelled', refunded: true }]);
  expect(await listOf(provider, 'payment_refunded')).toHaveLength(1);
  expect(await p.current(provider)).toMatchObject({ status: 'active', end_date: before?.end_date });
});

it('a pause that ends is told, each time', async () => {
  const provider = await p.subscribed();
  for (const status of ['paused', 'authorized', 'paused', 'authorized']) {
    h.clock.advance(60_000);
    await p.event(provider, { status });
  }
  expect(await listOf(provider, 'subscription_paused')).toHaveLength(2);
  expect(await listOf(provider, 'subscription_activated')).toHaveLength(3);
});

it('a checkout that nobody paid ends in silence', async () => {
  const provider = await createProvider(h);
  await p.create(provider);
  await p.event(provider, { status: 'cancelled' });
  expect(await listOf(provider, 'subscription_cancelled')).toEqual([]);
});

it('“Tu suscripción está activa” leads to publishing, as its button says', async () => {
  const provider = await p.subscribed();
  await deliver();
  const mail = smtp.mails.findLast((one) => one.recipients.includes(provider.email));
  expect(mail?.subject).toBe('Tu suscripción está activa');
  expect(mail?.text).toContain('Publicar un servicio');
  expect(linkIn(mail, '/create')).toBe('/create_service');
  expect(await listOf(provider, 'subscription_activated')).toMatchObject([{ link: '/create_service' }]);
});

it('parts of a refund are told with what is new, then the rest, and the access stays', async () => {
  const provider = await p.subscribed();
  await p.pass(31);
  const before = await p.current(provider);
  const id = await p.agreementOf(provider);
  const told = async () => (await listOf(provider, 'payment_refunded')).map(({ message }) => message.split(' del ')[0]);
  const back = async (given: object) => {
    await p.ask('refund', { id, ...given });
    await processInbox(h.deps);
    await p.reconcile();
  };
  await back({ amount: 300 });
  expect(await p.payments(provider)).toMatchObject([{ status: 'completed', refunded: false, refunded_amount: 300 }]);
  expect(await p.current(provider)).toMatchObject({ status: 'active', end_date: before?.end_date });
  await back({ amount: 90.5 });
  await back({});
  expect(await told()).toEqual(['Son $300 de los $890', 'Son $90,50 de los $890', 'Son $499,50 de los $890']);
  expect(await p.payments(provider)).toMatchObject([{ status: 'cancelled', refunded: true, refunded_amount: 890 }]);
});
