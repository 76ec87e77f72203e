import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import type { FlowStep } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export const asking: FlowStep = {
  icon: <Spinner size={30} />,
  title: 'Verificando tu pago...',
  text: 'Le estamos preguntando a MercadoPago. Puede tardar unos segundos.',
};

/** The step after activation. `isFree`: an early access seat, which is never charged. */
export function activated(isFree: boolean): FlowStep {
  return {
    icon: <CircleCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: 'Suscripción Activada',
    text: isFree
      ? 'Ya podés publicar. Es tuya por acceso anticipado, sin costo.'
      : 'Ya podés publicar. El primer cobro se hace un mes después de la activación.',
    children: (
      <>
        <LinkButton to="/create_service" variant="accent" size="lg" wide>
          Crear servicio
        </LinkButton>
        <LinkButton to="/provider-profile" variant="outline" wide>
          Ir a mi perfil
        </LinkButton>
      </>
    ),
  };
}

/** The step after a failed payment. `operation`: its id in the address, for questions to the team. */
export function failed(operation: string | null): FlowStep {
  return {
    icon: <CircleAlert size={30} aria-hidden="true" />,
    tone: 'danger',
    title: 'Error en el pago',
    text: 'No se activó ninguna suscripción. Revisá tu medio de pago, y que uses el mismo email que en MercadoPago.',
    children: (
      <>
        {operation && <p className="wrap-anywhere text-muted">Operación: {operation.slice(0, 60)}</p>}
        <LinkButton to="/subscription-plans" variant="accent" size="lg" wide>
          Intentar de nuevo
        </LinkButton>
        <LinkButton to="/contact" variant="outline" wide>
          Contactar a soporte
        </LinkButton>
      </>
    ),
  };
}

/**
 * The step of an undecided payment. `fault`: text when the status could not be loaded; null when it is pending at
 * MercadoPago.
 */
export function undecided(fault: string | null): FlowStep {
  return {
    icon: <Clock3 size={30} aria-hidden="true" />,
    tone: 'warning',
    title: fault ? 'No pudimos verificar tu pago' : 'Tu pago está en proceso',
    text: `${fault ?? 'MercadoPago todavía no lo confirmó, y puede demorar unos minutos.'} Si ya pagaste, el pago no se pierde: no hace falta pagar de nuevo.`,
  };
}
