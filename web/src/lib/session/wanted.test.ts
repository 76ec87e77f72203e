import { beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '../../../test/device.ts';

let device: ReturnType<typeof newDevice>;

/** The module as a page has it that saves data, and whether what it returned has resolved. */
async function savingPage(search = '') {
  device = newDevice();
  Object.assign(location, { search });
  const { useSaving } = await import('../../ui/saving.ts');
  useSaving.setState({ saves: true });
  const wanted = await import('./wanted.ts');
  return { ...wanted, useSaving };
}

function touch(type = 'pointerdown') {
  window.dispatchEvent(new Event(type));
}

beforeEach(() => {
  device = newDevice();
});

test('what can wait comes with the first touch, and from then on at once', async () => {
  const { whenWanted, partsWait, isWaiting } = await savingPage();
  const came = vi.fn();
  void whenWanted().then(came);
  await Promise.resolve();
  expect([isWaiting(), partsWait()]).toEqual([true, true]);
  expect(came).not.toHaveBeenCalled();
  touch('scroll');
  await whenWanted();
  expect(came).toHaveBeenCalled();
  expect([isWaiting(), partsWait()]).toEqual([false, false]);
});

test('a touch without signal fetches nothing, and the signal that is back does', async () => {
  const { whenWanted, withTouch } = await savingPage();
  const load = vi.fn(async () => 'a part');
  void whenWanted();
  const part = withTouch(load)();
  device.online = false;
  touch();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  device.online = true;
  touch('online');
  expect(await part).toBe('a part');
});

test('a browser that wrongly claims to be without signal keeps nothing back', async () => {
  const { withTouch } = await savingPage();
  const load = vi.fn(async () => 'a part');
  const part = withTouch(load)();
  device.claimsNone = true;
  touch('offline');
  touch();
  expect(await part).toBe('a part');
});

test('who does not save data, and a page whose address asks for something, waits for nothing', async () => {
  const { partsWait, withTouch, useSaving } = await savingPage('?q=sanitario&minPrice=500');
  expect(partsWait()).toBe(false);
  expect(await withTouch(async () => 'a part')()).toBe('a part');
  for (const search of ['', '?q=sanitario']) {
    Object.assign(location, { search });
    expect(partsWait()).toBe(true);
  }
  useSaving.setState({ saves: false });
  expect(partsWait()).toBe(false);
});
