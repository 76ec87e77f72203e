import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { InstallOffer } from '../../common/install/InstallOffer.tsx';
import { ConfirmationWatch } from '../../features/accounts/confirmation/ConfirmationWatch.tsx';
import { PushWatch } from '../../features/notifications/push/PushWatch.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { cx } from '../../ui/cx.ts';
import { OutboxWatch } from '../outbox/OutboxWatch.tsx';
import { useArriving } from '../screens/lazy-page.ts';
import { PageFallback } from '../screens/PageFallback.tsx';
import { SessionWatch } from '../watch/SessionWatch.tsx';
import { CategoryBar } from './CategoryBar.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Footer } from './Footer.tsx';
import { isPanel } from './in-panel.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Region } from './Region.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import { SupportButton } from './SupportButton.tsx';
import { TopBar } from './TopBar.tsx';

// if its code cannot load, the outbox is still sent
const ArrivalWatch = lazyPart(async () => (await import('../outbox/ArrivalWatch.tsx')).ArrivalWatch);

const PanelFrame = lazyPart(async () => (await import('./PanelFrame.tsx')).PanelFrame, PanelRoom);

/**
 * Shows the frame around every screen: bars, banners and watchers. Each part survives a crash of the others. The
 * administrators' panel has its own frame instead of the public bars (rule NAV-115).
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const inPanel = isPanel(pathname);
  return (
    <div className={cx('flex min-h-dvh flex-col', inPanel && 'lg:flex-row lg:items-start')}>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <Progress />
      {inPanel ? (
        <Region>
          <Suspense fallback={<PanelRoom />}>
            <PanelFrame />
          </Suspense>
        </Region>
      ) : (
        <PublicTop />
      )}
      <div className="flex min-w-0 grow flex-col max-lg:w-full">
        <Region>
          <OfflineBanner />
        </Region>
        {/* as high as the screen, so that the footer does not visibly move while it loads */}
        <main id="contenido" tabIndex={-1} className="min-h-dvh grow">
          {/* outside of the key: an existing boundary keeps the old screen until the next one has loaded */}
          <Suspense fallback={<PageFallback />}>
            <CrashBoundary key={pathname}>{children}</CrashBoundary>
          </Suspense>
        </main>
      </div>
      {!inPanel && <PublicBottom />}
      <Region>
        <InstallOffer />
      </Region>
      <Region>
        <ScrollAndFocus />
      </Region>
      <Region>
        <SessionWatch />
      </Region>
      <Region>
        <PushWatch />
      </Region>
      <Region>
        <Suspense>
          <ArrivalWatch />
        </Suspense>
      </Region>
      <Region>
        {/* mounted from the start, because a press may ask its question at once */}
        <ConfirmationWatch />
      </Region>
      <Region>
        <OutboxWatch />
      </Region>
    </div>
  );
}

function PublicTop() {
  return (
    <>
      <Region>
        <TopBar />
      </Region>
      <Region>
        <CategoryBar />
      </Region>
    </>
  );
}

function PublicBottom() {
  return (
    <>
      <Region>
        <Footer />
      </Region>
      <Region>
        <PhoneBar />
      </Region>
      <Region>
        <SupportButton />
      </Region>
    </>
  );
}

/** Reserves the space of the panel's frame until its code has loaded. */
function PanelRoom() {
  return <div className="h-14 shrink-0 bg-surface lg:h-dvh lg:w-56" />;
}

/** Shows a progress bar while the next screen's code is loading. */
function Progress() {
  const arriving = useArriving((state) => state.count > 0);
  if (!arriving) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden">
      <div className="h-full w-1/3 animate-progress bg-accent" />
    </div>
  );
}
