import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { elsewhere } from './account-forms.ts';
import { askWith, openedSession } from './admin-panel.ts';
import { letPass } from './checkout.ts';
import { isKept } from './device-storage.ts';
import { inspect } from './inspection.ts';
import { killed } from './kills.ts';
import { mailboxOf } from './mails.ts';
import { openBell } from './notices.ts';
import { staySignedIn } from './outbox.ts';
import { enter, registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

for (const size of journeySizes) {
  test(`a private reply reaches the client it answers, and nobody else${size}`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const provider = await publisher(request);
    const title = `Tableros ${provider.username}`;
    const service_id = await publishedService(request, provider, title);
    const client = await registered(request);
    const ask = askWith(request, (await openedSession(request, client.email, client.password)).token);
    const stars = { response_time_rating: 2, attention_rating: 2, work_quality_rating: 2 };
    const comment = `Quedó un cable suelto ${randomUUID()}`;
    await ask('POST', '/api/reviews', { service_id, ...stars, comment });
    const secret = 'Perdón: paso mañana a las 9 y lo arreglo sin costo.';

    await enter(page, provider.email, provider.password);
    await page.goto('/provider/reviews');
    const own = card(page, comment);
    await own.getByRole('button', { name: 'Responder', exact: true }).click();
    await own.getByLabel('Tu respuesta').fill(secret);
    await own.getByLabel('Respuesta privada').check();
    await expect(
      own.getByText('No se publica: la leen quien escribió la reseña y el equipo de Tero', { exact: false }),
    ).toBeVisible();
    await own.getByRole('button', { name: 'Publicar respuesta' }).click();
    await expect(own.getByText('Privada', { exact: true })).toBeVisible();

    const mailbox = mailboxOf(request, client.email, baseURL);
    expect((await mailbox.next(/^Te respondieron en privado$/)).text).toContain(secret);
    const reader = await elsewhere(page, client.email, client.password);
    const notice = (await openBell(reader)).getByRole('listitem').filter({ hasText: 'Te respondieron en privado' });
    await expect(notice).toContainText('Su respuesta no se publica.');
    await expect(notice).not.toContainText(secret);
    await notice.getByRole('link').click();
    await expect(reader).toHaveURL(`/servicios/${service_id}/reviews`);
    await expect(card(reader, comment)).toContainText(secret);
    await expect(card(reader, comment).getByText('Privada', { exact: true })).toBeVisible();
    await inspect(reader);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/servicios/${service_id}/reviews`);
    await expect(visitor.getByText(comment)).toBeVisible();
    await expect(visitor.getByText(secret)).toHaveCount(0);

    // it can still be read when the service is no longer published
    await letPass(page, provider, 60);
    await reader.reload();
    await expect(card(reader, comment)).toContainText(secret);
  });
}

test('a kill loses no more of a reply or a review than its last word', async ({ browser, context, request }) => {
  const provider = await publisher(request);
  const service_id = await publishedService(request, provider, `Persianas ${provider.username}`);
  const client = await registered(request);
  const ask = askWith(request, (await openedSession(request, client.email, client.password)).token);
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const comment = `Muy prolijo ${randomUUID()}`;
  await ask('POST', '/api/reviews', { service_id, ...stars, comment });
  let page = await context.newPage();
  await staySignedIn(page, provider.email, provider.password);
  await page.goto('/provider/reviews');
  await card(page, comment).getByRole('button', { name: 'Responder', exact: true }).click();
  await card(page, comment)
    .getByLabel('Tu respuesta')
    .pressSequentially('Gracias por escribir, vuelvo a fin', { delay: 30 });
  await isKept(page, 'vuelvo a');
  page = await killed(page);
  await page.goto('/provider/reviews');
  await expect(card(page, comment).getByLabel('Tu respuesta')).toHaveValue(/^Gracias por escribir, vuelvo a/);
  await card(page, comment).getByRole('button', { name: 'Publicar respuesta' }).click();
  await expect(card(page, comment)).toContainText('Gracias por escribir, vuelvo a');
  await expect(card(page, comment).getByLabel('Tu respuesta')).toHaveCount(0);

  const reader = await (await browser.newContext()).newPage();
  await staySignedIn(reader, client.email, client.password);
  await reader.goto(`/servicios/${service_id}/review`);
  await expect(reader.getByLabel(/Comentario/)).toHaveValue(comment);
  await reader.getByLabel(/Comentario/).press('End');
  await reader.getByLabel(/Comentario/).pressSequentially(' y volvería a', { delay: 30 });
  await isKept(reader, 'y volvería');
  const again = await killed(reader);
  await again.goto(`/servicios/${service_id}/review`);
  await expect(again.getByLabel(/Comentario/)).toHaveValue(/y volvería/);
});
