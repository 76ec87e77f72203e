import type { ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { longDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/Badge.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { EmailText } from '../table/EmailText.tsx';
import { CaseReview } from './CaseReview.tsx';

const shown = 100;

/**
 * Shows a case's author, with a link to the author's page, the number of earlier decisions, and the author's other
 * reviews (rule TRUST-10).
 */
export function CaseAuthor({ found }: { found: ModerationDetail }) {
  const { author, author_facts, is_suspended } = found;
  return (
    <section aria-label="Autor" className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">Autor</h3>
        {is_suspended && <Badge tone="danger">Cuenta suspendida</Badge>}
      </div>
      {author && author_facts ? (
        <>
          <p className="wrap-anywhere">
            <PersonLink id={author.id}>{author.name}</PersonLink> (
            {author.kind === 'provider' ? 'proveedor' : 'cliente'} {author.id})
          </p>
          <p className="text-muted text-sm">
            <EmailText>{author_facts.email}</EmailText>
          </p>
          <p className="text-muted text-sm">En Tero desde el {longDate(author_facts.since)}</p>
          <p className="text-sm">
            {told(author_facts.decided_before, 'decisión anterior', 'decisiones anteriores')} y{' '}
            {told(author_facts.waiting, 'caso más por revisar', 'casos más por revisar')}.
          </p>
          <OtherReviews found={found} authorId={author.id} />
        </>
      ) : (
        <p className="text-muted">Su cuenta ya no está.</p>
      )}
    </section>
  );
}

function OtherReviews({ found, authorId }: { found: ModerationDetail; authorId: number }) {
  const { author_reviews, review } = found;
  const others = author_reviews.rows.filter(({ id }) => id !== review?.id);
  const isOwn = review?.user_id === authorId;
  const total = author_reviews.total - (isOwn ? 1 : 0);
  if (total <= 0) return null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        {told(total, isOwn ? 'reseña más' : 'reseña', isOwn ? 'reseñas más' : 'reseñas')}
        <Link
          to={address`/admin/reviews?client_id=${authorId}`}
          className="inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Ver sus reseñas
        </Link>
      </p>
      <ul aria-label="Otras reseñas del autor" className="flex flex-col gap-3">
        {others.map((one) => (
          <li key={one.id} className="border-line border-l-3 pl-3">
            <CaseReview review={one} />
            {one.comment && <p className="wrap-anywhere text-muted text-sm">{excerpt(one.comment, shown)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function told(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
