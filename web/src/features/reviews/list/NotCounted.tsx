import { useAccount } from '../../../lib/session/session.ts';
import { ResendButton } from '../../accounts/email-verification/ResendButton.tsx';

/** Tells the author of a review that it does not count yet, and what it needs (rule TRUST-1). */
export function NotCounted() {
  const account = useAccount();
  if (!account) return null;
  if (account.email_verified) {
    return (
      <div className={style}>
        <p className="font-semibold">Tu reseña ya se ve, pero todavía no cuenta en el promedio</p>
        <p className="mt-1">
          Cuenta cuando sabemos que hubo contacto: un día después de que viste el teléfono en Tero, cuando aceptás un
          presupuesto o si el proveedor lo confirma. No tenés que hacer nada más.
        </p>
      </div>
    );
  }
  return (
    <div className={style}>
      <p className="font-semibold">Tu reseña ya se ve, pero todavía no cuenta en el promedio</p>
      <p className="mt-1 mb-3">
        Para que cuente, abrí el enlace que te mandamos a <span className="wrap-anywhere">{account.email}</span>.
      </p>
      <ResendButton email={account.email} failure="Error al reenviar el email de verificación." size="sm" />
    </div>
  );
}

const style = 'rounded-control bg-warn-ground px-3.5 py-3 text-sm text-warn-ink';
