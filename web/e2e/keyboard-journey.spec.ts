import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openedChat } from './chat.ts';
import { demo, demoPassword, registered } from './people.ts';

/** Maximum number of Tab presses: more than any of these pages needs. */
const most = 150;

/** Expects the focused element, or its stand-in, to be outlined, and to be inside the window. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isOutlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) >= 2 &&
      !/rgba?\([^)]*[,/] ?0\)|transparent/.test(style.outlineColor);
    const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
    if (element.nextElementSibling) drawn.push(getComputedStyle(element.nextElementSibling));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    if (drawn.some(isOutlined) && isInside) return null;
    return `${isInside ? 'no outline' : 'out of sight'}: ${element.outerHTML.slice(0, 200)}`;
  });
  expect(fault, page.url()).toBeNull();
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab (or Shift+Tab) until the target has the focus; checks every stop on the way. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`the focus never reached ${target}`);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('search, sign in, contact and review, by keyboard alone @desktop', async ({ page, request }) => {
  const client = await registered(request);
  const login = await request.post('/api/auth/login', { data: { identifier: demo.provider, password: demoPassword } });
  const { provider } = await login.json();
  const { services } = await (await request.get(`/api/services/provider/${provider.id}`)).json();
  const service: { id: number; title: string } = services[1];
  await page.goto('/');
  await expect(title(page)).toBeVisible();

  await test.step('search', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Buscar servicios' }));
    await page.keyboard.type(service.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/servicios\?q=/);
  });

  await test.step('open the service', async () => {
    await expect(title(page)).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: service.title, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/servicios/${service.id}`);
    await expect(title(page)).toHaveText(service.title);
    await expect(title(page)).toBeFocused();
  });

  await test.step('log in, and come back', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Iniciar sesión');
    const identifier = page.getByLabel('Email o nombre de usuario');
    if (!(await hasFocus(identifier))) await tabTo(page, identifier);
    await page.keyboard.type(client.email);
    await tabTo(page, page.getByRole('textbox', { name: 'Contraseña', exact: true }));
    await page.keyboard.type(client.password);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/servicios/${service.id}`);
    await expect(title(page)).toHaveText(service.title);
  });

  await test.step('contact', async () => {
    const link = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
    await tabTo(page, link.first());
    expect(await openedChat(page, () => page.keyboard.press('Enter'))).toContain('https://wa.me/598');
    await page.bringToFront();
  });

  const comment = `Con el teclado y nada más: ${randomUUID()}`;
  await test.step('write a review', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Dejar una reseña' }).first());
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Dejar una reseña');
    for (const part of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
      const stars = page.getByRole('group', { name: part }).getByRole('radio');
      await tabTo(page, stars.first());
      for (let more = 1; more < 5; more += 1) await page.keyboard.press('ArrowRight');
      await expect(stars.last()).toBeChecked();
      await expectVisibleFocus(page);
    }
    await tabTo(page, page.getByLabel(/Comentario/));
    await page.keyboard.type(comment);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Publicar reseña' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/servicios/${service.id}`);
  });

  await test.step('see it', async () => {
    const own = page.getByRole('article').filter({ hasText: comment });
    await expect(own).toContainText('Tu reseña');
    await expect(own).toContainText('todavía no cuenta en el promedio');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Ver todas las reseñas/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/servicios/${service.id}/reviews`);
    await expect(page.getByRole('article').filter({ hasText: comment })).toBeVisible();
  });
});
