import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { draftIsKept } from './drafts.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { review } from './notices.ts';
import { registered } from './people.ts';
import { chooseImages, type NewProvider, picture, publishedService, publisher } from './providers.ts';
import { journeySizes } from './sizes.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 });

/** Saves the copy of the pending items, and returns its contents. */
async function copyOf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar una copia' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

for (const size of journeySizes) {
  test(`what was begun and what waits is one list, goes on from there, and is in the copy${size}`, async ({
    page,
    request,
    context,
  }) => {
    const provider = await publisher(request);
    await inTheField(page, provider, '/create-post');
    await page.getByLabel('Descripción').fill('Un portón a medio hacer');
    await chooseImages(page, 'Fotos', [await picture()]);
    await draftIsKept(page, { form: 'create-post', fields: { content: 'Un portón a medio hacer' }, photos: 1 });
    await page.goto('/notification-settings');
    await goOffline(page);
    await page.getByRole('switch', { name: 'Promociones' }).first().click();
    await page.getByRole('button', { name: 'Guardar' }).first().click();
    await expect(page.getByText('Guardamos tus cambios cuando vuelva la conexión.')).toBeVisible();

    await page.goto('/pendientes');
    await expect(titles(page)).toHaveText(['Publicación: Un portón a medio hacer', 'Configuración de notificaciones']);
    const draft = main(page).getByRole('listitem').filter({ hasText: 'Un portón a medio hacer' });
    await expect(draft).toContainText('Borrador');
    await expect(draft).toContainText('Todavía no lo enviaste');
    await expect(draft).toContainText('1 foto');
    await expect(main(page)).toContainText('Lo enviamos cuando vuelva la conexión.');
    await inspect(page);
    expect(await copyOf(page)).toMatchObject({
      items: [{ kind: 'settings' }],
      drafts: [
        {
          title: 'Publicación: Un portón a medio hacer',
          content: { content: 'Un portón a medio hacer' },
          photos: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
        },
      ],
    });

    await page.getByRole('link', { name: 'Seguir escribiendo: Publicación: Un portón a medio hacer' }).click();
    await expect(page).toHaveURL(/\/create-post\?waiting=/);
    await expect(page.getByLabel('Descripción')).toHaveValue('Un portón a medio hacer');
    await page.goto('/pendientes');
    await page.getByRole('button', { name: 'Descartar: Publicación: Un portón a medio hacer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(titles(page)).toHaveText(['Configuración de notificaciones']);
    await page.reload();
    await expect(titles(page)).toHaveText(['Configuración de notificaciones']);
    await context.setOffline(false);
    await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
  });
}

test('a review, a message and the support dialog that were only begun are found again', async ({ page, request }) => {
  const provider = await publisher(request);
  const id = await publishedService(request, provider, 'Piletas de hormigón');
  const client = await registered(request);
  await inTheField(page, client, `/servicios/${id}/review`);
  await page.getByLabel(/^Comentario/).fill('Quedó sin terminar');
  await draftIsKept(page, { form: `review-${id}`, fields: { comment: 'Quedó sin terminar' }, photos: 0 });
  await page.getByRole('button', { name: 'Soporte' }).first().click();
  await page.getByRole('button', { name: 'Contactar Soporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contactar Soporte' });
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Me quedé sin señal');
  await draftIsKept(page, { form: 'support', fields: { message: 'Me quedé sin señal' }, photos: 0 });

  await page.goto('/pendientes');
  await expect(titles(page)).toHaveText(['Reseña', 'Mensaje a Tero']);
  await expect(main(page)).toContainText('Quedó sin terminar');
  await page.getByRole('link', { name: 'Seguir escribiendo: Mensaje a Tero' }).click();
  await expect(main(page).getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Me quedé sin señal');
  await page.goto('/pendientes');
  await page.getByRole('link', { name: 'Seguir escribiendo: Reseña' }).click();
  await expect(page).toHaveURL(`/servicios/${id}/review`);
  await expect(page.getByLabel(/^Comentario/)).toHaveValue('Quedó sin terminar');
});

/** Runs `work` with a server that refuses writes, with its own messages. */
async function refusing(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  const json = { success: false, code: 'validation_failed', message: 'Así no se puede' };
  await context.route('**/api/**', (route) =>
    ['PUT', 'POST'].includes(route.request().method()) && !/push|visit|auth|crash/.test(route.request().url())
      ? route.fulfill({ status: 400, json })
      : route.continue(),
  );
  await context.setOffline(false);
  await work();
  await context.unroute('**/api/**');
}

interface Refusable {
  what: string;
  title: RegExp;
  /** opens the form, goes offline once it is there, writes and sends */
  write: (page: Page, given: { provider: NewProvider; id: number }) => Promise<void>;
  /** expects the written words in the form again */
  isThere: (page: Page) => Promise<void>;
}

const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const save = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().click();

const kinds: Refusable[] = [
  {
    what: 'profile',
    title: /^Corregir: Cambios en tu perfil/,
    write: async (page) => {
      await page.goto('/edit-profile');
      await expect(page.getByLabel('Descripción')).toBeVisible();
      await isKept(page, 'emergency_phone');
      await goOffline(page);
      await page.getByLabel('Descripción').fill('Palabras del perfil');
      await save(page, 'Guardar cambios');
    },
    isThere: (page) => expect(page.getByLabel('Descripción')).toHaveValue('Palabras del perfil'),
  },
  {
    what: 'settings',
    title: /^Corregir: Configuración de notificaciones/,
    write: async (page) => {
      await page.goto('/notification-settings');
      await expect(page.getByRole('switch', { name: 'Resumen semanal' }).first()).toBeVisible();
      await goOffline(page);
      await page.getByRole('switch', { name: 'Promociones' }).first().click();
      await save(page, 'Guardar cambios');
    },
    isThere: (page) => expect(page.getByRole('switch', { name: 'Promociones' }).first()).toBeChecked(),
  },
  {
    what: 'offer',
    title: /^Corregir: Crear la promoción/,
    write: async (page) => {
      await page.goto('/provider/create-offer');
      await expect(page.getByLabel('Fecha de fin')).toBeVisible();
      await goOffline(page);
      await page.getByLabel('Fecha de inicio').fill(day(-1));
      await page.getByLabel('Fecha de fin').fill(day(5));
      await chooseImages(page, 'Imagen', [await picture()]);
      await save(page, 'Crear Promoción');
    },
    isThere: (page) => expect(page.getByLabel('Fecha de fin')).toHaveValue(day(5)),
  },
  {
    what: 'reply',
    title: /^Corregir: Respuesta a la reseña/,
    write: async (page) => {
      await page.goto('/provider/reviews');
      await isKept(page, '["reviews","provider"');
      await save(page, 'Responder');
      await goOffline(page);
      await page.getByLabel('Tu respuesta').fill('Palabras de la respuesta');
      await save(page, 'Publicar respuesta');
    },
    isThere: (page) => expect(page.getByLabel('Tu respuesta')).toHaveValue('Palabras de la respuesta'),
  },
  {
    what: 'thanks by a button',
    title: /^Corregir: Respuesta a la reseña/,
    write: async (page) => {
      await page.goto('/provider/reviews');
      await isKept(page, '["reviews","provider"');
      await goOffline(page);
      await main(page).getByRole('button', { name: 'Responder: «Gracias por tu reseña»' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar respuesta' }).click();
    },
    isThere: (page) => expect(page.getByLabel('Tu respuesta')).toHaveValue('Gracias por tu reseña'),
  },
  {
    what: 'service edit',
    title: /^Corregir: Cambios en el servicio/,
    write: async (page, { id }) => {
      await page.goto(`/edit-service/${id}`);
      await expect(page.getByLabel('Título')).toBeVisible();
      await isKept(page, '["services","detail"');
      await goOffline(page);
      await page.getByLabel('Título').fill('Rejas con otro nombre');
      await save(page, 'Guardar Cambios');
    },
    isThere: (page) => expect(page.getByLabel('Título')).toHaveValue('Rejas con otro nombre'),
  },
];

for (const { what, title, write, isThere } of kinds) {
  test(`refused later, it is corrected in its form: ${what}${['profile', 'service edit'].includes(what) ? '' : ' @wide'}`, async ({
    page,
    request,
    context,
  }) => {
    const provider = await publisher(request);
    const id = await publishedService(request, provider, 'Rejas de balcón');
    if (/reply|thanks/.test(what)) await review(request, await registered(request), 'Muy prolijo', id);
    await inTheField(page, provider, '/provider-profile');
    await write(page, { provider, id });
    await expect(page.getByText(/cuando vuelva/).first()).toBeVisible();
    await page.goto('/pendientes');
    await expect(main(page).getByText('Sin enviar')).toBeVisible();
    await refusing(context, async () => {
      await expect(main(page).getByText('Rechazado')).toBeVisible();
      await expect(main(page).getByText('Así no se puede')).toBeVisible();
    });
    await page.getByRole('button', { name: title }).click();
    await isThere(page);
    await expect(main(page)).toContainText('Así no se puede');
  });
}

test('refused later, it is corrected in its form: a change of a review', async ({ page, request, context }) => {
  const id = await publishedService(request, await publisher(request), 'Rejas de balcón');
  const client = await registered(request);
  await review(request, client, 'Muy prolijo', id);
  await inTheField(page, client, `/servicios/${id}`);
  await page.goto(`/servicios/${id}/review`);
  const comment = main(page).getByLabel(/^Comentario/);
  await expect(comment).toHaveValue('Muy prolijo');
  await isKept(page, '["reviews","service"');
  await goOffline(page);
  await comment.fill('Muy prolijo y puntual');
  await save(page, 'Guardar cambios');
  await expect(page.getByText('Sin conexión. Publicamos tus cambios cuando vuelva la conexión.')).toBeVisible();
  await page.goto('/pendientes');
  await expect(main(page).getByText('Sin enviar')).toBeVisible();
  await refusing(context, async () => {
    await expect(main(page).getByText('Rechazado')).toBeVisible();
  });
  await page.getByRole('button', { name: /^Corregir: Cambios en la reseña/ }).click();
  await expect(comment).toHaveValue('Muy prolijo y puntual');
  await expect(main(page)).toContainText('Así no se puede');
});
