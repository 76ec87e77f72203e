import { test as base, expect, type Page } from '@playwright/test';
import { startSmsGateway } from '../../api/test/sms-gateway.ts';
import { demoCopy } from './demo-copy.ts';
import { startKillableServer } from './killable-server.ts';
import { enter, registered } from './people.ts';
import { goOffline } from './stored-app.ts';

type Texts = Awaited<ReturnType<typeof startSmsGateway>>['texts'];

/** A demo server that sends SMS to a gateway of the test. */
const test = base.extend<object, { server: { baseURL: string; texts: Texts } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
    async ({}, use, { parallelIndex }) => {
      const suite = Number(process.env.E2E_PORT ?? 3210);
      const gateway = await startSmsGateway();
      const given = { DEMO: '1', ...gateway.env };
      const server = await startKillableServer(suite + 20 + parallelIndex, given, demoCopy(suite));
      await use({ baseURL: server.baseURL, texts: gateway.texts });
      await server.end();
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.baseURL),
});
test.use({ serviceWorkers: 'allow' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirmá tu celular' });

/** Types the phone, if given, and the code that is sent to it. */
async function confirm(page: Page, texts: Texts, to: string, phone?: string): Promise<void> {
  if (phone) await dialog(page).getByLabel('Tu celular').fill(phone);
  await dialog(page).getByRole('button', { name: 'Mandame el código' }).click();
  const text = () => texts.findLast((sent) => sent.to === to)?.body ?? '';
  await expect.poll(text).toMatch(/^Tero: \d{6} es tu codigo para confirmar tu celular\..* No se lo pases a nadie\.$/);
  const code = dialog(page).getByLabel('Código del SMS');
  await expect(code).toBeFocused();
  await code.fill(/\d{6}/.exec(text())?.[0] ?? '');
  await code.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

test('a pedido goes on after the code of another phone; what was written without signal waits for it in Pendientes', async ({
  page,
  context,
  request,
  server: { texts },
}) => {
  const { email, password } = await registered(request);
  await enter(page, email, password);
  await page.goto('/pedir?servicios=1&que=canilla');
  await page.getByLabel('Qué necesitás').fill('Pierde la canilla de la cocina');
  await page.getByRole('textbox', { name: /^Dónde/ }).fill('Pocitos');
  await page.getByLabel('Cuándo').fill('esta semana');
  await page.getByRole('button', { name: 'Guardar y abrir los chats' }).click();
  await expect(dialog(page).getByLabel('Tu celular')).toHaveValue('099 123 456');
  // closed by mistake: the written text is still there
  await page.keyboard.press('Escape');
  await expect(page.getByText('Primero confirmá tu celular con un código')).toBeVisible();
  await expect(page.getByLabel('Qué necesitás')).toHaveValue('Pierde la canilla de la cocina');
  await page.getByRole('button', { name: 'Guardar y abrir los chats' }).click();
  await confirm(page, texts, '+59898111222', '098 111 222');
  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);
  await expect(page.getByRole('main')).toContainText('Pierde la canilla de la cocina');

  const other = await registered(request);
  await enter(page, other.email, other.password);
  await page.goto('/servicios/2/review');
  for (const part of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await page.getByRole('group', { name: part }).locator('label').last().click();
  }
  await page.getByLabel(/Comentario/).fill('Dejó todo limpio.');
  await goOffline(page);
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(page).not.toHaveURL(/review$/);
  await context.setOffline(false);
  await page.goto('/pendientes');
  await expect(page.getByText('Falta confirmar tu celular')).toBeVisible();
  await page.getByRole('button', { name: /^Confirmar mi celular/ }).click();
  await confirm(page, texts, '+59899123456');
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  const { reviews } = await (await request.get('/api/reviews/service/2')).json();
  expect(reviews.map(({ comment }: { comment: string }) => comment)).toContain('Dejó todo limpio.');
});
