import { expect, type Page, test } from '@playwright/test';
import { register } from './account-forms.ts';
import { openedChat } from './chat.ts';
import { mailboxOf } from './mails.ts';
import { newClient } from './people.ts';
import { seen } from './seen.ts';

/** Returns the demo's provider with the number 099 123 456 and its first listed service. */
async function serviceToContact(
  page: Page,
): Promise<{ id: number; title: string; category: string; rating: number; reviews_count: number }> {
  const login = await page.request.post('/api/auth/login', {
    data: { identifier: 'proveedor@demo.example', password: 'Tero-demo-1' },
  });
  const { provider } = await login.json();
  const response = await page.request.get(`/api/services/provider/${provider.id}`);
  return (await response.json()).services[0];
}

test('a visitor finds a service, signs up, contacts the provider and reviews the work', async ({
  page,
  browser,
  baseURL,
}) => {
  const target = await serviceToContact(page);
  const client = newClient();

  await test.step('home → category → sort and filter → detail', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Electricidad', exact: true }).first().click();
    await expect(page).toHaveURL(/\/servicios\/categoria\/Electricidad/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electricidad');
    await page.goto(`/servicios/categoria/${encodeURIComponent(target.category)}`);
    await page.getByLabel('Ordenar', { exact: false }).selectOption('priceAsc');
    await expect(page).toHaveURL(/sort=priceAsc/);
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('tab', { name: 'Calificación' }).click();
    await sheet.getByText('Bueno', { exact: false }).last().click();
    await sheet.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/rating=3/);
    await page.getByRole('main').getByRole('link', { name: target.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.title);
  });

  await test.step('contacting as a visitor leads to the registration after 2 seconds', async () => {
    const refusal = seen(page, 'Debes registrarte para contactar al proveedor');
    await page
      .getByRole('button', { name: /WhatsApp/ })
      .first()
      .click();
    await refusal;
    await expect(page).toHaveURL(`/register?next=${encodeURIComponent(`/servicios/${target.id}`)}`);
  });

  await test.step('register → back at the service', async () => {
    const done = seen(page, 'Listo, ya entraste.');
    await register(page, client);
    await done;
    await expect(page).toHaveURL(`/servicios/${target.id}`);
  });

  await test.step('contact: the chat of 099 123 456 opens', async () => {
    const link = page.getByRole('link', { name: /WhatsApp/ }).first();
    const url = new URL(await openedChat(page, () => link.click()));
    expect(url.origin + url.pathname).toBe('https://wa.me/59899123456');
    expect(url.searchParams.get('text')).toContain(target.title);
  });

  await test.step('it stands in the history, and becomes a favourite', async () => {
    await page.goto('/historial');
    await page.getByRole('tab', { name: /Contactados/ }).click();
    await expect(page.getByRole('tabpanel').getByText(target.title)).toBeVisible();
    await page.goto(`/servicios/${target.id}`);
    const favorited = page.waitForResponse(
      (response) => response.url().endsWith('/api/favorites') && response.request().method() === 'POST',
    );
    await page
      .getByRole('button', { name: /Agregar a favoritos/ })
      .first()
      .click();
    expect((await favorited).status()).toBe(200);
    await page.goto('/favoritos');
    await expect(page.getByRole('main').getByText(target.title).first()).toBeVisible();
  });

  const comment = `Llegó en hora y dejó todo andando. ${client.username}`;
  await test.step('verify the email, which a review needs to count (rule TRUST-1)', async () => {
    await page.goto(await mailboxOf(page.request, client.email, baseURL).link(/^Verificá tu email/, '/verify-email'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Email confirmado!');
  });

  await test.step('review the work', async () => {
    await page.goto(`/servicios/${target.id}/review`);
    const submit = page.getByRole('main').getByRole('button', { name: /Enviar reseña|Publicar reseña/ });
    await expect(submit).toBeDisabled();
    for (const part of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
      await page.getByRole('group', { name: part }).locator('label').last().click();
    }
    await page.getByLabel(/Comentario/).fill(comment);
    await submit.click();
    await expect(page).toHaveURL(`/servicios/${target.id}`);
  });

  await test.step('the review shows to a visitor, and counts only once the contact is a day old', async () => {
    const visitor = await (await browser.newContext({ locale: 'es-UY' })).newPage();
    await visitor.goto(`/servicios/${target.id}/reviews`);
    const card = visitor.getByRole('article').filter({ hasText: comment });
    await visitor.getByText(/^Sin contacto comprobado/).click();
    await expect(card).toContainText(client.name);
    const response = await visitor.request.get(`/api/services/${target.id}`);
    const { service } = await response.json();
    expect([service.reviews_count, service.rating]).toEqual([target.reviews_count, target.rating]);
  });
});
