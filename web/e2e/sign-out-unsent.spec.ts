import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { image } from './images.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { heldItems, type Written, writeItems } from './outbox.ts';
import { type NewClient, registered, signIn } from './people.ts';
import { appIsStored, goOffline } from './stored-app.ts';

// offline, the app's code comes from its worker
test.use({ serviceWorkers: 'allow' });

/** Returns a support message for the outbox, which needs no other data on the server. */
function message(account: number, title: string, more: Partial<Written> = {}): Written {
  const body = { name: 'Ana', email: 'ana@correo.example', subject: `${title} ${randomUUID()}`, message: 'Hola' };
  return { id: randomUUID(), account, kind: 'contact', params: {}, title, body, ...more };
}

async function idOf(request: APIRequestContext, { email, password }: NewClient): Promise<number> {
  const response = await request.post('/api/auth/login', { data: { identifier: email, password } });
  return (await response.json()).user.id;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
}

test('what is unsent is listed, counted, tried again and deleted, and asked about before signing out', async ({
  page,
  context,
  request,
}) => {
  const complaints = watchConsole(page);
  const [ana, beto] = [await registered(request), await registered(request)];
  const [anaId, betoId] = [await idOf(request, ana), await idOf(request, beto)];
  await signIn(page, ana.email, ana.password);
  await page.goto('/pendientes');
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  await inspect(page);

  await appIsStored(page);
  await goOffline(page);
  const picture = (await image('obra.jpg', { width: 64, height: 48 })).buffer.toString('base64');
  await writeItems(
    page,
    [
      message(anaId, 'Mensaje que espera'),
      message(anaId, 'Mensaje que sobra', { imageKeys: [randomUUID()] }),
      message(betoId, 'Mensaje de otra persona'),
    ],
    picture,
  );
  await page.evaluate(() => new BroadcastChannel('tero-outbox').postMessage({ type: 'changed' }));
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Sin enviar');
  await expect(cards.last()).toContainText('1 foto');
  await expect(page.getByRole('link', { name: /^Pendientes.*2 sin enviar$/ })).toBeVisible();
  await inspect(page);

  await cards
    .last()
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(cards).toHaveCount(1);
  expect((await heldItems(page)).photos).toBe(0);

  // without connection nothing can be sent now
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: 'Tenés 1 pendiente sin enviar' });
  await expect(dialog).toContainText('Mensaje que espera');
  await expect(dialog.getByRole('button', { name: 'Enviar ahora' })).toBeHidden();
  await inspectModal(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await signOut(page);
  await dialog.getByRole('button', { name: 'Cerrar sesión y guardar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();

  // the next person can neither see, send nor erase it
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/contact')) sent.push(asked.postData() ?? '');
  });
  await context.setOffline(false);
  await signIn(page, beto.email, beto.password);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('Mensaje de otra persona');
  // signing out while the item is being sent aborts it, and it is sent again
  await expect.poll(async () => (await heldItems(page)).items).toHaveLength(1);
  await page.goto('/pendientes');
  await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  await goOffline(page);
  await writeItems(page, [message(betoId, 'Uno de los dos')]);
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión y borrar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect((await heldItems(page)).items.map(({ title }) => title)).toEqual(['Mensaje que espera']);

  // it is sent when its own account signs in again; "Enviar ahora" sends it before signing out
  await context.setOffline(false);
  await signIn(page, ana.email, ana.password);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toContain('Mensaje que espera');
  await expect.poll(async () => (await heldItems(page)).items).toEqual([]);
  const last = message(anaId, 'El último');
  await writeItems(page, [last]);
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect(sent.at(-1)).toContain('El último');
  expect((await heldItems(page)).items).toEqual([]);
  // requests under way when the connection is lost fail with the second error
  expect(complaints.filter((line) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)$/.test(line))).toEqual([]);
});
