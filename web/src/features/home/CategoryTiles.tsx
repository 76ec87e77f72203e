import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/device/place.ts';
import { placeQuery } from '../../parts/category/queries.ts';
import { cx } from '../../ui/cx.ts';
import { useSaving } from '../../ui/saving.ts';
import { categoryCover } from './covers.ts';
import { Section } from './Section.tsx';

/** Tiles of the home page (rule NAV-25): label and search term; `slug` is the category of the term, for its drawing. */
const tiles = [
  { label: 'Electricidad', searchTerm: 'Electricidad', slug: 'electricidad' },
  { label: 'Sanitario', searchTerm: 'Plomería', slug: 'sanitario' },
  { label: 'Carpintería', searchTerm: 'Reparaciones generales', slug: 'carpinteria' },
  { label: 'Diseño', searchTerm: 'Desarrollo web y apps', slug: 'diseno-web' },
  { label: 'Limpieza', searchTerm: 'Limpieza del hogar', slug: 'limpieza-del-hogar' },
  { label: 'Jardinería', searchTerm: 'Jardinería', slug: 'jardineria' },
];

export function CategoryTiles() {
  const place = usePlace();
  const saves = useSaving((state) => state.saves);
  return (
    <Section title="Categorías populares">
      <ul className="grid grid-cols-3 gap-3 sm:gap-5 lg:grid-cols-6">
        {tiles.map(({ label, searchTerm, slug }) => (
          <li key={label}>
            <Link
              to={address`/servicios/categoria/${searchTerm}` + placeQuery(place)}
              className="group block h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift"
            >
              <span className={cx('block overflow-hidden bg-sunken', !saves && 'aspect-4/3')}>
                {!saves && (
                  <img
                    src={categoryCover(slug) ?? undefined}
                    alt=""
                    width={400}
                    height={300}
                    decoding="async"
                    className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
                  />
                )}
              </span>
              <span className="block px-1 py-2.5 text-center font-semibold text-sm sm:py-3 sm:text-base">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
