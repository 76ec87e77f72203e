import { useContext, useEffect, useState } from 'react';
import { type To, UNSAFE_NavigationContext, useNavigate } from 'react-router-dom';
import { holdHistory } from '../../lib/navigation/history-guard.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Way = { to: To; state: unknown } | { steps: number };

/**
 * Asks before typed text is lost by a link, a button that leads elsewhere, Back, or closing the tab. React Router's
 * declarative mode cannot block a navigation. Therefore this intercepts the navigator, which handles every navigation
 * except Back (rule NAV-85).
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

/** Intercepts each push to the history. Lets `replace` pass, because the app uses it when a session ends. */
function usePushes(watching: boolean, ask: (way: Way) => void): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  useEffect(() => {
    if (!watching) return;
    const { push } = navigator;
    navigator.push = (to, state, options) => {
      const path = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
      if (path === window.location.pathname) push(to, state, options);
      else ask({ to, state });
    };
    return () => {
      navigator.push = push;
    };
  }, [watching, navigator, ask]);
}

function useHistorySteps(watching: boolean, ask: (way: Way) => void): void {
  useEffect(() => (watching ? holdHistory((steps) => ask({ steps })) : undefined), [watching, ask]);
}
