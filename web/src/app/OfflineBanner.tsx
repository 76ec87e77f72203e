import { Clock, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ageWords } from '../lib/age-words.ts';
import { useOnline } from '../lib/connectivity.ts';
import { useShown } from '../lib/shown-age.ts';

/** One quiet line: that there is no signal, and how old what is on the screen is. */
export function OfflineBanner() {
  const online = useOnline();
  const { since, isLate } = useShown();
  const shown = !online || (since !== null && isLate);
  const now = useMinutes(shown);
  const age = since !== null && (!online || isLate) ? `Actualizado ${ageWords(since, now)} · ` : null;
  return (
    <p
      className={
        shown
          ? 'flex items-center justify-center gap-2 bg-warn-ground px-4 py-1.5 text-center text-sm text-warn-ink'
          : undefined
      }
    >
      {shown && !online && <WifiOff size={16} aria-hidden="true" className="shrink-0" />}
      {shown && online && <Clock size={16} aria-hidden="true" className="shrink-0" />}
      <span>
        {shown && age}
        {/* read out when the line goes, and not again with every minute */}
        <span role="status">{lineWords(online, shown, age !== null)}</span>
      </span>
    </p>
  );
}

function lineWords(online: boolean, shown: boolean, afterAge: boolean): string | null {
  if (!shown) return null;
  if (online) return 'el servidor todavía no responde';
  return afterAge ? 'sin conexión' : 'Sin conexión por ahora';
}

/** The time, anew each minute while it is needed. */
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
