import { day } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { deliveriesOf } from '../../../test/deliveries.ts';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { tell } from '../../../test/notices.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { startSmtp } from '../../../test/smtp.ts';
import { remindOfReviews } from '../reviews/reminder-service.ts';
import { remindOfCharges } from '../subscriptions/remind.ts';
import { sendDigests } from './digest/service.ts';

const smtp = await startSmtp();
afterAll(smtp.close);
const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://tero.example' };

const typesOf = (h: Harness, person: Person) =>
  h.deps.db
    .selectFrom('notifications')
    .select(['type', 'title', 'message', 'link'])
    .where('account_id', '=', person.id)
    .orderBy('id')
    .execute();
const mailsTo = (person: Person) => smtp.mails.filter(({ recipients }) => recipients.includes(person.email));
const contact = async (h: Harness, person: Person, service: { id: number }) => {
  const body = { service_id: service.id, click_type: 'whatsapp' };
  const response = await h.call('POST', '/api/metrics/track-click', { as: await signIn(h, person), body });
  expect(response.status).toBe(200);
};

describe('a review reminder', async () => {
  const h = await startHarness(env);

  it('comes three days after a contact, once a service', async () => {
    const [provider, client] = [await createProvider(h, { entitled: true }), await createClient(h)];
    const service = await createService(h, provider, { title: 'Pintura de frentes' });
    await contact(h, client, service);
    h.clock.advance(3 * day - 1);
    await remindOfReviews(h.deps);
    expect(await typesOf(h, client)).toEqual([]);
    h.clock.advance(1);
    await Promise.all([remindOfReviews(h.deps), remindOfReviews(h.deps)]);
    expect(await typesOf(h, client)).toMatchObject([
      {
        type: 'review_reminder',
        title: expect.stringMatching(/^¿Cómo te fue con .+\?$/),
        message: 'Hace unos días le escribiste por «Pintura de frentes». Tu reseña ayuda a otras personas a elegir.',
        link: `/servicios/${service.id}/review`,
      },
    ]);
    await contact(h, client, service);
    h.clock.advance(4 * day);
    await remindOfReviews(h.deps);
    expect(await typesOf(h, client)).toHaveLength(1);
  });

  it('does not come to who wrote one, to providers, for what is gone, or after long', async () => {
    const provider = await createProvider(h, { entitled: true });
    const [writer, late, other] = [await createClient(h), await createClient(h), await createClient(h)];
    const colleague = await createProvider(h);
    const [service, gone] = [await createService(h, provider), await createService(h, provider)];
    for (const person of [writer, colleague]) await contact(h, person, service);
    await contact(h, other, gone);
    await writeReview(h, { ...writer, token: await signIn(h, writer) }, service);
    await h.call('DELETE', `/api/services/${gone.id}`, { as: await signIn(h, provider) });
    h.clock.advance(3 * day);
    await remindOfReviews(h.deps);
    for (const person of [writer, colleague, other]) expect(await typesOf(h, person)).toEqual([]);
    await contact(h, late, service);
    h.clock.advance(8 * day);
    await remindOfReviews(h.deps);
    expect(await typesOf(h, late)).toEqual([]);
  });
});

describe('a payment reminder', async () => {
  const h = await startHarness(env);
  const subscription = (provider: Person, given: object = {}) => {
    const at = h.clock.now().toISOString();
    const due = new Date(h.clock.now().getTime() + 5 * day).toISOString();
    const row = {
      provider_id: provider.id,
      status: 'active' as const,
      amount: 89_000,
      payment_method: 'mercadopago' as const,
      auto_renewal: 1 as const,
      early_access: 0 as const,
      cancel_at_mp: 0 as const,
      next_payment_date: due,
      reference: `tero-${provider.id}`,
      idempotency_key: `clave-${provider.id}`,
      next_check_at: due,
      created_at: at,
      updated_at: at,
    };
    return h.deps.db
      .insertInto('subscriptions')
      .values({ ...row, ...given })
      .execute();
  };

  it('comes three days before a charge, once each', async () => {
    const provider = await createProvider(h);
    await subscription(provider);
    h.clock.advance(2 * day - 1);
    await remindOfCharges(h.deps);
    expect(await typesOf(h, provider)).toEqual([]);
    h.clock.advance(1);
    for (const _ of [1, 2]) await remindOfCharges(h.deps);
    expect(await typesOf(h, provider)).toEqual([
      {
        type: 'payment_reminder',
        title: 'Se acerca el cobro de tu suscripción',
        message: 'El 15 de marzo de 2026 Mercado Pago te cobra $890.',
        link: '/subscription',
      },
    ]);
    h.clock.advance(3 * day);
    const next = new Date(h.clock.now().getTime() + 2 * day).toISOString();
    await h.deps.db.updateTable('subscriptions').set({ next_payment_date: next }).execute();
    await remindOfCharges(h.deps);
    expect(await typesOf(h, provider)).toHaveLength(2);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['without renewal', { auto_renewal: 0 }],
    ['free', { amount: 0 }],
  ])('does not come for one that is %s', async (_, given) => {
    const provider = await createProvider(h);
    await subscription(provider, {
      ...given,
      next_payment_date: new Date(h.clock.now().getTime() + day).toISOString(),
    });
    await remindOfCharges(h.deps);
    expect(await typesOf(h, provider)).toEqual([]);
  });
});

