import { useQuery } from '@tanstack/react-query';
import { aboutServices } from '../../../../common/subjects.ts';
import { subject } from '../../../../lib/query/subject.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { readSeenServices, type SeenServices } from '../../../../offline/cache/cache.ts';
import { categoryTree, categoryWords } from '../../../categories/queries.ts';
import { listing } from '../../queries.ts';
import { serviceDetail } from '../../service-queries.ts';
import type { listSeen } from './offline-listing.ts';

/** The reads whose cached responses hold services and the names of categories. */
const readsOfServices = {
  ...{ all: aboutServices, detail: serviceDetail, list: listing },
  ...{ categories: categoryTree, words: categoryWords },
};

interface Seen extends SeenServices {
  /** comes with them: a listing that the server has sent needs none */
  listSeen?: typeof listSeen;
}

const nothingSeen: Seen = { services: [], categories: [], words: [], names: new Map() };

const seenServices = subject('seen-services').read({
  call: async (_context, account: number): Promise<Seen> => {
    try {
      const loading = import('./offline-listing.ts');
      const seen = await readSeenServices(account, readsOfServices);
      return { ...seen, listSeen: (await loading).listSeen };
    } catch {
      // storage is blocked, or the code is not there
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
