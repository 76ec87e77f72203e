import { useQuery } from '@tanstack/react-query';
import { offers } from '@tero/shared/contract/offers';
import { aboutOffers } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

interface OfferReader extends Reader {
  /** null: all providers */
  providerId: number | null;
}

export const currentOffers = aboutOffers.read({
  call: async ({ signal }, { providerId }: OfferReader) =>
    (await call(offers.list, { query: { providerId: providerId ?? undefined }, signal })).offers,
  cache: { whose: 'own', days: 'any', shown: 'around' },
});

/** Reads the current promotions of all providers or of one; a provider also gets its own future promotions. */
export function useOffers(providerId?: number) {
  return useQuery(currentOffers({ providerId: providerId ?? null, ...useReader() }));
}
