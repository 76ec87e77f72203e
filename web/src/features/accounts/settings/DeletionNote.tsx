import { useAccount } from '../../../lib/session/session.ts';
import { useSubscription } from '../../subscriptions/own-queries.ts';

const open = ['active', 'pending', 'suspended'];

/**
 * Returns what a deletion does to a provider's subscription, and what data of it is kept (rules SUB-73 and SUB-70).
 * Until the status is known, the text covers the case that there is a subscription.
 */
export function useDeletionOfSubscription(): string | null {
  const { data } = useSubscription(useAccount()?.id ?? 0);
  if (data === null || (data && !open.includes(data.status) && !data.entitled)) return null;
  const what = data ? 'Tu suscripción termina en el momento' : 'Si tenés una suscripción, termina en el momento';
  return `${what}. La cancelamos en Mercado Pago y no te cobramos más, aunque después recuperes la cuenta.`;
}

export function KeptNote() {
  return (
    <p className="mt-2 text-muted text-sm">
      También queda una huella cifrada de tu cédula y de tu cuenta de Mercado Pago. No dice quién sos y sirve para no
      dar dos veces el mes gratis.
    </p>
  );
}
