import type { Page } from '@playwright/test';
import type { Device } from './device.ts';
import type { World } from './world.ts';

export async function isSignedIn(device: Device, account: number): Promise<boolean> {
  return device
    .tab(0)
    .evaluate((id) => JSON.parse(localStorage.getItem('tero.session') ?? '{}')?.account?.id === id, account)
    .catch(() => false);
}

/** Whether the device is in a session of no one of this round. */
export async function isSomebodyElse(device: Device, { client, provider }: World): Promise<boolean> {
  const known = await Promise.all([client, provider].map(({ id }) => isSignedIn(device, id)));
  return !known.includes(true);
}

/** Signs out by the menu, as who leaves on the device what waits. */
export async function leaveKeeping(page: Page): Promise<void> {
  // a notice may lie over the menu for some seconds
  for (const name of [/^Menú de/, 'Salir']) {
    await page.getByRole('button', { name }).dispatchEvent('click', undefined, { timeout: 3_000 });
  }
  const keep = page.getByRole('button', { name: 'Cerrar sesión y guardar' });
  const done = page.getByRole('link', { name: 'Iniciar sesión' }).first();
  await keep.or(done).first().waitFor({ timeout: 3_000 });
  if (await keep.isVisible()) await keep.click();
  await done.waitFor({ timeout: 5_000 });
}
