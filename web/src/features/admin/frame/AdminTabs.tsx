import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx.ts';
import { TabCount } from '../TabCount.tsx';
import { adminTabs } from '../tabs.ts';
import { useOpenTab } from './use-open-tab.ts';

/** Shows the tabs at the side of large screens. On a low screen they scroll separately from the page. */
export function AdminTabs({ className }: { className: string }) {
  const open = useOpenTab();
  return (
    <nav aria-label="Administración" className={cx('overflow-y-auto', className)}>
      <ul className="flex flex-col">
        {adminTabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab === open ? 'page' : undefined}
              className={cx(
                'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1 font-medium text-sm -outline-offset-3 transition-colors',
                tab === open ? 'bg-primary-soft text-on-primary-soft' : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              <tab.Icon size={18} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 grow truncate">{tab.label}</span>
              <TabCount tab={tab} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
