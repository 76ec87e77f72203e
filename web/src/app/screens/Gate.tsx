import { type ComponentType, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../features/errors/NotFoundPage.tsx';
import { hasJustSignedIn } from '../../lib/navigation/arrival.ts';
import { entryPath, nextPath } from '../../lib/navigation/entry-path.ts';
import { turnedAway } from '../../lib/navigation/go-back.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { leftFrom } from '../../lib/session/sign-out.ts';
import { toast } from '../../ui/toast.tsx';
import { useHead } from '../head/head.ts';
import { PageFallback } from './PageFallback.tsx';
import type { Screen, Visitor } from './screen.ts';

interface GateProps {
  screen: Pick<
    Screen,
    'title' | 'who' | 'ask' | 'refusal' | 'canonical' | 'sendOn' | 'lingers' | 'otherKind' | 'alsoFor'
  >;
  Page: ComponentType;
}

/** Guards a screen: sets its title, and shows it only to its visitors. The server checks every call again. */
export function Gate({ screen, Page }: GateProps) {
  const session = useGateSession(screen.who);
  const location = useLocation();
  const params = useParams();
  const found = Object.entries(params).every(([name, value]) => !/(^id|Id)$/.test(name) || isId(value));
  const canonical = typeof screen.canonical === 'function' ? screen.canonical(params) : screen.canonical;
  useHead(found ? screen.title : 'Página no encontrada', canonical ?? location.pathname, location.search);

  // decided on entering, because the login screen reports a sign-in itself before it moves on
  const [arrivedSignedIn] = useState(session.account !== null);
  const [arrivedAfter] = useState(session.expiries);
  if (!found) return <NotFoundPage />;
  const url = new URL(location.pathname + location.search, 'https://tero');
  const elsewhere = screen.sendOn?.(url);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (screen.who === 'guest' && arrivedSignedIn && !screen.alsoFor?.(url, session.userType)) {
    return <Navigate to={nextPath(location.search) ?? '/'} replace />;
  }
  const isEnding = screen.lingers && arrivedSignedIn && !session.account && session.expiries > arrivedAfter;
  const refusal = isEnding ? null : refuse(screen.who, session);
  if (refusal === 'visitor' && session.isRestoring) return <PageFallback />;
  if (refusal === 'visitor') {
    const left = leftFrom(location.key);
    return <ToLogin to={left?.target ?? entryPath('login', location)} state={left?.state} ask={screen.ask} />;
  }
  if (refusal === 'kind') {
    const to = elsewhereFor(screen, location.state);
    return <Navigate to={to} replace state={{ needs: screen.who, ask: screen.refusal ?? screen.ask }} />;
  }
  return <Page key={location.pathname} />;
}

type GateSession = Pick<Session, 'account' | 'userType' | 'role' | 'isRestoring' | 'expiries'>;

/**
 * Selects each part of the session that a screen needs separately. The whole session is a new object when the app
 * starts, so the screen would render twice.
 */
function useGateSession(who: Visitor): GateSession {
  return {
    account: useSession(({ account }) => account),
    userType: useSession(({ userType }) => userType),
    role: useSession(({ role }) => role),
    // constant on screens for everybody, because it changes as soon as the app starts
    isRestoring: useSession(({ isRestoring }) => who !== 'anyone' && isRestoring),
    expiries: useSession(({ expiries }) => expiries),
  };
}

function ToLogin({ to, state, ask }: { to: string; state: object | undefined; ask: string | undefined }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // a tapped notification may have navigated since this rendered: do not redirect that person
    if (new URL(pathname, window.location.origin).pathname !== window.location.pathname) return;
    if (ask) toast.info(ask);
    void navigate(to, { replace: true, state: { ...turnedAway, ...state } });
  }, [to, state, ask, pathname, navigate]);
  return null;
}

/**
 * Returns the path to which a person is sent from a screen for another kind of account. A provider who just signed in
 * goes home without a message.
 */
function elsewhereFor({ who, otherKind }: Pick<Screen, 'who' | 'otherKind'>, state: unknown): string {
  if (who === 'client' && hasJustSignedIn(state)) return '/provider-profile';
  return otherKind ?? '/unauthorized';
}

function isId(value: string | undefined): boolean {
  return value === undefined || /^[1-9]\d{0,8}$/.test(value);
}

/**
 * Returns the reason why the screen is refused, or null. While a saved session is being verified, its account counts,
 * because it is all that is known without a connection.
 */
function refuse(who: Visitor, { account, userType, role }: GateSession): 'visitor' | 'kind' | null {
  if (who === 'anyone' || who === 'guest') return null;
  if (!account) return 'visitor';
  if (who === 'client' && userType !== 'user') return 'kind';
  if (who === 'provider' && userType !== 'provider') return 'kind';
  if (who === 'admin' && role !== 'admin') return 'kind';
  return null;
}
