import LayoutGrid from 'lucide-react/icons/layout-grid';
import { Link } from 'react-router-dom';
import { categoriesFailure } from '../../features/categories/failure.ts';
import { CategoryIcon } from '../../features/categories/icons.tsx';
import { categoryPath, groupsOf, listPath, useCategories } from '../../features/categories/queries.ts';
import { usePlace } from '../../lib/device/place.ts';
import { panelLinkStyle } from '../../ui/panel-style.ts';

/** Shows the tree of categories. Its code loads when the menu is first hovered or focused. */
export function CategoriesPanel() {
  const { data, error, isPending } = useCategories();
  const place = usePlace();
  return (
    <>
      {isPending && <p className="px-3 py-4 text-muted">Cargando categorías…</p>}
      {!data && error && <p className="px-3 py-4 text-danger">{categoriesFailure(error)}</p>}
      {data && (
        <div className="grid grid-cols-2 gap-x-2 lg:grid-cols-4">
          {groupsOf(data).map((group) => (
            <section key={group.id} aria-label={group.name}>
              <h2 className="px-3 pt-3 pb-1 font-sans font-semibold text-muted text-sm">{group.name}</h2>
              <ul>
                {group.categories.map((category) => (
                  <li key={category.id}>
                    <Link to={categoryPath(category, place)} className={panelLinkStyle}>
                      <CategoryIcon icon={category.icon} size={18} className="text-link" />
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div className="mt-2 border-line border-t pt-2">
        <Link to={listPath(place)} className={panelLinkStyle}>
          <LayoutGrid size={18} aria-hidden="true" className="text-link" />
          Ver todos los servicios
        </Link>
      </div>
    </>
  );
}
