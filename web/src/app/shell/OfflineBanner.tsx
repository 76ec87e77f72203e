import { hanging } from '@tero/shared/delays';
import Clock from 'lucide-react/icons/clock';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ageWords, useShown } from '../../offline/cache/cache.ts';
import { cx } from '../../ui/cx.ts';

/** Shows a line that there is no connection, and the age of the screen's data. */
export function OfflineBanner() {
  const online = useOnline();
  const { since, isLate } = useShown();
  // most responses arrive before a person has read a line about the age
  const isLateForLong = useDebounced(isLate, hanging.age) && isLate;
  const shown = !online || (since !== null && isLateForLong);
  const now = useMinutes(shown);
  const Icon = online ? Clock : WifiOff;
  const age = since !== null ? `Actualizado ${ageWords(since, now)} · ` : null;
  return (
    // announced when it appears, and not again every minute
    <div role="status" aria-atomic="false" aria-relevant="additions">
      {shown && (
        <p
          className={cx(
            'flex items-center justify-center gap-2 px-4 py-1.5 text-center text-sm',
            online ? 'bg-sunken text-muted' : 'bg-warn-ground text-warn-ink',
          )}
        >
          <Icon size={16} aria-hidden="true" className="shrink-0" />
          <span>
            {age}
            {lineWords(online, age !== null)}
          </span>
        </p>
      )}
    </div>
  );
}

function lineWords(online: boolean, afterAge: boolean): string {
  if (online) return 'Tero no responde por ahora';
  return afterAge ? 'sin conexión' : 'Sin conexión por ahora';
}

/** Returns the current time, updated each minute while `running`. */
function useMinutes(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 30_000);
    return () => window.clearInterval(timer);
  }, [running]);
  return now;
}
