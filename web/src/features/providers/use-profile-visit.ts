import { useEffect, useRef } from 'react';
import { useTrackProfileView } from './queries.ts';

/** Tracks once that somebody else's profile was opened, after it has loaded (rule PROV-3). */
export function useProfileVisit(providerId: number | undefined, isOwn: boolean): void {
  const { mutate } = useTrackProfileView();
  const noted = useRef<number>(undefined);

  useEffect(() => {
    if (providerId === undefined || isOwn || noted.current === providerId) return;
    noted.current = providerId;
    mutate(providerId);
  }, [providerId, isOwn, mutate]);
}
