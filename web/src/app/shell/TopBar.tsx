import Heart from 'lucide-react/icons/heart';
import Send from 'lucide-react/icons/send';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import wordmark from '../../assets/brand/wordmark.svg';
import wordmarkLight from '../../assets/brand/wordmark-light.svg';
import { useHeroSearch } from '../../features/searches/hero-search.ts';
import { SearchBox } from '../../features/searches/SearchBox.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount, useSession } from '../../lib/session/session.ts';
import { useOutboxCount } from '../../offline/outbox/outbox.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OutboxCount, outboxWords } from './own/OutboxCount.tsx';
import { createWidth } from './provider/create-width.ts';
import { SupportInBar } from './SupportButton.tsx';

const bellPlace = <span className="size-11 shrink-0" />;

/** The space of the bell on wide screens; on phones a provider's bell is in the bottom bar. */
const wideBellPlace = <span className="size-11 shrink-0 max-md:hidden" />;

const PublishLink = lazyPart(async () => (await import('./PublishLink.tsx')).PublishLink);

const menuPlace = <span className="h-11 w-10.5 shrink-0 sm:w-15" />;

const ProfileMenu = lazyPart(
  async () => (await import('./own/ProfileMenu.tsx')).ProfileMenu,
  () => menuPlace,
);

const NotificationBell = lazyPart(
  async () => (await import('../../features/notifications/bell/NotificationBell.tsx')).NotificationBell,
  // if its code cannot load, the rest of the bar still works
  () => bellPlace,
);

/** Paths of forms; on phones their bar has no search (rule NAV-113). */
const forms = /^\/(create|edit-|provider\/(create|edit)-|login|register|forgot-|reset-|change-)|\/review$/;

export function TopBar() {
  const account = useAccount();
  const { pathname } = useLocation();
  const isForm = forms.test(pathname);
  const isProvider = useSession(({ userType }) => userType === 'provider');
  const isPast = useHeroSearch((hero) => hero.isPast);
  // the home page has its own search, until a person scrolls past it
  const isHome = pathname === '/' && !isProvider;
  return (
    <header
      className={cx(
        'sticky top-0 z-30 border-line border-b bg-surface',
        // suggestions fill a phone's screen; the bar keeps its height below them
        'max-md:has-[[role=combobox][aria-expanded=true]]:z-50 max-md:has-[[role=combobox][aria-expanded=true]]:pb-14',
        // on phones only the search stays while the page scrolls, until a key moves the focus into the rest of the bar
        isForm
          ? 'max-md:[&_[data-create]]:hidden acting:max-md:[&_[href^="/register"]]:hidden max-md:[&_search]:hidden'
          : 'max-md:-top-13',
        'max-md:has-[:is(a,button):focus-visible]:top-0',
      )}
    >
      <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-2 py-2 md:h-18 md:flex-nowrap md:gap-x-5 md:py-0">
        <Link
          to="/"
          aria-label="Tero, ir al inicio"
          className="mr-auto flex min-h-11 items-center rounded-control md:mr-0"
        >
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={wordmarkLight} />
            <img
              src={wordmark}
              alt=""
              width={116}
              height={36}
              className="h-8 w-auto max-[22.5rem]:h-7 max-[22rem]:w-7 max-[22rem]:object-cover max-[22rem]:object-left sm:h-9"
            />
          </picture>
        </Link>
        {/* a separate row on phones, which a provider's support button shares */}
        {isHome && !isPast ? (
          <span className="grow max-md:hidden" />
        ) : (
          <SearchBox
            className={cx(
              'order-last w-[calc(100%-3.5rem)] grow md:order-none md:mx-auto md:w-full md:max-w-2xl',
              // over the page: nothing moves when it comes
              isHome && 'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:w-auto max-md:p-2',
            )}
          />
        )}
        {account ? <AccountActions /> : <VisitorActions />}
        <SupportInBar />
      </div>
    </header>
  );
}

function VisitorActions() {
  const entry = useEntryPath();
  const waiting = useOutboxCount();
  return (
    <nav aria-label="Tu cuenta" className="flex items-center gap-1 sm:gap-2">
      {/* phones show it in the bottom bar */}
      {waiting > 0 && (
        <LinkButton to="/pendientes" variant="ghost" size="sm" className="hidden! md:inline-flex!">
          Pendientes
          <OutboxCount />
          <span className="sr-only"> {outboxWords(waiting)}</span>
        </LinkButton>
      )}
      <WaitingBesideAction />
      <LinkButton to={entry('login')} variant="ghost" size="sm" className="max-sm:px-2!">
        Iniciar sesión
      </LinkButton>
      <LinkButton
        to={entry('register')}
        size="sm"
        className={cx('max-sm:px-3! max-[18rem]:hidden!', waiting > 0 && 'acting:max-sm:hidden!')}
      >
        Registrarse
      </LinkButton>
    </nav>
  );
}

/** Shows the number of waiting items on phones where a page's own bar replaces the bottom bar. */
function WaitingBesideAction() {
  const waiting = useOutboxCount();
  if (waiting === 0) return null;
  return (
    <Link
      to="/pendientes"
      className={cx(buttonStyle({ variant: 'ghost', size: 'icon' }), 'hidden! acting:max-md:inline-flex!')}
    >
      <span className="relative">
        <Send size={22} aria-hidden="true" />
        <OutboxCount className="-top-2 absolute left-3 ring-2 ring-surface" />
      </span>
      <span className="sr-only">Pendientes {outboxWords(waiting)}</span>
    </Link>
  );
}

function AccountActions() {
  const account = useAccount();
  const isProvider = useSession((session) => session.userType === 'provider');
  return (
    <nav aria-label="Tu cuenta" className="flex items-center gap-1 sm:gap-2">
      {isProvider && (
        <Suspense fallback={<span data-create="" className={account?.entitled ? createWidth : ''} />}>
          <PublishLink />
        </Suspense>
      )}
      <WaitingBesideAction />
      <Link to="/favoritos" aria-label="Mis Favoritos" className={buttonStyle({ variant: 'ghost', size: 'icon' })}>
        <Heart size={22} aria-hidden="true" />
      </Link>
      {/* has the bell's size, so that nothing moves when its code arrives */}
      <Suspense fallback={isProvider ? wideBellPlace : bellPlace}>
        <NotificationBell />
      </Suspense>
      <Suspense fallback={menuPlace}>
        <ProfileMenu />
      </Suspense>
    </nav>
  );
}
