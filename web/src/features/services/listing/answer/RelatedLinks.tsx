import type { RelatedCategories } from '@tero/shared/contract/search';
import { Link } from 'react-router-dom';
import { categoryPath } from '../../../categories/queries.ts';
import { chipLook } from '../chips/chip-look.ts';

interface RelatedLinksProps {
  related: RelatedCategories;
  title: string;
  /** where the list is */
  place: string | undefined;
}

/** Categories that lead on from a short or empty list. */
export function RelatedLinks({ related, title, place }: RelatedLinksProps) {
  if (related.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {related.map(({ slug, name, services }) => (
          <li key={slug}>
            <Link to={categoryPath({ slug }, place)} className={chipLook(true)}>
              {place ? name : `${name} · ${services} ${services === 1 ? 'servicio' : 'servicios'}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
