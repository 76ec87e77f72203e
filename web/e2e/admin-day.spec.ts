import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Ask, askWith, atThePanel, openedSession } from './admin-panel.ts';
import { decide, letPass, newcomer } from './checkout.ts';
import { type Hands, keys, mouse } from './hands.ts';
import { registered } from './people.ts';
import { publisher, registeredProvider } from './providers.ts';

const ten = Array.from({ length: 10 }, (_, at) => at);

/** Creates a day's work: ten waiting providers, ten reports, a payment to refund, and a hidden service. */
async function aDay(page: Page, browser: Browser, ask: Ask) {
  const word = `jacaranda${randomUUID().slice(0, 6)}`;
  for (const _ of ten) await registeredProvider(page.request);
  const provider = await publisher(page.request);
  const made = async (title: string) => {
    const given = { provider_id: provider.id, title, description: 'Un servicio del día', category: 'Electricidad' };
    return (await ask<{ service: { id: number } }>('POST', '/api/admin/services', given)).service.id;
  };
  for (const at of ten) {
    const client = await registered(page.request);
    const { token } = await openedSession(page.request, client.email, client.password);
    const id = await made(`Poda ${at} ${word}`);
    await askWith(page.request, token)('POST', '/api/moderation/reports', { kind: 'service', id, reason: 'spam' });
  }
  const lost = await made(`Perdido ${word}`);
  await ask('PUT', `/api/admin/services/${lost}/status`, { isActive: false });

  const other = await browser.newPage();
  const payer = await newcomer(other);
  await other.goto('/subscription-plans');
  await decide(other, 'Pagar');
  await letPass(other, payer, 40);
  await other.close();
  return { word, payer };
}

interface Way {
  name: string;
  hands: (page: Page) => Hands;
  /** decides about the ten providers; the first is already open */
  approve: (page: Page, hands: Hands) => Promise<void>;
  /** what opens the first row of a queue */
  openFirst: (page: Page, hands: Hands) => Promise<void>;
  /** marks a case as decided, and opens the next case */
  goOn: (page: Page, hands: Hands, isLast: boolean) => Promise<void>;
  search: (page: Page, hands: Hands, text: string) => Promise<void>;
}

const ways: readonly Way[] = [
  {
    name: 'by mouse',
    hands: mouse,
    openFirst: (page, hands) => hands.press(page.getByRole('button', { name: /^Revisar/ }).first()),
    async approve(page, hands) {
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Aprobar', exact: true }));
      await hands.press(page.getByRole('button', { name: 'Aprobar y seguir' }));
    },
    goOn: (page, hands, isLast) =>
      hands.press(page.getByRole('button', { name: isLast ? 'Descartar' : 'Resolver y seguir', exact: true })),
    async search(page, hands, text) {
      await hands.press(page.getByRole('button', { name: 'Buscar en todo' }));
      await hands.write(page.getByRole('searchbox', { name: 'Buscar en todo' }), text);
    },
  },
  {
    name: 'by keys alone',
    hands: keys,
    async openFirst(page, hands) {
      await expect(page.getByRole('button', { name: /^Revisar/ }).first()).toBeVisible();
      await hands.key('j');
      await hands.key('Enter');
    },
    async approve(page, hands) {
      await hands.key('a');
      await expect(page.getByRole('button', { name: 'Aprobar y seguir' })).toBeVisible();
      await hands.key('Control+Enter');
    },
    goOn: (_, hands) => hands.key('Control+Enter'),
    async search(page, hands, text) {
      await hands.key('/');
      await hands.write(page.getByRole('searchbox', { name: 'Buscar en todo' }), text);
    },
  },
];

/** Number of presses that fit into ten minutes at three seconds each, including the time to look. */
const most = { 'by mouse': 100, 'by keys alone': 400 };

for (const { name, hands: handsOf, ...way } of ways) {
  test(`a day of the panel is done ${name} @desktop @wide`, async ({ page, browser }) => {
    const ask = await atThePanel(page);
    const { word, payer } = await aDay(page, browser, ask);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/admin');
    const hands = handsOf(page);
    const tab = (label: RegExp) =>
      page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: label });
    const dialog = page.getByRole('dialog');

    // ten providers
    await hands.press(page.getByRole('link', { name: /proveedores para verificar/ }));
    await way.openFirst(page, hands);
    for (const _ of ten) {
      await expect(dialog.getByText('Dígito verificador')).toBeVisible();
      const title = await dialog.getByRole('heading', { level: 2 }).first().textContent();
      await way.approve(page, hands);
      await expect(page.getByText('Proveedor aprobado exitosamente').first()).toBeVisible();
      // after the tenth the demo's own wait
      await expect(dialog.getByRole('heading', { level: 2, name: /: pendiente$/ })).not.toHaveText(title ?? '');
    }
    await hands.key('Escape');
    await expect(dialog).toHaveCount(0);

    // ten reports
    await hands.press(tab(/^Panel/));
    await hands.press(page.getByRole('link', { name: /casos? de moderación/ }));
    await way.openFirst(page, hands);
    for (const at of ten) {
      const dismiss = dialog.getByRole('radio', { name: 'Descartar' });
      // until then, the dialog could belong to any case
      await expect(dismiss).toBeVisible();
      const title = await dialog.getByRole('heading', { level: 2 }).first().textContent();
      await hands.press(dismiss);
      await hands.write(dialog.getByRole('textbox', { name: /^Nota/ }), 'Está bien');
      await way.goOn(page, hands, at === 9);
      if (at < 9) await expect(dialog.getByRole('heading', { level: 2 }).first()).not.toHaveText(title ?? '');
    }
    await expect(dialog).toHaveCount(0);

    // a payment goes back
    await way.search(page, hands, payer.email);
    await hands.press(page.getByRole('region', { name: 'Pagos' }).getByRole('link').first());
    await hands.press(dialog.getByRole('button', { name: /^Reembolsar/ }));
    await hands.press(dialog.getByRole('button', { name: 'Reembolsar', exact: true }));
    await expect(page.getByText('Mercado Pago confirmó la devolución')).toBeVisible();
    if (await dialog.isVisible()) await hands.key('Escape');
    await expect(dialog).toHaveCount(0);

    // why nobody finds a service
    await way.search(page, hands, `Perdido ${word}`);
    await hands.press(page.getByRole('region', { name: 'Servicios' }).getByRole('link').first());
    await expect(dialog.getByText('La gente no ve este servicio. Está oculto:')).toBeVisible();
    await hands.key('Escape');
    await expect(dialog).toHaveCount(0);

    // last month's income
    await hands.press(tab(/^Ingresos/));
    await hands.press(page.getByRole('link', { name: /: ver sus pagos$/ }).nth(1));
    await hands.press(page.getByRole('button', { name: 'Exportar CSV' }));
    const download = page.waitForEvent('download');
    await hands.press(page.getByRole('button', { name: 'Descargar' }));
    expect((await download).suggestedFilename()).toMatch(/^tero-pagos-/);

    test.info().annotations.push({ type: 'presses', description: `${name}: ${hands.done}` });
    expect(hands.done).toBeLessThan(most[name as keyof typeof most]);
  });
}
