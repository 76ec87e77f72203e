import { CircleHelp, Clock, LayoutGrid, type LucideIcon, Route } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { cx } from '../ui/cx.ts';

const sections: { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Recientes', to: '/recientes', Icon: Clock },
  { label: 'Categorías', to: '/servicios', Icon: LayoutGrid },
  { label: 'Funciona', to: '/how-it-works', Icon: Route },
  { label: 'Ayuda', to: '/help', Icon: CircleHelp },
];

/** Phones only. The fifth place is the support button's (SupportButton). */
export function BottomBar() {
  return (
    <nav
      aria-label="Secciones"
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--bottom-bar) grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {sections.map(({ label, to, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(
              'flex flex-col items-center justify-center gap-0.5 font-medium text-xs -outline-offset-3',
              isActive ? 'text-link' : 'text-muted',
            )
          }
        >
          <Icon size={22} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
