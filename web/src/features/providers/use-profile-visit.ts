import { useEffect, useRef } from 'react';
import { useTrackProfileView } from './queries.ts';

/** S2 §2: notes once that somebody else's profile was opened, after it was there. */
export function useProfileVisit(providerId: number | undefined, isOwn: boolean): void {
  const { mutate } = useTrackProfileView();
  const noted = useRef<number>(undefined);

  useEffect(() => {
    if (providerId === undefined || isOwn || noted.current === providerId) return;
    noted.current = providerId;
    mutate(providerId);
  }, [providerId, isOwn, mutate]);
}
