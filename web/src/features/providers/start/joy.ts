import { useEffect, useState } from 'react';
import { lasting } from '../../../lib/device/storage.ts';

const key = 'tero.start';

/**
 * Remembers on the device that a provider had open steps. Returns true only on the first visit after all steps are
 * done.
 */
export function useJoy(providerId: number, isDone: boolean | undefined): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (isDone === undefined) return;
    if (!isDone) lasting.write(key, String(providerId));
    else if (lasting.read(key) === String(providerId)) {
      lasting.write(key, null);
      setFirst(true);
    }
  }, [providerId, isDone]);
  return isFirst && isDone === true;
}
