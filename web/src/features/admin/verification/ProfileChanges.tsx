import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { reviewedFieldLabels } from '@tero/shared/rules/verification';
import { reasonWords } from './reason-words.ts';

/** Says why a profile waits, and what the provider has changed since the last decision. */
export function ProfileChanges({
  detail: { why, changed_fields, changes, verification_status, identity_sent_at },
}: {
  detail: VerificationDetail;
}) {
  return (
    <section className="rounded-card bg-warn-ground p-4 text-warn-ink">
      <h3 className="text-lg">{reasonWords({ why, changed_fields, verification_status, identity_sent_at })}</h3>
      {changes.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {changes.map(({ field, before, after }) => (
            <li key={field} className="wrap-anywhere">
              <span className="block text-sm">{reviewedFieldLabels[field]}</span>
              <del>
                <span className="sr-only">Antes: </span>
                {before ?? '—'}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins className="font-semibold no-underline">
                <span className="sr-only">Ahora: </span>
                {after ?? '—'}
              </ins>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
