import type { Inquiry } from '@tero/shared/contract/inquiries';
import { longDate } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';

interface InquiryTermsProps {
  inquiry: Pick<Inquiry, 'what' | 'place' | 'timing' | 'created_at'>;
}

/** What a pedido says. */
export function InquiryTerms({ inquiry: { what, place, timing, created_at } }: InquiryTermsProps) {
  return (
    <dl className="flex flex-col gap-4">
      <Term name="Qué">
        <span className="whitespace-pre-line">{what}</span>
      </Term>
      <div className="grid gap-4 sm:grid-cols-3">
        <Term name="Dónde">{place}</Term>
        <Term name="Cuándo">{timing}</Term>
        <Term name="Escrito">{longDate(created_at)}</Term>
      </div>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
