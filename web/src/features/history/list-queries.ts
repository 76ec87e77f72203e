import { useQuery } from '@tanstack/react-query';
import { type ContactedProvider, type HistoryItem, history } from '@tero/shared/contract/history';
import { aboutHistory } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';
import { oneList } from './contacts.ts';

export type HistoryKind = 'visited' | 'contacted';

/** Describes a service that the person visited or contacted, or a provider contacted from its profile. */
export type HistoryEntry = HistoryItem | ContactedProvider;

export const historyList = aboutHistory.read({
  call: ({ signal }, kind: HistoryKind): Promise<HistoryEntry[]> =>
    kind === 'visited' ? call(history.visited, { signal }) : listContacted(signal),
  cache: { whose: 'own', days: 'any' },
  // it must contain the latest action
  staleTime: 0,
});

/** Reads the person's history, newest first, on every visit; loads nothing for visitors. */
export function useHistory(kind: HistoryKind) {
  const account = useAccount();
  return useQuery({ ...historyList(kind), enabled: account !== null });
}

/** Both lists of contacts as one. */
async function listContacted(signal: AbortSignal): Promise<HistoryEntry[]> {
  return oneList(
    ...(await Promise.all([call(history.contacted, { signal }), call(history.contactedProviders, { signal })])),
  );
}
