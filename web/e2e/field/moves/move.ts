import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { ItemKind } from '../../../src/offline/kinds.ts';
import type { OutboxItem } from '../../../src/offline/outbox/item/item.ts';
import { heldItems } from '../../outbox.ts';
import type { Complaints } from '../complaints.ts';
import type { Ledger, Word } from '../ledger.ts';
import type { Delivery, Line } from '../line.ts';
import { accountOf, type Role, type World } from '../world.ts';

/** The choices that every move needs, whatever its kind. */
export interface Choice {
  /** selects one of the things that the kind may concern */
  thing: number;
  photos: number;
  /** milliseconds that the person looks at the form after pressing its button */
  patience: number;
  /** whether the person presses again when the form says that the item was not sent */
  isStubborn: boolean;
}

/** The scene in which somebody acts. */
export interface Scene {
  page: Page;
  device: number;
  role: Role;
  world: World;
  line: Line;
  ledger: Ledger;
  complaints: Complaints;
  choice: Choice;
}

/** Writes an item of a kind on the screen; returns false if the screen does not offer it now. */
export interface Move {
  who: readonly Role[];
  act: (scene: Scene) => Promise<boolean>;
}

/**
 * Milliseconds after which the story skips a screen that has not appeared, or that keeps saying that it is unavailable.
 */
const screen = 4_000;
const afterFailure = 500;
const longestLook = 4_000;

/** Navigates to a screen as a link of the app does, without reloading the app. */
export async function open({ page }: Scene, path: string): Promise<void> {
  if (!page.url().startsWith('http')) return void (await page.goto(path).catch(() => undefined));
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: String(Math.random()).slice(2, 10), idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

export async function appears(place: Locator): Promise<boolean> {
  const seen = (what: Locator) =>
    what
      .first()
      .waitFor({ timeout: screen })
      .then(
        () => true,
        () => false,
      );
  const there = seen(place);
  const failure = place.page().getByRole('main').getByRole('button', { name: 'Reintentar' });
  const failed = seen(failure).then(async (isShown) => {
    if (!isShown) return there;
    await wait(afterFailure);
    return place.first().isVisible();
  });
  return Promise.race([there, failed]);
}

/**
 * Returns the thing in the form, which is then changed, or the name of a new thing. Waits while the form is being sent,
 * because it begins a new thing when the item has arrived.
 */
export async function thingIn(text: Locator, { ledger }: Scene): Promise<string> {
  await isCalm(text.page());
  return /cosa-\w+/.exec(await text.inputValue())?.[0] ?? ledger.name('cosa');
}

/** Waits until no button of the screen is busy, because a busy button ignores a tap. */
export function isCalm(page: Page): Promise<void> {
  return page.getByRole('main').locator('button[aria-busy=true]').first().waitFor({ state: 'hidden' });
}

interface Given {
  kind: ItemKind;
  thing: string;
  value: string;
  isIn?: (item: OutboxItem) => boolean;
  isOf?: (delivery: Delivery) => boolean;
}

/** Records a word that is about to be written. */
export function note({ ledger, world, role, device }: Scene, given: Given): Word {
  const has = (body: unknown) => JSON.stringify(body ?? null).includes(given.value);
  return ledger.add({
    account: accountOf(world, role),
    device,
    isIn: ({ body }) => has(body),
    isOf: ({ body }) => has(body),
    ...given,
  });
}

/** Presses the button, and observes the result for as long as a person would. */
export async function say(scene: Scene, word: Word, press: () => Promise<void>): Promise<void> {
  await press();
  await look(scene, word);
  if (word.state !== 'told' || !scene.choice.isStubborn) return;
  // set before the press, because a quick response would be older than the word
  word.at = Date.now();
  word.state = 'unsure';
  await press().catch(() => undefined);
  await look(scene, word);
}

async function look(scene: Scene, word: Word): Promise<void> {
  const { page, choice } = scene;
  const began = Date.now();
  let storedAt = 0;
  while (Date.now() - began < longestLook) {
    if (hasArrived(scene, word)) return;
    const item = (await heldItems(page)).items.findLast((one) => word.isIn(one));
    if (item) {
      word.state = 'stored';
      storedAt ||= Date.now();
      word.storedAt ??= storedAt;
      if ((item.heldUntil ?? 0) <= Date.now() || Date.now() - storedAt >= choice.patience) return;
    } else if (isTold(scene, word)) return;
    await wait(20);
  }
}

export function hasArrived({ line }: Pick<Scene, 'line'>, word: Word): boolean {
  const isOfIt = (one: Delivery) => one.at >= word.at && word.isOf(one);
  word.takenAt = line.taken.find(isOfIt)?.at;
  if (line.delivered.some(isOfIt)) word.state = 'arrived';
  return word.state === 'arrived';
}

function isTold({ page, complaints }: Scene, word: Word): boolean {
  if (complaints.take(page, word.at)) word.state = 'told';
  return word.state === 'told';
}
