import type { Notification } from '@tero/shared/contract/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import { deliveriesOf } from '../../../test/deliveries.ts';
import { startHarness } from '../../../test/harness.ts';
import { addBrowser } from '../../../test/notices.ts';
import { createClient, createProvider, type Person, password, signIn } from '../../../test/people.ts';
import { startPushService } from '../../../test/push-service.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { linkIn, startSmtp } from '../../../test/smtp.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tellVerification } from './notice-texts.ts';

const [smtp, push] = await Promise.all([startSmtp(), startPushService()]);
const h = await startHarness({ SMTP_URL: smtp.url, PUSH_ALLOW_LOOPBACK: '1', PUBLIC_URL: 'https://tero.example' });
const { deliver } = deliveriesOf(h);
afterAll(() => Promise.all([smtp.close(), push.close()]));

const noticesOf = async (person: Person) => {
  const token = await signIn(h, person);
  return (await h.call<{ notifications: Notification[] }>('GET', '/api/notifications', { as: token })).body
    .notifications;
};
const mailsTo = (person: Person) => smtp.mails.filter(({ recipients }) => recipients.includes(person.email));

async function reviewed(body: object = {}) {
  const provider = await createProvider(h, { entitled: true });
  const client = await createClient(h, { name: 'Clara Confidencial' });
  const service = await createService(h, provider, { title: 'Instalación eléctrica' });
  const { id: device, endpoint } = await addBrowser(h, provider, push);
  const response = await writeReview(h, client, service, body);
  expect(response.status).toBe(201);
  return { provider, client, service, device, endpoint, review: response.body.review };
}

describe('a new review', () => {
  it('reaches its provider in the app, by push and by mail, without its author’s name', async () => {
    const { provider, endpoint, review } = await reviewed({ comment: 'Quedó impecable.' });
    await deliver();
    expect(await noticesOf(provider)).toMatchObject([
      {
        type: 'new_review',
        title: 'Nueva reseña de 5 estrellas',
        message: '«Quedó impecable.» La reseña es de tu servicio «Instalación eléctrica».',
        link: '/provider/reviews',
        is_read: false,
      },
    ]);
    const [arrived] = push.messages.filter((one) => one.endpoint === endpoint);
    const { notification } = JSON.parse(arrived?.text ?? '');
    expect(notification).toMatchObject({
      title: 'Nueva reseña de 5 estrellas',
      navigate: 'https://tero.example/provider/reviews',
      tag: `review-${review.id}`,
      app_badge: 1,
    });
    const [mail] = mailsTo(provider);
    expect(mail?.subject).toBe('Nueva reseña de 5 estrellas');
    expect(linkIn(mail, '/provider/')).toBe('/provider/reviews');
    expect(mail?.html).toContain('Quedó impecable.');
    for (const text of [arrived?.text, mail?.text, mail?.html]) expect(text).not.toContain('Confidencial');
  });

  it('that was refused tells nobody', async () => {
    const { provider, client, service } = await reviewed();
    expect((await writeReview(h, client, service)).status).toBe(409);
    expect(await noticesOf(provider)).toHaveLength(1);
  });

  it('says one star as one', async () => {
    const low = { response_time_rating: 1, attention_rating: 1, work_quality_rating: 1 };
    const { provider } = await reviewed(low);
    expect(await noticesOf(provider)).toMatchObject([{ title: 'Nueva reseña de 1 estrella' }]);
  });
});

