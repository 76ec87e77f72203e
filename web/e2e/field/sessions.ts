import type { Page } from '@playwright/test';
import type { Device } from './device.ts';
import { accountOf, type Role, type World } from './world.ts';

/** Returns whether the device has the account's session; with 0, whether it has none. */
export async function isSignedIn(device: Device, account: number): Promise<boolean> {
  return device
    .tab(0)
    .evaluate((id) => (JSON.parse(localStorage.getItem('tero.session') ?? '{}')?.account?.id ?? 0) === id, account)
    .catch(() => false);
}

/** Returns whether the device has a wrong session: one of an earlier round, or none although it should have one. */
export async function isSomebodyElse(device: Device, world: World, role: Role): Promise<boolean> {
  const meant: Role[] = role === 'visitor' ? ['visitor'] : ['client', 'provider'];
  const known = await Promise.all(meant.map((one) => isSignedIn(device, accountOf(world, one))));
  return !known.includes(true);
}

/** Signs out by the menu, and leaves the waiting items on the device. */
export async function leaveKeeping(page: Page): Promise<void> {
  // a toast may cover the menu for some seconds
  for (const name of [/^Menú de/, 'Salir']) {
    await page.getByRole('button', { name }).dispatchEvent('click', undefined, { timeout: 3_000 });
  }
  const keep = page.getByRole('button', { name: 'Cerrar sesión y guardar' });
  const done = page.getByRole('link', { name: 'Iniciar sesión' }).first();
  await keep.or(done).first().waitFor({ timeout: 3_000 });
  if (await keep.isVisible()) await keep.click();
  await done.waitFor({ timeout: 5_000 });
}
