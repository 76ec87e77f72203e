import type { PublicProvider } from '@tero/shared/contract/providers';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog, NeedsSignal);

/** Shows a button that opens the ways to share a profile, for everybody (rule CARD-1). */
export function ShareProfile({ provider, name }: { provider: PublicProvider; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Compartir: ${name}`}
        onClick={() => setOpen(true)}
        className="inline-flex size-11 items-center justify-center rounded-control text-link transition-colors hover:bg-sunken"
      >
        <Share2 size={20} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <ShareDialog provider={provider} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function NeedsSignal() {
  return (
    <span role="status" className="text-muted text-sm">
      Sin conexión
    </span>
  );
}
