import ChevronDown from 'lucide-react/icons/chevron-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Region } from './Region.tsx';
import { showsCategories } from './shows-categories.ts';

const sections = [
  { label: 'Últimos Servicios', to: '/recientes' },
  { label: 'Ayuda', to: '/help' },
  { label: 'Cómo Funciona', to: '/how-it-works' },
  { label: 'Sobre Nosotros', to: '/about' },
  { label: 'Contacto', to: '/contact' },
];

const linkStyle =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-3 font-medium text-on-deep hover:bg-on-deep/10 focus-visible:outline-on-deep';

const litStyle = 'underline decoration-2 decoration-on-deep-accent underline-offset-8';

/** Shows the navigation on tablets and larger screens. Phones have the bottom bar. */
export function CategoryBar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Secciones" className="hidden bg-deep md:block">
      <div className="wrap flex flex-wrap items-center gap-x-1 py-0.5">
        <CategoriesMenu />
        {sections.map(({ label, to }) => {
          const isHere = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <Link
              key={to}
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={cx(linkStyle, isHere && litStyle)}
            >
              {label}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}

const loadPanel = () => import('./CategoriesPanel.tsx');
const CategoriesPanel = lazy(async () => ({ default: (await loadPanel()).CategoriesPanel }));

function CategoriesMenu() {
  const isLit = showsCategories(useLocation());
  return (
    <Disclosure
      onIntent={() => void loadPanel()}
      buttonClassName={cx(linkStyle, '-ml-3', isLit && litStyle)}
      panelClassName="top-full -left-3 mt-2 max-h-[calc(100dvh-10rem)] w-[min(60rem,calc(100vw-3rem))] p-3"
      button={() => (
        <>
          <LayoutGrid size={18} aria-hidden="true" />
          Categorías
          <ChevronDown size={18} aria-hidden="true" />
        </>
      )}
    >
      <Region fallback={<p className="px-3 py-4 text-danger">Error al cargar las categorías</p>}>
        <Suspense fallback={<p className="px-3 py-4 text-muted">Cargando categorías…</p>}>
          <CategoriesPanel />
        </Suspense>
      </Region>
    </Disclosure>
  );
}