describe('a reply', () => {
  const reply = (provider: Person, reviewId: number, is_public: boolean) =>
    h.call<{ response: { id: number } }>('POST', '/api/review-responses/create', {
      as: provider.token,
      body: { review_id: reviewId, response_text: 'Gracias, un gusto.', is_public },
    });

  it('that is public reaches the review’s author, anonymous or not', async () => {
    const { provider, client, service, review } = await reviewed({ is_anonymous: true });
    expect((await reply(provider, review.id, true)).status).toBe(201);
    expect(await noticesOf(client)).toMatchObject([
      {
        type: 'review_response',
        title: expect.stringMatching(/^Persona \d+ respondió tu reseña$/),
        message: '«Gracias, un gusto.» Es por tu reseña de «Instalación eléctrica».',
        link: `/servicios/${service.id}/reviews`,
      },
    ]);
  });

  it('that is private reaches the review’s author alone, quoted in the mail only', async () => {
    const { provider, client, service, review } = await reviewed();
    await reply(provider, review.id, false);
    expect(await noticesOf(client)).toMatchObject([
      {
        type: 'review_response',
        title: expect.stringMatching(/^Persona \d+ te respondió en privado$/),
        message: 'Respondió tu reseña de «Instalación eléctrica». Su respuesta no se publica: solo la ves vos.',
        link: `/servicios/${service.id}/reviews`,
      },
    ]);
    await deliver();
    const [mail] = mailsTo(client);
    expect(mail?.subject).toMatch(/^Persona \d+ te respondió en privado$/);
    expect(mail?.text).toContain('«Gracias, un gusto.»');
  });

  it('to a review of a deleted service leads to the provider’s reviews', async () => {
    const { provider, client, service, review } = await reviewed();
    await h.call('DELETE', `/api/services/${service.id}`, { as: provider.token });
    await reply(provider, review.id, false);
    expect(await noticesOf(client)).toMatchObject([{ link: `/provider/${provider.id}/reviews` }]);
  });

  it('is told once, also when it becomes public', async () => {
    const { provider, client, review } = await reviewed();
    const { body } = await reply(provider, review.id, false);
    for (const text of ['Ahora sí.', 'Ahora mejor.']) {
      const change = { response_text: text, is_public: true };
      await h.call('PUT', `/api/review-responses/${body.response.id}`, { as: provider.token, body: change });
    }
    expect(await noticesOf(client)).toHaveLength(1);
  });
});

describe('a verification', () => {
  it.each([
    [true, 'profile_approved', 'Revisamos tus datos'],
    [false, 'profile_rejected', 'No pudimos verificar tu perfil'],
  ])('that ends with %s is told', async (approved, type, title) => {
    const provider = await createProvider(h);
    const told = { id: provider.id, approved, fields: [], reason: 'La foto de la cédula no se lee.' };
    await inTransaction(h.deps.db, (trx) => tellVerification({ trx, now: h.clock.now(), config: h.deps.config }, told));
    expect(await noticesOf(provider)).toMatchObject([{ type, title }]);
    await deliver();
    expect(mailsTo(provider)).toMatchObject([{ subject: title }]);
  });
});

describe('security alerts', () => {
  const login = (person: Person, userAgent: string, ip: string) =>
    h.call('POST', '/api/auth/login', {
      body: { identifier: person.email, password },
      headers: { 'user-agent': userAgent },
      ip,
    });
  const chrome = (version: number) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0 Safari/537.36`;
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('come for a sign-in from a device that the account had not used, once each, and not for the first', async () => {
    const person = await createClient(h);
    const titles = async () => (await noticesOf(person)).map(({ title, message }) => `${title}: ${message}`);
    expect((await login(person, chrome(140), '167.56.1.1')).status).toBe(200);
    await login(person, chrome(141), '167.56.200.9');
    expect(await titles()).toEqual([]);
    await login(person, firefox, '167.56.1.1');
    await login(person, firefox, '167.56.1.1');
    expect(await titles()).toHaveLength(1);
    // a common browser, from another network
    await login(person, chrome(140), '203.0.113.7');
    expect(await titles()).toEqual([
      'Nuevo ingreso a tu cuenta: Si no fuiste vos, cambiá tu contraseña ya mismo. Alguien entró desde Chrome en Windows.',
      'Nuevo ingreso a tu cuenta: Si no fuiste vos, cambiá tu contraseña ya mismo. Alguien entró desde Firefox en Linux.',
    ]);
    await deliver();
    const mails = mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Nuevo ingreso a tu cuenta de Tero'));
    expect(mails[0]?.text).toContain('10/03/2026 a las 12:00');
  });

  it('do not come for a failed sign-in', async () => {
    const person = await createClient(h);
    await login(person, firefox, '167.56.1.1');
    const body = { identifier: person.email, password: 'otra' };
    await h.call('POST', '/api/auth/login', { body, headers: { 'user-agent': chrome(140) }, ip: '203.0.113.7' });
    expect(await noticesOf(person)).toEqual([]);
  });

  it('come for a change of the password', async () => {
    const person = await createClient(h);
    const body = { currentPassword: password, newPassword: 'Otra-Clave-2026!' };
    expect((await h.call('PUT', '/api/users/change-password', { as: person.token, body })).status).toBe(200);
    expect(await noticesOf(person)).toMatchObject([{ type: 'security_alert', title: 'Cambió tu contraseña' }]);
  });
});
