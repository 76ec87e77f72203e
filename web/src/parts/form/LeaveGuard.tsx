import { useEffect, useState } from 'react';
import { holdHistory } from '../../lib/navigation/history-guard.ts';
import { holdEntries } from '../../router/history.ts';
import { useNavigate } from '../../router/router.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Way = { to: string; state: unknown } | { steps: number };

/**
 * Asks before what was typed is lost: by a link, a button that leads elsewhere, Back, or closing the tab
 * (rule NAV-85).
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const [way, setWay] = useState<Way | null>(null);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const watching = when && !leaving;
  usePushes(watching, setWay);
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
    if ('to' in way) navigate(way.to, { state: way.state });
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

/** Holds each new entry of the history; `replace` passes, by which the app leads on when a session ends. */
function usePushes(watching: boolean, ask: (way: Way) => void): void {
  useEffect(() => {
    if (!watching) return;
    return holdEntries((to, state) => {
      const leaves = new URL(to, window.location.href).pathname !== window.location.pathname;
      if (leaves) ask({ to, state });
      return leaves;
    });
  }, [watching, ask]);
}

function useHistorySteps(watching: boolean, ask: (way: Way) => void): void {
  useEffect(() => (watching ? holdHistory((steps) => ask({ steps })) : undefined), [watching, ask]);
}
