import type { Why } from '@tero/shared/contract/search';
import type { ServiceCard } from '@tero/shared/contract/services';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { formatRating } from '@tero/shared/rules/ratings';
import { Link } from 'react-router-dom';

/** Why a service is among the results of a search, on its card (rule SRCH-107). */
export function WhyShown({ service, why }: { service: ServiceCard; why: Why }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link lg:min-h-9">
        ¿Por qué aparece?
      </summary>
      <p className="text-muted">
        {reasonsOf(service, why).join(' · ')}.{' '}
        <Link to="/como-ordenamos" className="text-link underline">
          Cómo ordenamos
        </Link>
      </p>
    </details>
  );
}

/** The reasons in words: what matched, where it serves, rating with its number of reviews. */
function reasonsOf(service: ServiceCard, why: Why): string[] {
  const titled = service.title.split(/\s+/).filter((word) => why.words.some((stem) => folded(word).startsWith(stem)));
  const reviews = service.reviews_count;
  const rating = `${formatRating(service.rating)} con ${reviews} ${reviews === 1 ? 'reseña' : 'reseñas'}`;
  return [
    `Categoría: ${service.category}`,
    ...(titled.length > 0 ? [`“${titled.join(' ')}” está en el título`] : []),
    ...(why.tier === 3 ? ['aparece en la descripción'] : []),
    why.reach === 'near'
      ? `atiende cerca: ${placeLabel(service.coverage_area)}`
      : `atiende ${placeLabel(service.coverage_area)}`,
    ...(why.wished ? ['coincide con tus filtros'] : []),
    reviews > 0 ? rating : 'sin reseñas todavía',
  ];
}

function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
