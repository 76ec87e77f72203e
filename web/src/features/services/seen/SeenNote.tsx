import Clock from 'lucide-react/icons/clock';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { Button } from '../../../ui/Button.tsx';

/** Says that what follows is only what the device has. */
export function SeenNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const Icon = useOnline() ? Clock : WifiOff;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-warn-ground px-4 py-2 text-warn-ink">
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow basis-40 py-1">{children}</p>
      <Button variant="ghost" size="sm" onClick={onRetry} className="text-warn-ink!">
        Reintentar
      </Button>
    </div>
  );
}
