import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import carpinteria from '../../assets/covers/carpinteria.svg';
import disenoWeb from '../../assets/covers/diseno-web.svg';
import electricidad from '../../assets/covers/electricidad.svg';
import jardineria from '../../assets/covers/jardineria.svg';
import limpieza from '../../assets/covers/limpieza-del-hogar.svg';
import sanitario from '../../assets/covers/sanitario.svg';
import { usePlace } from '../../lib/device/place.ts';
import { cx } from '../../ui/cx.ts';
import { useSaving } from '../../ui/saving.ts';
import { placeQuery } from '../categories/queries.ts';
import { Section } from './Section.tsx';

/** Tiles of the home page (rule NAV-25): label, search term, and the drawing of the term's category. */
const tiles = [
  { label: 'Electricidad', searchTerm: 'Electricidad', drawing: electricidad },
  { label: 'Sanitario', searchTerm: 'Plomería', drawing: sanitario },
  { label: 'Carpintería', searchTerm: 'Reparaciones generales', drawing: carpinteria },
  { label: 'Diseño', searchTerm: 'Desarrollo web y apps', drawing: disenoWeb },
  { label: 'Limpieza', searchTerm: 'Limpieza del hogar', drawing: limpieza },
  { label: 'Jardinería', searchTerm: 'Jardinería', drawing: jardineria },
];

export function CategoryTiles() {
  const place = usePlace();
  const saves = useSaving((state) => state.saves);
  return (
    <Section title="Categorías populares">
      <ul className="grid grid-cols-3 gap-3 sm:gap-5 lg:grid-cols-6">
        {tiles.map(({ label, searchTerm, drawing }) => (
          <li key={label}>
            <Link
              to={address`/servicios/categoria/${searchTerm}` + placeQuery(place)}
              className="group block h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift"
            >
              <span className={cx('block overflow-hidden bg-sunken', !saves && 'aspect-4/3')}>
                {!saves && (
                  <img
                    src={drawing}
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
