import { useAccount } from '../../../lib/session/session.ts';
import { ResendButton } from '../../accounts/email-verification/ResendButton.tsx';

/** Tells the author of a review that it does not count yet, and how it does at once (rule REV-87). */
export function NotCounted() {
  const account = useAccount();
  if (!account) return null;
  if (account.email_verified) {
    return <p className={style}>Tu reseña ya se ve. En un minuto empieza a contar en el promedio.</p>;
  }
  return (
    <div className={style}>
      <p className="font-semibold">Tu reseña ya se ve, y todavía no cuenta en el promedio</p>
      <p className="mt-1 mb-3">
        Tu cuenta es nueva. Abrí el enlace que te mandamos a <span className="wrap-anywhere">{account.email}</span> y
        cuenta enseguida; si no, empieza a contar cuando tu cuenta cumpla un día.
      </p>
      <ResendButton email={account.email} failure="Error al reenviar el email de verificación." size="sm" />
    </div>
  );
}

const style = 'rounded-control bg-warn-ground px-3.5 py-3 text-sm text-warn-ink';
