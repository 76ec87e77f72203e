import { expect, test } from '@playwright/test';
import { atThePanel } from './admin-panel.ts';
import { inspect, watchConsole } from './inspection.ts';
import { tooWide, wide } from './sizes.ts';

const tabs: [path: string, title: string, h1?: string][] = [
  ['/admin/dashboard', 'Panel', 'Panel de administración'],
  ['/admin/users-list', 'Clientes'],
  ['/admin/providers-list', 'Proveedores'],
  ['/admin/provider-verification', 'Verificación de proveedores'],
  ['/admin/services', 'Servicios'],
  ['/admin/reviews', 'Reseñas'],
  ['/admin/review-responses', 'Respuestas a reseñas'],
  ['/admin/subscriptions', 'Suscripciones'],
  ['/admin/payments', 'Pagos'],
  ['/admin/categories', 'Categorías'],
  ['/admin/searches', 'Búsquedas'],
  ['/admin/recent', 'Últimos Servicios'],
  ['/admin/messages', 'Mensajes y reportes'],
  ['/admin/newsletter', 'Boletín'],
  ['/admin/logs', 'Registro de actividad'],
  ['/admin/advanced-stats', 'Estadísticas avanzadas'],
  ['/admin/security', 'Seguridad'],
];

test('every tab on a phone', async ({ page }) => {
  const complaints = watchConsole(page);
  await atThePanel(page);
  for (const [path, title, h1 = title] of wide ? tabs : tabs.filter((_, at) => (tabs.length - 1 - at) % 3 === 0)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await inspect(page);
    if (path === '/admin/advanced-stats') await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Administración | Tero`);
    expect(await tooWide(page), path).toBe(0);
  }
  await page.getByRole('button', { name: 'Sección: Seguridad' }).click();
  await page.getByRole('menuitem', { name: 'Reseñas' }).click();
  await expect(page).toHaveURL('/admin/reviews');
  expect(complaints).toEqual([]);
});
