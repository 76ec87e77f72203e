import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/device/place.ts';
import { categoryPath } from '../../parts/category/queries.ts';
import { categoryCover } from './covers.ts';
import { Section } from './Section.tsx';

/** Tiles of the home page (rule NAV-25): the label, and the category that its search term means. */
const tiles = [
  { label: 'Electricidad', slug: 'electricidad' },
  { label: 'Sanitario', slug: 'sanitario' },
  { label: 'Carpintería', slug: 'carpinteria' },
  { label: 'Diseño', slug: 'diseno-web' },
  { label: 'Limpieza', slug: 'limpieza-del-hogar' },
  { label: 'Jardinería', slug: 'jardineria' },
];

export function CategoryTiles() {
  const place = usePlace();
  return (
    <Section title="Categorías populares">
      <ul className="grid grid-cols-3 gap-3 sm:gap-5 lg:grid-cols-6">
        {tiles.map(({ label, slug }) => (
          <li key={label}>
            <Link
              to={categoryPath({ slug }, place)}
              className="group block h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift"
            >
              <span className="block aspect-4/3 overflow-hidden bg-sunken">
                <img
                  src={categoryCover(slug) ?? undefined}
                  alt=""
                  width={400}
                  height={300}
                  decoding="async"
                  className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
                />
              </span>
              <span className="block px-1 py-2.5 text-center font-semibold text-sm sm:py-3 sm:text-base">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
