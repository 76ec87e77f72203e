import { limits } from '@tero/shared/limits';
import { create } from 'zustand';
import { onServer } from '../../lib/device/on-server.ts';
import { comparedKey } from '../../lib/device/owner.ts';
import { lasting, readJson } from '../../lib/device/storage.ts';
import { useSession } from '../../lib/session/session.ts';

/** The facts about a chosen service that remain when the service is gone. */
export interface Chosen {
  id: number;
  title: string;
  /** missing in what was chosen before it was kept */
  provider_id?: number | undefined;
}

/** A service that can be chosen, with the slug of its trade. */
export interface Pickable extends Chosen {
  category_slug: string;
}

/** Describes the services chosen of one trade; '' for a choice from before each trade had its own. */
export interface Basket {
  trade: string;
  chosen: readonly Chosen[];
}

/** The number of trades that are kept; the trade chosen from longest ago is dropped. */
const mostBaskets = 8;

const none: Chosen[] = [];

/**
 * The services that were chosen on this device to compare or to ask, by trade, the one chosen from last first. They
 * stay for later visits, until an account signs out there (rule COMP-3).
 */
export const useChoice = create<{ baskets: readonly Basket[] }>(() => ({ baskets: [] }));

/** Returns the services chosen of a trade; without a trade, of the trade chosen from last. */
export function chosenOf(baskets: readonly Basket[], trade?: string): readonly Chosen[] {
  return basketOf(baskets, trade)?.chosen ?? none;
}

/** Returns the trade that all services of a list share; undefined if there is none or several. */
export function tradeOf(services: readonly Pick<Pickable, 'category_slug'>[]): string | undefined {
  const [first] = services;
  return services.every(({ category_slug }) => category_slug === first?.category_slug)
    ? first?.category_slug
    : undefined;
}

/** Adds a service to the choice of its trade, or removes it; returns the result. */
export function toggleChosen({ id, title, provider_id, category_slug }: Pickable): 'added' | 'removed' | 'full' {
  const { baskets } = useChoice.getState();
  const held = baskets.find(({ chosen }) => chosen.some((one) => one.id === id));
  if (held) {
    const ordered = [held, ...baskets.filter((basket) => basket !== held)];
    keep(ordered.map(({ trade, chosen }) => ({ trade, chosen: chosen.filter((one) => one.id !== id) })));
    return 'removed';
  }
  const basket = basketOf(baskets, category_slug);
  const chosen = basket?.chosen ?? none;
  if (chosen.length >= limits.comparedServices) return 'full';
  const others = baskets.filter((other) => other !== basket);
  keep([{ trade: category_slug, chosen: [...chosen, { id, title, provider_id }] }, ...others]);
  return 'added';
}

/** Sets what is chosen of a trade. */
export function keepChosen(trade: string, chosen: readonly Chosen[]): void {
  const { baskets } = useChoice.getState();
  const replaced = basketOf(baskets, trade);
  keep([{ trade, chosen }, ...baskets.filter((basket) => basket !== replaced)]);
}

function keep(all: readonly Basket[]): void {
  const baskets = all.filter(({ chosen }) => chosen.length > 0).slice(0, mostBaskets);
  useChoice.setState({ baskets });
  lasting.write(comparedKey, baskets.length > 0 ? JSON.stringify(baskets) : null);
}

/** Returns a trade's choice; a choice without a trade yet becomes that of the next trade. */
function basketOf(baskets: readonly Basket[], trade: string | undefined): Basket | undefined {
  if (trade === undefined) return baskets[0];
  return baskets.find((basket) => basket.trade === trade) ?? baskets.find((basket) => basket.trade === '');
}

function read(): Basket[] {
  const kept = readJson(lasting, comparedKey);
  if (!Array.isArray(kept)) return [];
  // services alone, as they were kept before
  const baskets: unknown[] = kept.some(isChosen) ? [{ trade: '', chosen: kept }] : kept;
  return baskets.filter(isBasket).map(({ trade, chosen }) => ({
    trade,
    chosen: chosen.filter(isChosen).slice(0, limits.comparedServices),
  }));
}

function isBasket(kept: unknown): kept is Basket {
  const { trade, chosen } = (kept ?? {}) as Partial<Record<keyof Basket, unknown>>;
  return typeof trade === 'string' && Array.isArray(chosen);
}

function isChosen(kept: unknown): kept is Chosen {
  const { id, title } = (kept ?? {}) as Partial<Record<keyof Chosen, unknown>>;
  return Number.isSafeInteger(id) && typeof title === 'string';
}

if (!onServer) {
  // set, not begun with: a page that came from the server knows of no choice
  const follow = () => useChoice.setState({ baskets: read() });
  follow();
  window.addEventListener('storage', (event) => {
    if (event.key === comparedKey) follow();
  });
  // signing out leaves nothing behind
  useSession.subscribe(({ account }, before) => {
    if (account?.id !== before.account?.id) follow();
  });
}

/** Holds whether lists offer to pick services in place of the heart. */
export const usePicking = create<{ isPicking: boolean }>(() => ({ isPicking: false }));
