import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { inspect } from './inspection.ts';
import { heldItems, lineIsBack, staySignedIn, syncEvents, type Written, writeItems } from './outbox.ts';
import { savedSession, signIn } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Cancelar el cambio?' });

/** Returns the deletion of a service, as its screen leaves it in the outbox. */
function removal(account: number, service: number): Written {
  const setKey = `service-removal:${service}`;
  const title = `Eliminar el servicio ${service}`;
  return { id: randomUUID(), account, kind: 'service-removal', params: { id: service }, title, body: null, setKey };
}

/** Returns a visitor's message. A device that sends it has looked at all waiting items. */
function mark(): Written {
  const body = { name: 'Ana', email: 'ana@correo.example', subject: `Marca ${randomUUID()}`, message: 'Hola' };
  return { id: randomUUID(), account: 0, kind: 'contact', params: {}, title: 'Marca', body };
}

/** Opens the question about the waiting removal; then the connection returns, and all other waiting items are sent. */
async function askWhileSignalReturns(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Deshacer/ })
    .click();
  await expect(question(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => kinds(page)).toEqual(['service-removal']);
}

/** Leaves items in the outbox without signal. */
async function leave(page: Page, items: readonly Written[]): Promise<void> {
  await goOffline(page);
  await writeItems(page, items);
  await page.evaluate(() => {
    const channel = new BroadcastChannel('tero-outbox');
    channel.postMessage({ type: 'changed' });
    channel.close();
  });
}

const kinds = async (page: Page) => (await heldItems(page)).items.map(({ kind }) => kind);
const statusOf = async (request: APIRequestContext, service: number) =>
  (await request.get(`/api/services/${service}`)).status();

test('what somebody is asked about waits for the answer: its tab, another one and the worker leave it', async ({
  page,
  context,
  request,
}) => {
  const provider = await publisher(request);
  const [first, second] = [
    await publishedService(request, provider, 'Rejas de balcón'),
    await publishedService(request, provider, 'Portones de hierro'),
  ];
  const account = await staySignedIn(page, provider.email, provider.password);
  const wakeWorker = await syncEvents(page);
  const other = await context.newPage();
  await other.goto('/how-it-works');
  await page.goto('/pendientes');

  await leave(page, [removal(account, first), mark()]);
  await askWhileSignalReturns(page);
  await writeItems(page, [mark()]);
  await wakeWorker();
  await expect.poll(() => kinds(page)).toEqual(['service-removal']);
  await writeItems(page, [mark()]);
  await lineIsBack(other);
  await expect.poll(() => kinds(page)).toEqual(['service-removal']);
  await question(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  expect(await statusOf(request, first)).toBe(200);

  // the item is sent when the person answers no, and when the tab with the question is gone
  await leave(page, [removal(account, first), mark()]);
  await askWhileSignalReturns(page);
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => statusOf(request, first)).toBe(404);
  // its answer has come too
  await expect.poll(() => kinds(page)).toEqual([]);
  await leave(page, [removal(account, second), mark()]);
  await askWhileSignalReturns(page);
  await page.close();
  await lineIsBack(other);
  await expect.poll(() => statusOf(request, second)).toBe(404);
});

test('what whoever leaves may erase does not go out while they are asked', async ({ page, context, request }) => {
  const provider = await publisher(request);
  const service = await publishedService(request, provider, 'Rejas de balcón');
  const account = await staySignedIn(page, provider.email, provider.password);
  await leave(page, [removal(account, service), mark()]);
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tenés 1 pendiente sin enviar' });
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => kinds(page)).toEqual(['service-removal']);
  await dialog.getByRole('button', { name: 'Cerrar sesión y borrar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect(await kinds(page)).toEqual([]);
  expect(await statusOf(request, service)).toBe(200);
});

test('Pendientes says what waits for whom after a session ended elsewhere, and not a word of it', async ({
  page,
  context,
  request,
}) => {
  const provider = await publisher(request);
  await signIn(page, provider.email, provider.password);
  const { token, account } = await savedSession(page);
  await page.goto('/create-post');
  await page.getByLabel('Descripción').fill('Un portón de la calle Durazno');
  await page.goto('/pendientes');
  await expect(main(page)).toContainText('calle Durazno');
  const body = { content: 'Una reja de la calle Yí', photoIds: [] };
  const values = { fields: { content: body.content }, order: [], mainKey: null, removed: [] };
  await leave(page, [
    {
      ...{ id: randomUUID(), account: account?.id ?? 0, kind: 'post', params: {}, body, edit: '/create-post' },
      ...{ title: 'Publicación: Una reja de la calle Yí', draft: { form: 'create-post', values } },
    },
  ]);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await context.setOffline(false);

  await expect(main(page).getByRole('heading', { name: 'Hay 2 cosas sin enviar' })).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveText(['Publicación: sin enviar', 'Publicación: borrador']);
  await expect(main(page)).toContainText('la cuenta de proveedor con la que se usó Tero en este dispositivo');
  const shown = await main(page).textContent();
  for (const secret of ['nada pendiente', 'ya llegó', 'Durazno', 'Yí', provider.name, provider.email]) {
    expect(shown).not.toContain(secret);
  }
  await inspect(page);
  await page.reload();
  await expect(main(page).getByRole('listitem')).toHaveCount(2);

  await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Email o nombre de usuario').fill(provider.email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(provider.password);
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/pendientes');
  await expect.poll(() => kinds(page)).toEqual([]);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText('Publicación: Un portón de la calle Durazno');

  // after a person signs out, nobody can read what they wrote
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión y guardar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.goto('/pendientes');
  await expect(page.getByText('No hay nada pendiente acá')).toBeVisible();
  await expect(main(page)).not.toContainText('borrador');
  await inspect(page);
});
