import type { Category } from '@tero/shared/contract/categories';
import type { Service, ServiceCard } from '@tero/shared/contract/services';
import type { AnswerRow } from '../database/database.ts';
import { readAnswers } from './responses.ts';

/** A service as it was last seen; `detail` when its page was opened or prefetched. */
export interface KeptService {
  card: ServiceCard;
  detail: Service | null;
}

/** The services in the device's cache. */
export interface KeptServices {
  services: KeptService[];
  categories: readonly Category[];
  /** the server's name of a category or group, by its key in the address */
  names: ReadonlyMap<string, string>;
}

/** Returns every active, listed service in the cache, with its newest data. */
export async function readKeptServices(account: number): Promise<KeptServices> {
  return gather(await readAnswers(account));
}

export function gather(rows: readonly AnswerRow[]): KeptServices {
  const cards = new Map<number, ServiceCard>();
  const details = new Map<number, Service>();
  const names = new Map<string, string>();
  let categories: readonly Category[] = [];
  for (const { key, data } of rows.toSorted((a, b) => a.at - b.at)) {
    const [subject, part, asked] = JSON.parse(key) as [string, string?, { category?: string }?];
    if (subject === 'categories') categories = data as Category[];
    if (subject !== 'services') continue;
    if (part === 'detail') details.set((data as Service).id, data as Service);
    for (const card of cardsIn(data)) cards.set(card.id, card);
    const { category } = data as { category?: string | null };
    if (part === 'list' && asked?.category && category) names.set(asked.category, category);
  }
  const services = [...cards.values()]
    .map((card) => ({ card, detail: details.get(card.id) ?? null }))
    .filter(({ card, detail }) => card.is_active && detail?.listed !== false);
  return { services, categories, names };
}

/** Returns the services of a cached response: a list, a page of one, or one whole service. */
function cardsIn(data: unknown): ServiceCard[] {
  if (Array.isArray(data)) return data as ServiceCard[];
  const { services } = data as { services?: ServiceCard[] };
  return services ?? [data as Service];
}
