import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { AuthorSkeleton, Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ReviewCard } from '../card/ReviewCard.tsx';
import { apartOf, ownFirst, totalsOf } from './arrange.ts';

interface ReviewListProps {
  reviews: readonly Review[];
  label: string;
  showService?: boolean;
  /** phones show 3 and a button to see all (rule REV-11) */
  shortOnPhones?: boolean;
  /** the provider answers and confirms reviews, and therefore sees uncounted reviews at once */
  showApart?: boolean;
}

export function ReviewList({
  reviews,
  label,
  showService = false,
  shortOnPhones = false,
  showApart = false,
}: ReviewListProps) {
  const [all, setAll] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  const [search] = useAddress();
  // the address asks for the reply form of one of these reviews
  const isAsked = reviews.some(({ id }) => String(id) === search.get('responder'));
  const { shown, apart } = apartOf(reviews);
  const short = shortOnPhones && !all && !isAsked && shown.length > limits.mobileReviews;
  function showAll() {
    setAll(true);
    // after the items have been rendered
    requestAnimationFrame(() => firstHidden.current?.focus());
  }
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-4 empty:hidden">
        {ownFirst(shown).map((review, index) => (
          <li
            key={review.id}
            {...(index === limits.mobileReviews && { ref: firstHidden, tabIndex: -1 })}
            className={cx(short && index >= limits.mobileReviews && 'max-sm:hidden')}
          >
            <ReviewCard review={review} showService={showService} />
          </li>
        ))}
      </ul>
      {short && (
        <Button variant="outline" wide onClick={showAll} className="mt-4 sm:hidden">
          Ver todas las reseñas ({totalsOf(shown).count})<span className="sr-only">: {label}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      )}
      {apart.length > 0 && (
        <Apart reviews={apart} showService={showService} open={showApart || isAsked || shown.length === 0} />
      )}
    </>
  );
}

interface ApartProps {
  reviews: readonly Review[];
  showService: boolean;
  /** from the start */
  open: boolean;
}

/** Shows the reviews that do not count, collapsed until the reader opens them (rule TRUST-1). */
function Apart({ reviews, showService, open }: ApartProps) {
  return (
    <details open={open} className="mt-4 rounded-card border border-line bg-sunken px-4">
      <summary className="cursor-pointer py-3.5 font-semibold">Sin contacto comprobado ({reviews.length})</summary>
      <p className="mb-4 text-muted text-sm">
        No sabemos si estos clientes contactaron al proveedor, así que sus reseñas no cuentan en el promedio.
      </p>
      <ul aria-label="Reseñas sin contacto comprobado" className="mb-4 flex flex-col gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} showService={showService} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ReviewListSkeleton({ count = 3 }: { count?: number }) {
  const keys = Array.from({ length: count }, (_, index) => `skeleton-${index}`);
  return (
    <Loading label="Cargando reseñas…" className="flex flex-col gap-4">
      {keys.map((key) => (
        <div key={key} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
          <AuthorSkeleton />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-14" />
        </div>
      ))}
    </Loading>
  );
}
