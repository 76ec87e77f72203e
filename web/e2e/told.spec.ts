import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { askWith, openedSession } from './admin-panel.ts';
import { inspect } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { picture, publishedService, publisher } from './providers.ts';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(Date.now());

test('the team’s answer and the promotion of a followed provider are told, and lead to where they are read', async ({
  page,
  request,
  baseURL,
}) => {
  const provider = await publisher(request);
  const service_id = await publishedService(request, provider, `Tableros ${provider.username}`);
  const client = await registered(request);
  const ask = askWith(request, (await openedSession(request, client.email, client.password)).token);
  const panel = askWith(request, (await openedSession(request, demo.admin)).token);

  await ask('POST', '/api/favorites', { service_id });
  const off = { enabled: false, categories: {} };
  const settings = { email: off, sms: off, push: { enabled: true, categories: { promotionalOffers: true } } };
  await ask('PUT', '/api/notifications/settings', { settings });
  const offer = await request.post('/api/offers', {
    headers: { authorization: `Bearer ${provider.token}` },
    multipart: { startDate: today(), endDate: today(), image: await picture('oferta.jpg') },
  });
  expect(offer.ok(), await offer.text()).toBe(true);
  const control = new URL('/tell-of-offers', baseURL ?? '');
  control.port = String(Number(control.port) + 1);
  expect((await request.post(control.href)).status()).toBe(204);

  const subject = `¿Cómo cambio mi email? ${randomUUID()}`;
  const { name, email } = client;
  await ask('POST', '/api/contact', { name, email, subject, message: 'No encuentro dónde se hace.' });
  const { messages } = await panel<{ messages: { id: number }[] }>(
    'GET',
    `/api/admin/messages?search=${encodeURIComponent(subject)}`,
  );
  await panel('PUT', `/api/admin/messages/${messages[0]?.id}`, { answer: 'En Configuración, debajo de tu nombre.' });

  await enter(page, client.email, client.password);
  await page.goto('/avisos');
  const notice = (text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(notice(/^Promoción de /)).toContainText('Vale hasta el');
  await inspect(page);
  await notice(/^Promoción de /)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/provider-profile/${provider.id}`);
  await expect(page.getByRole('region', { name: 'Promociones' }).getByRole('listitem')).toHaveCount(1);

  await page.goto('/avisos');
  await notice(/respond/i)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/mis-mensajes');
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: subject });
  await expect(message).toContainText('En Configuración, debajo de tu nombre.');
  await inspect(page);
});
