import { useQuery } from '@tanstack/react-query';
import { subject } from '../../../../lib/query/subject.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { readSeenServices, type SeenServices } from '../../../../offline/cache/cache.ts';
import { categoryTree, categoryWords } from '../../../../parts/category/queries.ts';
import { aboutServices, serviceDetail } from '../../../../parts/service/queries.ts';
import { listing } from '../../queries.ts';

/** The reads whose cached responses hold services and the names of categories. */
const readsOfServices = {
  ...{ all: aboutServices, detail: serviceDetail, list: listing },
  ...{ categories: categoryTree, words: categoryWords },
};

const nothingSeen: SeenServices = { services: [], categories: [], words: [], names: new Map() };

const seenServices = subject('seen-services').read({
  call: async (_context, account: number) => {
    try {
      return await readSeenServices(account, readsOfServices);
    } catch {
      // storage is blocked
      return nothingSeen;
    }
  },
  cache: { never: 'read from this device' },
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
});

/** The services in the device's cache, read on each use while the server does not respond. */
export function useSeenServices({ enabled }: { enabled: boolean }) {
  return useQuery({ ...seenServices(useAccount()?.id ?? 0), enabled });
}
