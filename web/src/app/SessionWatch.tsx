import { delays } from '@tero/shared/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '../lib/connectivity.ts';
import { sessionExpiredMessage } from '../lib/messages.ts';
import { loginPath } from '../lib/next-path.ts';
import { useSession } from '../lib/session.ts';
import { verifySession } from '../lib/verify-session.ts';
import { toast } from '../ui/toast.tsx';

/** Verifies the saved session on load and when the line is back; tells when the server has ended one. */
export function SessionWatch(): null {
  const online = useOnline();
  const expiries = useSession((session) => session.expiries);
  const navigate = useNavigate();

  useEffect(() => {
    if (online) void verifySession();
    else if (useSession.getState().status === 'checking') useSession.setState({ status: 'signed-in' });
  }, [online]);

  useEffect(() => {
    if (expiries === 0 || window.location.pathname === '/login') return;
    toast.warning(sessionExpiredMessage);
    const timer = window.setTimeout(() => {
      if (window.location.pathname !== '/login') navigate(loginPath(window.location));
    }, delays.sessionExpiredRedirect);
    return () => window.clearTimeout(timer);
  }, [expiries, navigate]);

  return null;
}
