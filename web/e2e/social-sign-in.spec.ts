import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { main } from './account-forms.ts';
import { inspect, watchConsole } from './inspection.ts';
import { savedSession } from './people.ts';
import { atFacebook, atGoogle } from './strangers.ts';

type Name = 'Google' | 'Facebook';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const foreign = (name: Name) => `El ingreso con ${name} venció, o lo empezaste en otro navegador. Probá de nuevo.`;

/** Goes from the login to the page of the social sign-in, and presses the links with these names there. */
async function choose(page: Page, name: Name, ...links: string[]): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: `Continuar con ${name}` }).click();
  for (const link of links) await page.getByRole('link', { name: link, exact: true }).click();
}

async function expectRefusal(page: Page, text: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/error\?/);
  await expect(heading(page)).toHaveText('No pudimos iniciar tu sesión');
  await expect(main(page).getByText(text, { exact: true })).toBeVisible();
}

async function expectNoSession(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
}

/** Returns the callback address of a person's sign-in with Facebook, without visiting it. */
async function unusedCallback(request: APIRequestContext, person: string): Promise<string> {
  const step = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).headers().location ?? 'no way on';
  return step(`${await step('/api/auth/facebook')}&person=${person}`);
}

/** Returns the mark with which Facebook runs a test only before a release, because Google runs the same test. */
const also = (name: Name) => (name === 'Facebook' ? ' @wide' : '');

const ways = [
  ['Google', atGoogle.newcomer, ['Permitir']],
  ['Facebook', atFacebook.newcomer, []],
] as const;

for (const [name, person, consent] of ways) {
  test(`${name}: a new client signs in, and comes back to the same account`, async ({ page }) => {
    const complaints = watchConsole(page);
    await choose(page, name, person.name, ...consent);
    await expect(heading(page)).toHaveText('¡Autenticación exitosa!');
    await expect(page).toHaveURL('/');
    // the previous screen stays until the next one has loaded
    await expect(heading(page)).not.toHaveText('¡Autenticación exitosa!');
    // a menu closes when it loses the focus, which a new screen's heading takes
    await expect(heading(page)).toBeFocused();
    const menu = page.getByRole('button', { name: `Menú de ${person.name}` });
    await menu.click();
    await page.getByRole('link', { name: 'Mi Perfil' }).click();
    await expect(main(page).getByText(person.email).first()).toBeVisible();
    const self = async () => (await savedSession(page)).account?.id;
    const first = await self();
    await menu.click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
    await expectNoSession(page);
    // the sign-in provider may remember the person and the consent
    await choose(page, name);
    const again = page.getByRole('link', { name: person.name, exact: true });
    await expect(again.or(heading(page).getByText('¡Autenticación exitosa!'))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeVisible();
    expect(first).toBeGreaterThan(0);
    expect(await self()).toBe(first);
    expect(complaints).toEqual([]);
  });

  test(`${name}: who does not consent is told so, and has no session${also(name)}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await choose(page, name, 'Cancelar');
    await expectRefusal(page, `Cancelaste el ingreso con ${name}. Probá de nuevo, o entrá con tu email y contraseña.`);
    await inspect(page);
    await expectNoSession(page);
    expect(complaints).toEqual([]);
  });

  test(`${name}: a way back that has been used works for nobody again${also(name)}`, async ({ page, browser }) => {
    let callback = '';
    page.on('request', (request) => {
      if (/\/callback\?/.test(request.url())) callback = request.url();
    });
    const codes: string[] = [];
    page.on('framenavigated', (frame) => codes.push(...(frame.url().match(/\/auth\/success#.+/) ?? [])));
    await choose(page, name, person.name, ...consent);
    await expect(heading(page)).toHaveText('¡Autenticación exitosa!');
    await expect(page).toHaveURL('/');
    expect(callback).toContain('code=');
    await page.goto(callback);
    await expectRefusal(page, foreign(name));

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(callback);
    await expectRefusal(stranger, foreign(name));
    expect(codes.length).toBeGreaterThan(0);
    await stranger.goto(codes[0] ?? '');
    await expect(heading(stranger)).toHaveText('No pudimos iniciar tu sesión');
    await expectNoSession(stranger);
    await stranger.context().close();
  });
}

test("somebody else's way back signs nobody in: not before a sign-in, not in the middle of one", async ({
  page,
  request,
}) => {
  await page.goto(await unusedCallback(request, atFacebook.newcomer.id));
  await expectRefusal(page, foreign('Facebook'));
  await choose(page, 'Facebook');
  await expect(heading(page)).toHaveText('Continuar en Tero');
  await page.goto(await unusedCallback(request, atFacebook.newcomer.id));
  await expectRefusal(page, foreign('Facebook'));
  await expectNoSession(page);
});

test.describe('who may not come in this way is told why', () => {
  const refused: [Name, string, string][] = [
    ['Google', atGoogle.impostor.name, 'Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.'],
    ['Facebook', atFacebook.namesake.name, 'Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.'],
    ['Google', atGoogle.provider.name, 'Los proveedores entran con email y contraseña.'],
    [
      'Facebook',
      atFacebook.silent.name,
      'Facebook no nos pasó tu email. Probá de nuevo y permití que lo veamos, o registrate con email y contraseña.',
    ],
  ];
  for (const [name, person, text] of refused) {
    test(`${name}: ${person}${also(name)}`, async ({ page }) => {
      await choose(page, name, person, ...(name === 'Google' ? ['Permitir'] : []));
      await expectRefusal(page, text);
      await expectNoSession(page);
    });
  }
});
