import { useQuery } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';

export type HistoryKind = 'visited' | 'contacted';

export const aboutHistory = subject('history');

const historyList = aboutHistory.read({
  call: ({ signal }, kind: HistoryKind) => call(kind === 'visited' ? history.visited : history.contacted, { signal }),
  cache: { whose: 'own', days: 'any' },
  // it must contain the latest action
  staleTime: 0,
});

/** My history, newest first; idle for visitors. Fetched on every visit. */
export function useHistory(kind: HistoryKind) {
  const account = useAccount();
  return useQuery({ ...historyList(kind), enabled: account !== null });
}
