import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, MenuLink } from '../../../ui/DropdownMenu.tsx';
import { TabCount, WaitingCount } from '../TabCount.tsx';
import { adminTabs } from '../tabs.ts';
import { useOpenTab } from './use-open-tab.ts';

/** The kinds of task that the tabs count. While the menu is closed, its button shows the total. */
const countedKinds = adminTabs.flatMap(({ todo = [] }) => todo);

/** Shows the tabs as a menu, for small screens. */
export function AdminSections({ className }: { className: string }) {
  const open = useOpenTab();
  const isPerson = useLocation().pathname.startsWith('/admin/people/');
  return (
    <nav aria-label="Administración" className={className}>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="outline" wide className="justify-between!">
            <span className="flex min-w-0 items-center gap-3">
              {open && <open.Icon size={20} aria-hidden="true" className="shrink-0" />}
              <span className="sr-only">Sección: </span>
              <span className="truncate">{open?.label ?? (isPerson ? 'Persona' : 'Elegí una')}</span>
              <WaitingCount kinds={countedKinds} />
            </span>
            <ChevronDown size={20} aria-hidden="true" className="shrink-0" />
          </Button>
        }
      >
        {adminTabs.map((tab) => (
          <MenuLink key={tab.to} to={tab.to} icon={<tab.Icon size={20} aria-hidden="true" />}>
            {tab.label} <TabCount tab={tab} />
          </MenuLink>
        ))}
      </DropdownMenu>
    </nav>
  );
}
