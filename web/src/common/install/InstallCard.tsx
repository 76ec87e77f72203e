import { useState } from 'react';
import { askToInstall, declineInstall } from '../../lib/device/install.ts';
import { Button } from '../../ui/Button.tsx';
import { InstallSheet } from './InstallSheet.tsx';

/** Offers to install the app. It stands beside the page's content, never over it. */
export function InstallCard({ way }: { way: 'dialog' | 'by-hand' }) {
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-label="Instalar Tero"
      className="fixed inset-x-3 bottom-[calc(var(--edge-bottom)+0.75rem)] z-30 mx-auto flex max-w-md animate-rise flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex items-center gap-3">
        <img src="/favicon.svg" alt="" width={44} height={44} className="size-11 shrink-0 rounded-control" />
        <div>
          <p className="font-bold font-heading text-lg">Tero en tu celular</p>
          <p className="text-muted text-sm">Abre al toque, también sin conexión, y casi no ocupa espacio.</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button variant="ghost" onClick={declineInstall}>
          Ahora no
        </Button>
        <Button onClick={() => (way === 'dialog' ? void askToInstall() : setOpen(true))}>
          {way === 'dialog' ? 'Instalar' : 'Ver cómo'}
        </Button>
      </div>
      <InstallSheet reason="app" open={open} onOpenChange={setOpen} />
    </section>
  );
}
