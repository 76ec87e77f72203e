import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { loginPath, nextPath } from '../lib/next-path.ts';
import { type Session, useSession } from '../lib/session.ts';
import { useHead } from './head.ts';
import type { Screen, Visitor } from './screens.ts';

/** Stands before a screen: sets its title, and lets in whom it is for. The server checks every call again. */
export function Gate({ screen }: { screen: Screen }) {
  const session = useSession();
  const location = useLocation();
  const params = useParams();
  const found = Object.entries(params).every(([name, value]) => !/(^id|Id)$/.test(name) || isId(value));
  useHead(found ? screen.title : 'Página no encontrada', screen.canonical ?? location.pathname);

  // decided on entering: signing in on the screen itself is told there before it moves on
  const [arrivedSignedIn] = useState(session.account !== null);
  if (!found) return <NotFoundPage />;
  if (screen.who === 'guest' && arrivedSignedIn) return <Navigate to={nextPath(location.search) ?? '/'} replace />;
  const refusal = refuse(screen.who, session);
  if (refusal === 'visitor') return <Navigate to={loginPath(location)} replace />;
  if (refusal === 'kind') return <Navigate to="/unauthorized" replace />;
  return <Outlet />;
}

function isId(value: string | undefined): boolean {
  return value === undefined || /^[1-9]\d{0,8}$/.test(value);
}

/** While a saved session is being verified its account stands: without signal it is all there is. */
function refuse(who: Visitor, { account, userType, role }: Session): 'visitor' | 'kind' | null {
  if (who === 'anyone' || who === 'guest') return null;
  if (!account) return 'visitor';
  if (who === 'client' && userType !== 'user') return 'kind';
  if (who === 'provider' && userType !== 'provider') return 'kind';
  if (who === 'admin' && role !== 'admin') return 'kind';
  return null;
}
