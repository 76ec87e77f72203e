import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { verificationLabels } from '@tero/shared/rules/admin';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { fieldWords } from '@tero/shared/rules/verification';

/** Lists the decisions about a provider, newest first. */
export function Decisions({ decisions }: Pick<VerificationDetail, 'decisions'>) {
  return (
    <ul className="divide-y divide-line">
      {decisions.map(({ id, status, about, reason, fields, admin_notes, admin_name, created_at }) => (
        <li key={id} className="py-2 text-sm wrap-anywhere">
          <p className="font-semibold">
            {about === 'identity'
              ? status === 'approved'
                ? 'Identidad vista'
                : 'Fotos rechazadas'
              : verificationLabels[status]}{' '}
            · {dateAndTime(created_at)}
            {admin_name && <span>{` · ${admin_name}`}</span>}
          </p>
          {reason && <p>Motivo: {reason}</p>}
          {fields.length > 0 && <p>A corregir: {fieldWords(fields)}</p>}
          <p className="text-muted">{admin_notes}</p>
        </li>
      ))}
    </ul>
  );
}
