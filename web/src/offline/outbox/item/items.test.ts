import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../../test/device.ts';
import { openPage, type Page } from '../../../../test/outbox-page.ts';

let device: Device;
let page: Page;
/** The states that a screen showed in turn: whether the last tap wants service 5. */
let shown: unknown[];

beforeEach(async () => {
  device = newDevice();
  page = await openPage('page');
  page.startOutbox();
  shown = [];
  page.useItems.subscribe((state) => {
    const { body } = page.wordsIn(state).filter(page.isOpen).at(-1) ?? {};
    const last = (body as { wanted: boolean } | undefined)?.wanted ?? null;
    if (shown.findLast((word) => word !== 'arrived') !== last) shown.push(last);
  });
  page.listen(({ type }) => type === 'arrived' && shown.push('arrived'));
});

const favorite = (wanted: boolean) => ({
  kind: 'favorite' as const,
  params: { serviceId: 5 },
  body: { wanted },
  title: 'Favorito',
  setKey: 'favorite:5',
});

test('a tap is the last word at once, and without a gap until it has arrived', async () => {
  const sent = page.sendSwitch(favorite(true));
  expect(shown).toEqual([true]);
  expect(await sent).toMatchObject({ state: 'sent' });
  expect(shown).toEqual([true, 'arrived', null]);
});

test('without signal it stays the last word, until the next tap', async () => {
  device.online = false;
  expect(await page.sendSwitch(favorite(true))).toMatchObject({ state: 'queued' });
  expect(await page.sendSwitch(favorite(false))).toMatchObject({ state: 'queued' });
  expect(shown).toEqual([true, false]);
  expect(page.useItems.getState().tapped).toEqual([]);
});

test('taps follow one another at once, while an older word is on its way and whatever the clock says', async () => {
  const first = page.sendSwitch(favorite(true));
  vi.setSystemTime(Date.now() - 3_600_000);
  const second = page.sendSwitch(favorite(false));
  expect(shown).toEqual([true, false]);
  await Promise.all([first, second]);
  await until(() => shown.at(-1) === null);
  expect(shown).toEqual([true, false, 'arrived', null]);
});

test('a tap that is refused is shown no more', async () => {
  device.server.script.push({ status: 404, code: 'not_found' });
  await expect(page.sendSwitch(favorite(true))).rejects.toMatchObject({ status: 404 });
  expect(shown).toEqual([true, null]);
});

test('a tap stays the last word until what it changed is shown', async () => {
  const list = Promise.withResolvers<void>();
  const sent = page.sendSwitch(favorite(true), { untilShown: () => list.promise });
  await until(() => shown.includes('arrived'));
  await page.readWaiting();
  expect(shown).toEqual([true, 'arrived']);
  list.resolve();
  await sent;
  expect(shown).toEqual([true, 'arrived', null]);
});
