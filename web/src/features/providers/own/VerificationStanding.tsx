import type { OwnVerification } from '@tero/shared/contract/providers-own';
import { reviewedFieldLabels } from '@tero/shared/rules/verification';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useResubmit } from './verification-queries.ts';

const words = {
  approved: 'Ya revisamos tus datos y tu número de cédula. En tu perfil se ve la fecha de esa revisión.',
  rejected: 'No pudimos verificar tu identidad.',
};

const waiting = {
  new: 'Estamos revisando que tu nombre, tu empresa y tu cédula coincidan. Mientras tanto podés usar Tero.',
  changed:
    'Cambiaste datos que ya habíamos revisado, así que los revisamos de nuevo. Mientras tanto no mostramos la marca de verificación en tu perfil.',
  corrected: 'Recibimos tus correcciones y estamos revisando tu perfil de nuevo. No hace falta que hagas nada más.',
  resent: 'Volviste a enviar tu perfil y lo estamos revisando. No hace falta que hagas nada más.',
};

type Standing = Pick<OwnVerification, 'status' | 'why'> & { usualDays: OwnVerification['usual_days'] };

/** Shows the status of the verification and, while it is pending, how long that usually takes (rule PROV-60). */
export function VerificationStanding({ status, why, usualDays }: Standing) {
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <BadgeCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {status === 'pending' ? waiting[why ?? 'new'] : words[status]}
        {usualDays !== null && <span> Suele llevar {usualDays === 1 ? 'un día' : `${usualDays} días`}.</span>}
      </span>
    </p>
  );
}

interface RejectionProps {
  verification: OwnVerification;
  /** whether it stands inside the form, and so needs no link to it */
  inForm?: boolean;
}

/**
 * Shows why the profile was rejected, what to correct, and the next steps (rules PROV-61 and PROV-62). Shows nothing if
 * the profile was not rejected.
 */
export function Rejection({ verification, inForm = false }: RejectionProps) {
  const resubmit = useResubmit();
  if (verification.status !== 'rejected') return null;
  const { reason, fields } = verification;
  return (
    <section aria-label="Verificación rechazada" className="rounded-card bg-danger-soft p-4 text-danger sm:p-5">
      <h2 className="text-lg">No pudimos verificar tu perfil</h2>
      {reason && <p className="wrap-anywhere mt-2 whitespace-pre-line">«{reason}»</p>}
      <p className="mt-3 font-semibold">Qué corregir</p>
      {fields.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {fields.map((field) => (
            <li key={field}>{reviewedFieldLabels[field]}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">
          Revisá que tu nombre y tu número estén igual que en la cédula, y que el nombre de tu empresa esté bien.
        </p>
      )}
      <p className="mt-3">
        Cuando guardes una corrección, volvemos a revisar tu perfil. Si ya está todo bien, volvé a enviarlo como está.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
        {!inForm && <LinkButton to="/edit-profile">Corregir mis datos</LinkButton>}
        <Button variant="outline" busy={resubmit.isPending} onClick={() => resubmit.mutate()}>
          {resubmit.isPending ? 'Enviando...' : 'Volver a enviar'}
        </Button>
      </div>
      {resubmit.isError && (
        <div className="mt-3">
          <FormNotice tone="danger">
            {messageOf(resubmit.error, 'No pudimos enviar tu perfil. Probá de nuevo.')}
          </FormNotice>
        </div>
      )}
    </section>
  );
}
