import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdHistory } from '../../../lib/navigation/history-guard.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type Way = { to: string } | { steps: number };

/**
 * Asks before unsaved changes are lost: by a link, by Back, or by closing the tab. The declarative router cannot be
 * told to wait, so links and history events are handled before it.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const [way, setWay] = useState<Way | null>(null);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const watching = when && !leaving;
  useLinks(watching, setWay);
  useHistorySteps(watching, setWay);

  useEffect(() => {
    if (!watching) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [watching]);

  // navigates only after the listeners are removed
  useEffect(() => {
    if (!leaving || !way) return;
    if ('to' in way) navigate(way.to);
    else window.history.go(way.steps);
  }, [leaving, way, navigate]);

  return (
    <ConfirmDialog
      open={way !== null && !leaving}
      onOpenChange={(open) => !open && setWay(null)}
      title="Tenés cambios sin guardar"
      description="Si salís ahora, se pierden."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={() => setLeaving(true)}
    />
  );
}

function useLinks(watching: boolean, ask: (way: Way) => void): void {
  useEffect(() => {
    if (!watching) return;
    const press = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      // `beforeunload` covers other sites and files
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ to: pathname + search + hash });
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [watching, ask]);
}

function useHistorySteps(watching: boolean, ask: (way: Way) => void): void {
  useEffect(() => (watching ? holdHistory((steps) => ask({ steps })) : undefined), [watching, ask]);
}
