import type { Subscription } from '@tero/shared/contract/subscriptions';
import { beginning } from '@tero/shared/rules/text/letters';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock3 from 'lucide-react/icons/clock-3';
import type { FlowStep } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { chargeSentence } from './words.ts';

export const asking: FlowStep = {
  icon: <Spinner size={30} />,
  title: 'Verificando tu pago...',
  text: 'Le estamos preguntando a Mercado Pago. Puede tardar unos segundos.',
};

/**
 * Returns the step after activation. It says when the subscription is charged, or that an early access seat is never
 * charged.
 */
export function activated(subscription: Subscription): FlowStep {
  return {
    icon: <CircleCheck size={30} aria-hidden="true" />,
    tone: 'success',
    title: 'Suscripción Activada',
    text: subscription.early_access
      ? 'Ya podés publicar. No pagás nada, por el acceso anticipado.'
      : `Ya podés publicar. ${chargeSentence(subscription)}`,
    children: (
      <>
        <LinkButton to="/create_service" size="lg" wide>
          Crear servicio
        </LinkButton>
        <LinkButton to="/provider-profile" variant="outline" wide>
          Ir a mi perfil
        </LinkButton>
      </>
    ),
  };
}

/** Describes the step after MercadoPago refused a card: the same checkout can still be paid. */
export const rejected: FlowStep = {
  icon: <CircleAlert size={30} aria-hidden="true" />,
  tone: 'danger',
  title: 'Error en el pago',
  text: 'Mercado Pago no aceptó ese medio de pago, y no se te cobró nada. Probá con otro, y usá el mismo email que en Mercado Pago.',
};

/** Describes the step after an abandoned checkout: nothing is wrong, and the payer can continue. */
export const unfinished: FlowStep = {
  icon: <Clock3 size={30} aria-hidden="true" />,
  tone: 'warning',
  title: 'No terminaste el pago',
  text: 'No se te cobró nada. Podés seguir donde lo dejaste cuando quieras.',
};

/** Returns the step after a failed payment. `operation` is the id from the address, for questions to the team. */
export function failed(operation: string | null): FlowStep {
  return {
    icon: <CircleAlert size={30} aria-hidden="true" />,
    tone: 'danger',
    title: 'Error en el pago',
    text: 'No pudimos activar tu suscripción. Revisá tu medio de pago y usá el mismo email que en Mercado Pago.',
    children: (
      <>
        {operation && <p className="wrap-anywhere text-muted">Operación: {beginning(operation, 60)}</p>}
        <LinkButton to="/subscription-plans" size="lg" wide>
          Probar de nuevo
        </LinkButton>
        <LinkButton to="/contact" variant="outline" wide>
          Contactar a soporte
        </LinkButton>
      </>
    ),
  };
}

/**
 * Returns the step of an undecided payment. `fault` is the text if the status could not be loaded, or null if the
 * payment is pending at MercadoPago.
 */
export function undecided(fault: string | null): FlowStep {
  return {
    icon: <Clock3 size={30} aria-hidden="true" />,
    tone: 'warning',
    title: fault ? 'No pudimos verificar tu pago' : 'Tu pago está en proceso',
    text: `${fault ?? 'Mercado Pago todavía no lo confirmó, y puede demorar unos minutos.'} Si ya pagaste, el pago no se pierde: no hace falta pagar de nuevo.`,
  };
}
