import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../../categories/icons.tsx';
import { categoryPath, useCategories } from '../../../categories/queries.ts';
import { chipLook } from '../chips/chip-look.ts';

/** The categories above the whole list on phones, in a row that is pushed sideways (rule SRCH-124). */
export function TradeRow({ place }: { place: string | undefined }) {
  const { data = [] } = useCategories();
  return (
    <nav
      aria-label="Categorías"
      className="-mx-4 min-h-12 w-screen overflow-x-auto px-4 pt-1 [scrollbar-width:none] md:hidden"
    >
      <ul className="flex w-max gap-2">
        {data.map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(category, place)} className={chipLook()}>
              <CategoryIcon slug={category.slug} size={18} className="text-link" />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
