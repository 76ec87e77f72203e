import { useQuery } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

export type HistoryKind = 'visited' | 'contacted';

/** Mine, the last first; idle for visitors. Asked at each opening: one looks here for what one has just done. */
export function useHistory(kind: HistoryKind) {
  const account = useAccount();
  return useQuery({
    queryKey: ['history', kind],
    queryFn: ({ signal }) => call(kind === 'visited' ? history.visited : history.contacted, { signal }),
    enabled: account !== null,
    staleTime: 0,
  });
}
