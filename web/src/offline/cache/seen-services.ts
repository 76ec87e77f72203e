import type { QueryKey } from '@tanstack/react-query';
import type { Category } from '@tero/shared/contract/categories';
import type { CategoryWords } from '@tero/shared/contract/searches';
import type { Service, ServiceCard } from '@tero/shared/contract/services';
import type { Subject } from '../../lib/query/subject.ts';
import type { CachedResponse } from '../database/database.ts';
import { readResponses } from './responses.ts';

/** A service as it was last seen. `detail` exists when its page was opened or prefetched. */
export interface SeenService {
  card: ServiceCard;
  detail: Service | null;
}

/** The services in the device's cache. */
export interface SeenServices {
  services: SeenService[];
  categories: readonly Category[];
  /** other names of categories */
  words: readonly CategoryWords[];
  /** the server's name of each category or group, by its key in the address */
  names: ReadonlyMap<string, string>;
}

/** The subjects by which cached rows about services are recognised. */
export interface ServiceReads {
  /** everything about services: lists, pages of one, and whole services */
  all: Subject;
  /** one whole service */
  detail: Subject;
  /** pages of a list; the arguments begin with its category */
  list: Subject;
  categories: Subject;
  /** other names of categories */
  words: Subject;
}

/** Returns every active, listed service in the cache, with its newest data. */
export async function readSeenServices(account: number, reads: ServiceReads): Promise<SeenServices> {
  return gather(await readResponses(account), reads);
}

export function gather(rows: readonly CachedResponse[], reads: ServiceReads): SeenServices {
  const cards = new Map<number, ServiceCard>();
  const details = new Map<number, Service>();
  const names = new Map<string, string>();
  let categories: readonly Category[] = [];
  let words: readonly CategoryWords[] = [];
  for (const { key, data } of [...rows].sort((a, b) => a.at - b.at)) {
    const query = { queryKey: JSON.parse(key) as QueryKey };
    if (reads.categories.has(query)) categories = data as Category[];
    if (reads.words.has(query)) ({ words } = data as { words: CategoryWords[] });
    if (!reads.all.has(query)) continue;
    if (reads.detail.has(query)) details.set((data as Service).id, data as Service);
    for (const card of cardsIn(data)) cards.set(card.id, card);
    const { category } = data as { category?: string | null };
    const asked = reads.list.has(query) ? (query.queryKey[reads.list.prefix.length] as { category?: string }) : null;
    if (asked?.category && category) names.set(asked.category, category);
  }
  const services = [...cards.values()]
    .map((card) => ({ card, detail: details.get(card.id) ?? null }))
    .filter(({ card, detail }) => card.is_active && detail?.listed !== false);
  return { services, categories, words, names };
}

/** Returns the services in a cached response: a list, a page of a list, or one whole service. */
function cardsIn(data: unknown): ServiceCard[] {
  if (Array.isArray(data)) return data as ServiceCard[];
  const { services } = data as { services?: ServiceCard[] };
  return services ?? [data as Service];
}
