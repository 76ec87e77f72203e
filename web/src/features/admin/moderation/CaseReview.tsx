import type { AdminReview } from '@tero/shared/contract/admin/reviews';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';

/** Shows a review's stars, the service that it is about, and whether a contact is proven (rule TRUST-10). */
export function CaseReview({ review }: { review: AdminReview }) {
  const { final_rating, agreed_work, verified_contact, counts, Service, Provider } = review;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Stars rating={final_rating} size={14} />
        {agreed_work ? 'Trabajo acordado' : verified_contact ? 'Contacto comprobado' : 'Sin contacto comprobado'}
        {!counts && <Badge>No cuenta</Badge>}
      </p>
      <p className="wrap-anywhere">
        <RecordLink id={Service.id} tab="/admin/services">
          {Service.title}
        </RecordLink>
        , de <PersonLink id={Provider.id}>{Provider.company_name || Provider.name}</PersonLink>
      </p>
    </div>
  );
}
