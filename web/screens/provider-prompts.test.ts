import { isInaccessible, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createProvider, type Person } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { notificationScreens } from '../src/app/screens/notification-screens.ts';
import { providerActivityScreens } from '../src/app/screens/provider-activity-screens.ts';
import { providerScreens } from '../src/app/screens/provider-screens.ts';
import { publishScreens } from '../src/app/screens/publishing-screens.ts';
import { subscriptionScreens } from '../src/app/screens/subscription-screens.ts';
import { open } from './open.tsx';

const paying = await startPaying();
const { h } = paying;

/** Every screen for providers with a fixed address, and the entries of their menus. */
const screens = [
  ...[providerScreens, providerActivityScreens, publishScreens, subscriptionScreens, notificationScreens]
    .flat()
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
  '/provider-profile?tab=posts',
  '/provider-profile?tab=reviews',
  '/metrics?tab=posts',
  '/change-password',
  '/provider/benefits',
  '/provider/resources',
];

/**
 * Returns the prompts to subscribe, recognised by text or target. The footer's list of pages and earlier messages do
 * not count.
 */
function prompts(): string[] {
  return [...document.querySelectorAll('header :is(a, button), main :is(a, button)')]
    .filter(
      (element) =>
        /^(suscrib|renovar|activar (mi|tu) suscrip)/i.test(element.textContent.trim()) ||
        (/^\/(subscription-plans|test-subscription)/.test(element.getAttribute('href') ?? '') &&
          !(location.pathname === '/avisos' && element.closest('li'))),
    )
    .filter((element) => !isInaccessible(element))
    .map((element) => `${element.textContent.trim()} → ${element.getAttribute('href')}`);
}

/** Waits for the screen's own content, for which a prompt of the bar may disappear. */
async function opened(path: string, as: Person): Promise<void> {
  await open(h, path, { as });
  await waitFor(() => {
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    const waits = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(waits.filter((text) => /^Cargando|Verificando/.test(text))).toEqual([]);
  });
}

/** Expects exactly one prompt to subscribe; screens of the subscription's flow may have none. */
async function expectOne(path: string): Promise<void> {
  const isFlow = /^\/subscription[-/](confirmation|success)/.test(path);
  await waitFor(() => {
    const { length } = prompts();
    if (isFlow) expect(length, path).toBeLessThanOrEqual(1);
    else expect(length, `${path}: ${prompts()}`).toBe(1);
  });
}

async function expectOneEach(paths: readonly string[], as: Person): Promise<void> {
  for (const path of paths) {
    await opened(path, as);
    await expectOne(path);
  }
}

test('no screen asks a new provider twice to subscribe', async () => {
  await expectOneEach(screens, await createProvider(h));
});

test('nor one whose subscription has ended', async () => {
  const provider = await paying.subscribed();
  const { id } = await createService(h, provider);
  await paying.event(provider, { card: 'rejected' });
  await paying.pass(31);
  await paying.pass(60);
  expect(await paying.current(provider)).toMatchObject({ status: 'expired' });
  await expectOneEach([...screens, `/servicios/${id}`], provider);
});
