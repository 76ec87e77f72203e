import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addDays, localDay } from '../../shared/src/rules/time/time.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { registered } from './people.ts';
import { chooseImages, type NewProvider, picture, publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

// two people agree on the day of a job on two phones: one is offline for a while, one has no account
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

async function control(request: APIRequestContext, path: string): Promise<void> {
  const response = await request.post(`http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3210) + 1}${path}`);
  expect(response.status(), await response.text()).toBe(204);
}

async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const texts = (await (await request.get('/api/dev/sms')).json()) as { to: string; text: string }[];
  return /\d{6}/.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
}

/** Creates a quote that a client without an account accepted. */
async function accepted(request: APIRequestContext, { token }: NewProvider, phone: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = {
    client_name: 'Ana Pérez',
    works: [{ text: 'Cambiar la grifería', price: 7500 }],
    guarantee_days: '90',
  };
  const { quote } = await (await request.post('/api/quotes', { headers, data })).json();
  const link = quote.path.replace('/presupuesto/', '/api/quotes/link/');
  const asked = { version_number: 1, phone };
  expect((await request.post(`${link}/code`, { data: asked })).status()).toBe(200);
  const agreed = { ...asked, name: 'Ana Pérez', code: await codeFor(request, phone) };
  expect((await request.post(`${link}/accept`, { data: agreed })).status()).toBe(200);
  return quote.path;
}

/** Requests a code, as on another day, and types it. */
async function writeCode(page: Page, phone: string): Promise<void> {
  await control(page.request, `/forget-codes?phone=${phone}`);
  await page.getByRole('button', { name: 'Mandame el código' }).click();
  await expect(page.getByText('Te mandamos el código. Puede tardar un minuto.')).toBeVisible();
  await page.getByLabel('Código del SMS').fill(await codeFor(page.request, phone));
}

test('a cita is proposed without signal, confirmed with a code and moved; then both say who came, and the work is done', async ({
  page,
  context,
  request,
  browser,
}) => {
  const provider = await publisher(request);
  const phone = `098${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const path = await accepted(request, provider, phone);
  const day = addDays(localDay(new Date()), 3);

  await inTheField(page, provider, path);
  await page.getByRole('button', { name: 'Proponer una cita' }).click();
  await expect(page.getByLabel('Dónde')).toBeVisible();
  await goOffline(page);
  await page.getByLabel('Día').fill(day);
  await page.getByLabel('Hora').fill('10:00');
  await page.getByLabel('Hasta').fill('12:00');
  await page.getByLabel('Dónde').fill('Rivera 1234, apto 2');
  await inspect(page);
  await page.getByRole('button', { name: 'Proponer la cita' }).click();
  await expect(page.getByText(/^La proponemos cuando vuelva la conexión/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Falta que la confirme tu cliente.')).toBeVisible();

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await stranger.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await writeCode(other, phone);
  await inspect(other);
  await other.getByRole('button', { name: 'Confirmar la cita' }).click();
  await expect(other.getByText('Confirmada')).toBeVisible();

  // the provider's page shows the change, and the provider moves the appointment
  await page.reload();
  await expect(page.getByText('Confirmada')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await page.getByLabel('Hora').fill('15:00');
  await page.getByLabel('Hasta').fill('17:00');
  await page.getByRole('button', { name: 'Proponer el cambio' }).click();
  await expect(page.getByText('Falta que la confirme tu cliente.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('de 15:00 a 17:00').first()).toBeVisible();
  await other.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await writeCode(other, phone);
  await other.getByRole('button', { name: 'Confirmar la cita' }).click();
  await expect(other.getByText('Confirmada')).toBeVisible();

  // the next cita can be read offline too
  await page.goto('/citas');
  await expect(page.getByText('de 15:00 a 17:00')).toBeVisible();
  await inspect(page);
  await goOffline(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Tus próximas citas' })).toContainText('Ana Pérez · Rivera 1234');
  await page.goto('/citas');
  await expect(page.getByText('de 15:00 a 17:00')).toBeVisible();
  await context.setOffline(false);

  await control(request, `/citas?at=${addDays(day, -1)}T22:00:00.000Z`);
  await control(request, `/citas?at=${addDays(day, 1)}T15:00:00.000Z`);
  await page.goto('/avisos');
  await expect(page.getByText(/^Cita con Ana Pérez: mañana, 15:00/)).toBeVisible();
  await page.getByText('¿Estaba Ana Pérez?').click();
  await page.getByRole('button', { name: 'Sí, estaba' }).click();
  await expect(page.getByRole('button', { name: 'Sí, estaba' })).toHaveAttribute('aria-pressed', 'true');
  await other.reload();
  await other.getByRole('button', { name: 'Sí, vino' }).click();
  await writeCode(other, phone);
  await other.getByRole('button', { name: 'Contestar' }).click();
  await expect(other.getByRole('button', { name: 'Contestar' })).toBeHidden();
  await inspect(other);

  await page.getByRole('button', { name: 'Anotar un adicional o un pago' }).click();
  await page.getByLabel('Qué es').fill('Cambiar el sifón');
  await page.getByLabel('Cuánto').fill('1.800');
  await page.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(page.getByText('Falta que Ana Pérez lo acepte')).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Aceptar por $1.800' }).click();
  await writeCode(other, phone);
  await inspect(other);
  await other.getByRole('button', { name: 'Acepto por $1.800' }).click();
  await expect(other.getByText('Total con adicionales')).toBeVisible();
  await expect(other.getByText('$9.300')).toBeVisible();

  await page.getByRole('button', { name: 'El trabajo está hecho' }).click();
  await page.getByRole('button', { name: 'Sí, está hecho' }).click();
  await expect(page.getByText(/Garantía hasta el/)).toBeVisible();
  await page.getByRole('button', { name: 'Agregar fotos' }).click();
  await page.getByRole('radio', { name: 'De antes' }).check();
  await chooseImages(page, 'Fotos', [await picture()]);
  await page.getByRole('button', { name: 'Guardar las fotos' }).click();
  await expect(page.getByRole('list', { name: 'Fotos del trabajo' }).getByRole('listitem')).toHaveCount(1);
  await inspect(page);
  await other.reload();
  await expect(other.getByRole('list', { name: 'Fotos del trabajo' }).getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('link', { name: 'dejarle una reseña' })).toBeVisible();
  await stranger.close();

  const service_id = await publishedService(request, provider, 'Cambio de grifería');
  const client = await registered(request);
  const login = { identifier: client.email, password: client.password };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const data = { service_id, ...stars, comment: 'Vino cuando dijo.' };
  const review = await request.post('/api/reviews', { headers: { authorization: `Bearer ${token}` }, data });
  expect(review.status(), await review.text()).toBe(201);
  await page.goto(`/servicios/${service_id}/reviews`);
  await expect(page.getByText('Vino cuando dijo.')).toBeVisible();
});
