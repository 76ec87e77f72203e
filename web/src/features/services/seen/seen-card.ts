import type { QueryKey } from '@tanstack/react-query';
import type { Favorite } from '@tero/shared/contract/favorites';
import type { HistoryItem } from '@tero/shared/contract/history';
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Service, ServiceCard } from '@tero/shared/contract/services';
import { paymentTypeLabel, priceBounds, priceLabel } from '@tero/shared/rules/money/price';
import type { Pause } from '@tero/shared/rules/services/pause';
import { aboutFavorites, aboutHistory, aboutProviders, aboutServices } from '../../../common/subjects.ts';

/** A response that the app or the device holds. */
export interface Held {
  queryKey: QueryKey;
  data: unknown;
  /** milliseconds: when it arrived */
  at: number;
}

/** A service as some list shows it, with other facts that the device knows of its provider. */
export interface SeenCard {
  id: number;
  title: string;
  category: string;
  category_slug: string;
  /** with its unit where the list has it: '$1.800 por hora' */
  price: string;
  provider_id: number;
  provider_name: string;
  provider_image: string | null;
  image: string | null;
  pause: Pause | undefined;
  /** milliseconds: when the list arrived */
  at: number;
  /** the provider to call or write to; null if no response has the number */
  contact: Pick<PublicProvider, 'id' | 'phone' | 'call_phone' | 'phone_withheld'> | null;
}

/** Returns a service from the newest of the lists that have it; null when none has, or it is not offered any more. */
export function findSeenCard(id: number, held: readonly Held[]): SeenCard | null {
  const newest = [...held].sort((a, b) => b.at - a.at);
  for (const response of newest) {
    const card = entriesOf(response).find((entry) => idOf(entry) === id);
    if (card) return isOffered(card) ? { ...shownOf(card), at: response.at, contact: contactOf(card, newest) } : null;
  }
  return null;
}

type Entry = ServiceCard | Favorite | HistoryItem;

/** Returns what a response lists; a whole service is a list of one. */
function entriesOf(response: Held): Partial<Entry>[] {
  if (![aboutServices, aboutFavorites, aboutHistory].some((subject) => subject.has(response))) return [];
  const { data } = response;
  if (Array.isArray(data)) return data as Partial<Entry>[];
  const { services } = data as { services?: Partial<Entry>[] };
  return services ?? [data as Partial<Entry>];
}

/** Returns the id of the service; undefined for a provider among the contacts. */
function idOf(entry: Partial<Entry>): number | undefined {
  return 'service_id' in entry ? entry.service_id : (entry as Partial<ServiceCard>).id;
}

function isOffered(entry: Partial<Entry>): entry is Entry {
  return 'is_available' in entry ? entry.is_available === true : (entry as ServiceCard).is_active;
}

function shownOf(entry: Entry): Omit<SeenCard, 'at' | 'contact'> {
  const { title, category, category_slug, provider_id, provider_name, provider_image } = entry;
  const { pause } = entry as { pause?: Pause };
  const common = { title, category, category_slug, provider_id, provider_name, provider_image, pause };
  if ('service_id' in entry) return { ...common, id: entry.service_id, price: entry.price_label, image: entry.image };
  if ('is_available' in entry) return { ...common, id: entry.id, price: entry.price, image: entry.image };
  const image = entry.images.find(({ is_main }) => is_main) ?? entry.images[0];
  return { ...common, id: entry.id, price: priceOf(entry), image: image?.card_url ?? null };
}

function priceOf(card: ServiceCard): string {
  const showsPayment = card.payment_type !== 'a_convenir' && priceBounds(card) !== null;
  return showsPayment ? `${priceLabel(card)} ${paymentTypeLabel(card.payment_type).toLowerCase()}` : priceLabel(card);
}

/** Finds the provider's number, in its profile or in another of its services. */
function contactOf({ provider_id }: Entry, held: readonly Held[]): SeenCard['contact'] {
  for (const { queryKey, data } of held) {
    const provider = aboutProviders.has({ queryKey })
      ? (data as Partial<PublicProvider>)
      : aboutServices.has({ queryKey })
        ? (data as Partial<Service>).provider
        : undefined;
    if (provider?.id !== provider_id || !provider.phone) continue;
    const { phone, call_phone, phone_withheld } = provider;
    return { id: provider_id, phone, call_phone, phone_withheld };
  }
  return null;
}
