import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phoneQuestion } from '../../../lib/http/confirmation.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { SettingsAnswer } from './settings-queries.ts';

/** Explains why no SMS can be sent. Shows nothing if SMS can be sent. */
export function SmsNotes({ answer }: { answer: SettingsAnswer }) {
  const isProvider = useSession((session) => session.userType === 'provider');
  if (answer.smsAvailable && answer.hasPhone && answer.phoneConfirmed !== false) return null;
  return (
    <p className="mt-3 flex items-start gap-2 rounded-control bg-info-soft px-3 py-2 text-info text-sm">
      <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{words(answer, isProvider)}</span>
    </p>
  );
}

function words({ smsAvailable, hasPhone }: SettingsAnswer, isProvider: boolean): ReactNode {
  if (!smsAvailable) return 'El envío de SMS no está disponible por ahora.';
  if (hasPhone) {
    return (
      <>
        Todavía no confirmaste tu celular, así que no te mandamos SMS. Confirmalo con un código y los vas a recibir.{' '}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => void phoneQuestion.ask({})}
          className="-my-1 py-1 font-semibold underline"
        >
          Confirmar mi celular
        </button>
      </>
    );
  }
  return (
    <>
      Tu cuenta no tiene teléfono, así que no podemos mandarte SMS.{' '}
      <Link to={isProvider ? '/edit-profile' : '/user-profile'} className="font-semibold underline">
        Agregalo en tu perfil
      </Link>
    </>
  );
}
