import { useEffect, useRef } from 'react';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';

/** Takes away what a call says of a lost connection once it is back. */
export function useOverOffline({ error, reset }: { error: Error | null; reset: () => void }): void {
  const online = useOnline();
  const was = useRef(online);
  useEffect(() => {
    const isBack = online && !was.current;
    was.current = online;
    if (isBack && error instanceof OfflineError) reset();
  }, [online, error, reset]);
}
