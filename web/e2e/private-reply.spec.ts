import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { askWith, openedSession } from './admin-panel.ts';
import { isKept } from './device-storage.ts';
import { killed } from './kills.ts';
import { staySignedIn } from './outbox.ts';
import { registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

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
