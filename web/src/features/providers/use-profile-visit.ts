import type { PublicProvider } from '@tero/shared/contract/providers';
import { useEffect, useRef } from 'react';
import { useTrackProfileView } from './queries.ts';

/** Tracks once that somebody else's profile was opened, after it has loaded (rule PROV-3). */
export function useProfileVisit(provider: PublicProvider | undefined, isOwn: boolean): void {
  const { mutate } = useTrackProfileView();
  const noted = useRef<number>(undefined);

  useEffect(() => {
    if (!provider || isOwn || noted.current === provider.id) return;
    noted.current = provider.id;
    mutate(provider);
  }, [provider, isOwn, mutate]);
}
