import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/connectivity.ts';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-ground px-4 py-1.5 text-center text-sm text-warn-ink">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          Sin conexión. Puede que veas información guardada.
        </p>
      )}
    </div>
  );
}
