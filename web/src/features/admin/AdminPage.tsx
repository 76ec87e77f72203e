import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from '../../router/router.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { DropdownMenu, MenuLink } from '../../ui/DropdownMenu.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TabCount } from './TabCount.tsx';
import { TwoFactorDue } from './TwoFactorDue.tsx';
import { adminTabs, isTabOf } from './tabs.ts';

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** open too for who should have set up two-factor by now: the tab where that is done */
  beforeTwoFactor?: boolean;
  children: ReactNode;
}

/** A tab of the panel: the links to the other tabs, a heading and the content. */
export function AdminPage({ title, lead, actions, beforeTwoFactor, children }: AdminPageProps) {
  return (
    <div className="wrap flex max-w-7xl! flex-col gap-6 py-4 sm:py-6">
      <AdminNav />
      <PageHeading title={title} lead={lead} actions={actions} />
      <TwoFactorDue isOpen={beforeTwoFactor}>{children}</TwoFactorDue>
    </div>
  );
}

function AdminNav() {
  const { pathname } = useLocation();
  const open = adminTabs.find((tab) => isTabOf(tab, pathname));
  return (
    <nav aria-label="Administración">
      <div className="lg:hidden">
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="outline" wide className="justify-between!">
              <span className="flex items-center gap-3">
                {open && <open.Icon size={20} aria-hidden="true" />}
                <span className="sr-only">Sección: </span>
                {open?.label ?? 'Elegí una'}
              </span>
              <ChevronDown size={20} aria-hidden="true" />
            </Button>
          }
        >
          {adminTabs.map((tab) => (
            <MenuLink key={tab.to} to={tab.to} icon={<tab.Icon size={20} aria-hidden="true" />}>
              {tab.label} <TabCount tab={tab} />
            </MenuLink>
          ))}
        </DropdownMenu>
      </div>
      <ul className="hidden flex-wrap gap-x-1 border-line border-b lg:flex">
        {adminTabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab === open ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 border-b-3 px-3 py-2 font-semibold text-sm -outline-offset-3 transition-colors hover:text-ink',
                tab === open ? 'border-accent text-ink' : 'border-transparent text-muted',
              )}
            >
              <tab.Icon size={18} aria-hidden="true" />
              {tab.label}
              <TabCount tab={tab} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
