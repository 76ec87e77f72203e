import type { Inquiry } from '@tero/shared/contract/inquiries';
import { longDate } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface InquiryTermsProps {
  inquiry: Pick<Inquiry, 'what' | 'place' | 'timing' | 'created_at'>;
  /** the number of photos, and what is shown beside the text about them */
  photos?: { count: number; shown: ReactNode } | undefined;
}

/** Shows the words of a pedido. */
export function InquiryTerms({ inquiry: { what, place, timing, created_at }, photos }: InquiryTermsProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Term name="Qué" className="sm:col-span-3">
        <span className="whitespace-pre-line">{what}</span>
      </Term>
      {photos && (
        <Term name={photos.count === 1 ? '1 foto' : `${photos.count} fotos`} className="sm:col-span-3">
          {photos.shown}
        </Term>
      )}
      <Term name="Dónde">{place}</Term>
      <Term name="Cuándo">{timing}</Term>
      <Term name="Escrito">{longDate(created_at)}</Term>
    </dl>
  );
}

interface TermProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Term({ name, className, children }: TermProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
