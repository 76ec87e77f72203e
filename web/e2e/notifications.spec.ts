import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { keptTexts } from './device-storage.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { answerNotices, avisos, bell, noticeLike, openBell, review } from './notices.ts';
import { demo, enter, registered, signIn } from './people.ts';

for (const size of ['', ' @desktop @wide']) {
  test(`a review arrives without a reload, is read on a click, and leads to its subject${size}`, async ({
    page,
    request,
  }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    const comment = `Excelente ${randomUUID().slice(0, 8)}`;
    await enter(page, demo.provider);
    const live = page.waitForResponse('**/api/notifications/stream');
    await page.goto('/historial');
    await live;
    await review(request, client, comment);
    await expect(size ? bell(page) : avisos(page)).toHaveAccessibleName(/sin leer$/);
    await expect(page.getByRole('status').getByText('Nueva notificación: Nueva reseña de 5 estrellas')).toBeAttached();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    const item = (await openBell(page)).getByRole('listitem').filter({ hasText: comment });
    await expect(item).toContainText('Sin leer');
    await expect(item).toContainText('Ahora');
    await item.getByRole('link').click();
    await expect(page).toHaveURL('/provider/reviews');
    await expect(page.getByRole('main').getByText(comment).first()).toBeVisible();
    const again = (await openBell(page)).getByRole('listitem').filter({ hasText: comment });
    await expect(again).toBeVisible();
    await expect(again).not.toContainText('Sin leer');
    expect(complaints).toEqual([]);
  });

  test(`the bell's list in its states${size}`, async ({ page, request }) => {
    const client = await registered(request);
    await enter(page, client.email, client.password);
    const types = [
      'review_response',
      'profile_rejected',
      'subscription_activated',
      'security_alert',
      'algo_que_vendra',
    ];
    const list = types.map((type, index) => noticeLike(index + 1, { type, link: index === 0 ? '/favoritos' : null }));
    await answerNotices(page, {
      unread: 120,
      list: [...list, noticeLike(9, { link: '//evil.example', is_read: true })],
    });
    await page.goto('/maintenance');
    await expect(bell(page)).toHaveAccessibleName('Avisos, 99+ sin leer');
    const shown = await openBell(page);
    await expect(shown.getByRole('listitem')).toHaveCount(6);
    // a link to another site is not followed
    await expect(shown.getByRole('link')).toHaveCount(1);
    await expect(shown.getByRole('listitem').filter({ hasText: 'Aviso 1' })).toContainText('Hace 1h');
    if (size) await inspect(page);
    else await inspectModal(page);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(bell(page)).toBeFocused();
  });
}

test('mark all, with the keyboard alone', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await answerNotices(page, { unread: 2, list: [noticeLike(1), noticeLike(2)] });
  await page.goto('/maintenance');
  await expect(bell(page)).toHaveAccessibleName('Avisos, 2 sin leer');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toBeVisible();
  await page.unrouteAll();
  await answerNotices(page, { unread: 0, list: [noticeLike(1, { is_read: true }), noticeLike(2, { is_read: true })] });
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Avisos' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Avisos');
});

test('empty, failing and offline lists, and a count that fails', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await answerNotices(page, { unread: 'fails', list: 'fails' });
  const failed = page.waitForResponse('**/api/notifications/unread-count');
  await page.goto('/maintenance');
  await failed;
  await expect(bell(page)).toHaveAccessibleName('Avisos');
  await openBell(page);
  await expect(page.getByText('No pudimos cargar tus notificaciones')).toBeVisible();

  await page.unrouteAll();
  await answerNotices(page, { list: 'offline' });
  await page.reload();
  await openBell(page);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Tero no responde')).toBeVisible();
  // the button makes a call; the next response counts, because the list also refetches by itself
  const asked = page.waitForRequest('**/api/notifications?*');
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await asked;
  await page.unrouteAll();
  await answerNotices(page, { list: [] });
  await expect(page.getByText('No tenés notificaciones')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.unrouteAll();
  await answerNotices(page, { list: [noticeLike(1)] });
  await openBell(page);
  await expect(page.getByText('Aviso 1')).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain('Aviso 1');
  await page.unrouteAll();
  await answerNotices(page, { list: 'offline' });
  await page.reload();
  await openBell(page);
  await expect(page.getByText('Aviso 1')).toBeVisible();
});

test('without the live line it asks every minute and when the app is looked at again', async ({ page, request }) => {
  const client = await registered(request);
  await enter(page, client.email, client.password);
  await page.clock.install();
  await answerNotices(page, { unread: 1 });
  await page.goto('/maintenance');
  await expect(bell(page)).toHaveAccessibleName('Avisos, 1 sin leer');
  await page.unrouteAll();
  await answerNotices(page, { unread: 3 });
  await page.clock.fastForward(61_000);
  await expect(bell(page)).toHaveAccessibleName('Avisos, 3 sin leer');
  await page.unrouteAll();
  await answerNotices(page, { unread: 4 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(bell(page)).toHaveAccessibleName('Avisos, 4 sin leer');
});

test('visitors have no bell, and the bar stays on one line on the narrowest phones', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  for (const person of [demo.provider, demo.newcomer]) {
    await signIn(page, person);
    await page.setViewportSize({ width: 320, height: 640 });
    const [logo, menu] = await Promise.all([
      page.getByRole('link', { name: 'Tero, ir al inicio' }).boundingBox(),
      page.getByRole('button', { name: /^Menú de/ }).boundingBox(),
    ]);
    const middle = (box: typeof logo) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(middle(logo) - middle(menu))).toBeLessThan(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  }
});
