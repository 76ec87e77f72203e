import { delays } from '@tero/shared/delays';
import { useEffect, useRef } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { useOnline } from '../../lib/http/connectivity.ts';
import { sessionExpiredMessage } from '../../lib/http/messages.ts';
import { entryPath, isPassing } from '../../lib/navigation/entry-path.ts';
import { sendPendingSignOuts } from '../../lib/session/pending-sign-outs.ts';
import { useSession } from '../../lib/session/session.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { toast } from '../../ui/toast.tsx';
import { screens } from '../screens/screens.ts';

/** Returns whether the current screen works without a session. */
function needsNoSession(): boolean {
  const path = window.location.pathname;
  return isPassing(path) || screens.some((screen) => screen.needsNone && matchPath(screen.path, path));
}

/** Returns whether the current screen is for visitors too, who then stay on it. */
function isPublic(): boolean {
  return !screens.some((screen) => screen.who !== 'anyone' && matchPath(screen.path, window.location.pathname));
}

/**
 * Verifies the saved session and sends pending sign-outs, on load and when the connection returns. Shows a message when
 * the server has ended a session (rule SES-11).
 */
export function SessionWatch(): null {
  const online = useOnline();
  const navigate = useNavigate();

  useEffect(() => {
    if (online) {
      void sendPendingSignOuts();
      void verifySession();
    } else if (useSession.getState().status === 'checking') useSession.setState({ status: 'signed-in' });
  }, [online]);

  const goOn = useRef(navigate);
  goOn.current = navigate;
  useEffect(() => {
    let timer: number | undefined;
    // subscribed directly: when effects run, a private screen has already been replaced by the login page
    const unsubscribe = useSession.subscribe(({ expiries }, before) => {
      if (expiries === before.expiries || needsNoSession()) return;
      window.clearTimeout(timer);
      const toLogin = () => goOn.current(entryPath('login', window.location));
      if (isPublic()) {
        const action = { label: 'Iniciar sesión', onClick: toLogin };
        toast.warning(sessionExpiredMessage, { action, duration: delays.lastingToast });
        return;
      }
      toast.warning(sessionExpiredMessage);
      timer = window.setTimeout(() => needsNoSession() || toLogin(), delays.sessionExpiredRedirect);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, []);

  return null;
}
