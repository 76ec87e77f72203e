import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import wordmark from '../../assets/brand/wordmark.svg';
import wordmarkLight from '../../assets/brand/wordmark-light.svg';
import { BatchBar } from '../../features/admin/bulk/BatchBar.tsx';
import { AdminSections } from '../../features/admin/frame/AdminSections.tsx';
import { AdminTabs } from '../../features/admin/frame/AdminTabs.tsx';
import { PanelKeys } from '../../features/admin/frame/PanelKeys.tsx';
import { NotificationBell } from '../../features/notifications/bell/NotificationBell.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { ProfileMenu } from './own/ProfileMenu.tsx';
import { SupportInPanel } from './SupportButton.tsx';

/**
 * Shows the frame of the panel (rule NAV-115). Large screens have a side menu, so that tables get the whole height;
 * small screens have a bar with a menu of sections.
 */
export function PanelFrame() {
  const account = useAccount();
  if (!account) return null;
  return (
    <header
      data-panel=""
      className="sticky top-0 z-30 flex shrink-0 items-center gap-1 border-line border-b bg-surface px-3 py-1.5 lg:h-dvh lg:w-56 lg:flex-col lg:items-stretch lg:gap-2 lg:border-r lg:border-b-0 lg:px-2"
    >
      <AdminSections className="min-w-0 grow lg:hidden" />
      <div className="flex shrink-0 items-center gap-1">
        <Link
          to="/"
          aria-label="Tero, salir del panel"
          className="mr-auto flex min-h-11 items-center rounded-control px-2 max-lg:hidden"
        >
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={wordmarkLight} />
            {/* only the bird: the word does not fit beside the buttons */}
            <img src={wordmark} alt="" width={90} height={28} className="size-7 max-w-none object-cover object-left" />
          </picture>
        </Link>
        <Suspense>
          <NotificationBell always panelClassName="lg:right-auto lg:left-0" />
        </Suspense>
        <Suspense>
          <ProfileMenu panelClassName="lg:right-auto lg:left-0" />
        </Suspense>
        <SupportInPanel />
      </div>
      <PanelKeys />
      <BatchBar />
      <AdminTabs className="min-h-0 grow max-lg:hidden" />
    </header>
  );
}
