import type { UnderstoodSearch } from '@tero/shared/contract/search';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { useListingAddress } from '../../listing-address.ts';
import { chipLook } from './chip-look.ts';

/** Shows how a search was understood; each part can be taken out (rule SRCH-109). */
export function UnderstoodChips({ understood: { chips } }: { understood: UnderstoodSearch }) {
  const { hrefOf } = useListingAddress();
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Lo que entendimos" className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap">
      {chips.map(({ kind, value, label, without }) => (
        <li key={`${kind}:${value}`} className="shrink-0">
          <Link
            to={hrefOf({ q: without, exact: false })}
            aria-label={`Quitar de la búsqueda: ${label}`}
            className={chipLook(true)}
          >
            {label}
            <X size={16} aria-hidden="true" className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
