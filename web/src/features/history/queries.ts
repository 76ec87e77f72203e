import { useQuery } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

export type HistoryKind = 'visited' | 'contacted';

/** My history, newest first; idle for visitors. Fetched on every visit, because it must contain the latest action. */
export function useHistory(kind: HistoryKind) {
  const account = useAccount();
  return useQuery({
    queryKey: ['history', kind],
    queryFn: ({ signal }) => call(kind === 'visited' ? history.visited : history.contacted, { signal }),
    enabled: account !== null,
    staleTime: 0,
  });
}