describe('the weekly digest', () => {
  it('comes on Monday at nine in Uruguay, once, to those to whom something happened', async () => {
    const h = await startHarness(env);
    const { deliver } = deliveriesOf(h);
    h.clock.set('2026-03-05T15:00:00.000Z');
    const [provider, client, quiet] = [
      await createProvider(h, { entitled: true }),
      await createClient(h),
      await createClient(h),
    ];
    const service = await createService(h, provider);
    await writeReview(h, client, service);
    await contact(h, client, service);
    await h.call('POST', '/api/metrics/service-view', { as: client.token, body: { service_id: service.id } });
    await deliver();
    smtp.mails.length = 0;
    for (const early of ['2026-03-09T11:59:59.000Z', '2026-03-08T15:00:00.000Z', '2026-03-10T15:00:00.000Z']) {
      h.clock.set(early);
      await sendDigests(h.deps);
      await deliver('email');
    }
    expect(smtp.mails).toEqual([]);
    h.clock.set('2026-03-09T12:00:00.000Z');
    await Promise.all([sendDigests(h.deps), sendDigests(h.deps)]);
    await sendDigests(h.deps);
    await deliver('email');
    expect([mailsTo(client).length, mailsTo(quiet).length]).toEqual([0, 0]);
    const [mail, ...more] = mailsTo(provider);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Tu semana en Tero');
    expect(mail?.text).toContain('• 1 persona quiso contactarte');
    expect(mail?.text).toContain('• 1 reseña nueva');
    // a reminder to write a review is not a notification in the app
    expect((await typesOf(h, provider)).map(({ type }) => type)).toEqual(['new_review']);
  });
});

describe('a mail that nobody waits for', () => {
  it.each([
    ['review_reminder', 'reviewReminders'],
    ['promotion', 'promotionalOffers'],
    ['new_service', 'serviceUpdates'],
  ] as const)('like a %s ends with one press in the mail program, as a form or as JSON', async (type, category) => {
    const h = await startHarness(env);
    const { deliver } = deliveriesOf(h);
    const person = await createClient(h);
    const email = { enabled: true, categories: { [category]: true } };
    const rest = { enabled: true, categories: {} };
    const settings = { email, push: rest, sms: rest };
    await h.call('PUT', '/api/notifications/settings', { as: person.token, body: { settings } });
    await tell(h, person, { type });
    await deliver();
    const headers = mailsTo(person)[0]?.headers ?? {};
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<https:\/\/tero\.example(\/api\/notifications\/unsubscribe\/[\w.-]+)>$/;
    const [, path = ''] = address.exec(headers['list-unsubscribe'] ?? '') ?? [];
    // few mail programs on phones show the header's button, so the mail itself has a link, which needs no session
    expect(mailsTo(person)[0]?.text).toContain(`Dejar de recibir estos emails: https://tero.example${path}`);
    const type_ = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await h.call('POST', path, { body: 'List-Unsubscribe=One-Click', headers: type_ });
    expect([pressed.status, pressed.body.success]).toEqual([200, true]);
    expect((await h.call('POST', path, { body: {} })).status).toBe(200);
    expect((await h.call('POST', path)).status).toBe(200);
    await tell(h, person, { type });
    await deliver();
    expect(mailsTo(person)).toHaveLength(1);
    const forged = path.replace(/\d+\./, `${person.id + 1}.`);
    expect((await h.call('POST', forged, { body: {} })).status).toBe(400);
  });

  it('is told from one that matters: a security alert has no such button', async () => {
    const h = await startHarness(env);
    const { deliver } = deliveriesOf(h);
    const person = await createClient(h);
    await tell(h, person, { type: 'security_alert' });
    await deliver();
    expect(mailsTo(person)[0]?.headers).not.toHaveProperty('list-unsubscribe');
  });
});
