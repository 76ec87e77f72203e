import type { UnderstoodSearch } from '@tero/shared/contract/search';
import { Link } from 'react-router-dom';
import { useListingAddress } from '../../listing-address.ts';

/**
 * Shows what a search was taken for and what else it may be, one press each, in a line that a phone scrolls (rule
 * SRCH-154).
 */
export function Alternatives({ understood, q }: { understood: UnderstoodSearch; q: string }) {
  const { state, hrefOf } = useListingAddress();
  const { categories, alternatives = [] } = understood;
  return (
    <p className="min-w-0 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
      <span>
        {categories[0] ? (
          <>
            Buscamos <strong>{categories[0].name}</strong> · También puede ser:{' '}
          </>
        ) : (
          'Puede ser: '
        )}
      </span>
      {alternatives.map(({ slug, name }, at) => (
        <span key={slug}>
          <span>{at > 0 ? ' · ' : ''}</span>
          <Link
            to={hrefOf({ q, filters: { ...state.filters, category: slug } })}
            className="inline-block py-1 text-link underline"
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
