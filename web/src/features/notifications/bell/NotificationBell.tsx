import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showAppBadge } from '../../../lib/device/app-badge.ts';
import { useMedia } from '../../../lib/device/use-media.ts';
import { useSession } from '../../../lib/session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useUnreadCount } from './bell-queries.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import { badgeText, bellLabel } from './notice.ts';
import { useLive } from './use-live.ts';
import { useReadHere } from './use-read-here.ts';

interface NotificationBellProps {
  /** whether to show it also on a provider's phone, for screens without the bar that has "Avisos" */
  always?: boolean;
  /** moves the panel if the bell is not at the right edge */
  panelClassName?: string;
}

/**
 * Shows the bell to signed-in people. It opens a panel, or a sheet on phones. On phones, providers use "Avisos" instead
 * (rule NAV-93).
 */
export function NotificationBell({ always = false, panelClassName }: NotificationBellProps) {
  const { isLive, latest } = useLive();
  const unread = useUnreadCount({ isLive });
  const isWide = useMedia('(width >= 48rem)');
  const hasBar = useSession(({ userType }) => userType === 'provider');
  useEffect(() => showAppBadge(unread), [unread]);
  useReadHere();
  return (
    <>
      {isWide && <PanelBell unread={unread} className={panelClassName} />}
      {!isWide && (always || !hasBar) && <SheetBell unread={unread} />}
      <span role="status" className="sr-only">
        {/* keyed, so that screen readers also announce a second notification with the same title */}
        {latest && <span key={latest.id}>Nueva notificación: {latest.title}</span>}
      </span>
    </>
  );
}

function PanelBell({ unread, className }: { unread: number; className: string | undefined }) {
  return (
    <Disclosure
      label={bellLabel(unread)}
      buttonClassName={buttonStyle({ variant: 'ghost', size: 'icon' })}
      panelClassName={cx('top-full right-0 mt-2 flex max-h-[min(38rem,80dvh)] w-96 flex-col', className)}
      button={() => <BellWithBadge unread={unread} />}
    >
      <h2 className="px-5 pt-4 pb-2 text-xl">Avisos</h2>
      <NotificationPanel />
    </Disclosure>
  );
}

function SheetBell({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sheet
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
      >
        <BellWithBadge unread={unread} />
        <span className="sr-only">{bellLabel(unread)}</span>
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Avisos">
        {/* extends to the sheet's edges, because the rows have their own padding */}
        <div className="-mx-5 -mb-5">
          <NotificationPanel />
        </div>
      </Sheet>
    </>
  );
}

function BellWithBadge({ unread }: { unread: number }) {
  return (
    <span aria-hidden="true" className="relative">
      <Bell size={22} />
      {unread > 0 && (
        <span
          key={unread}
          className="absolute -top-2 left-2.5 min-w-5 animate-rise rounded-pill bg-accent px-1 py-0.5 text-center font-bold text-on-accent text-xs leading-4 ring-2 ring-surface"
        >
          {badgeText(unread)}
        </span>
      )}
    </span>
  );
}
