import type { Subscription } from '@tero/shared/contract/subscriptions';
import { subscriptionLabel } from '@tero/shared/rules/subscription';
import { longDate } from '@tero/shared/rules/time/time';
import { CircleAlert, Clock3, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePrompt } from '../../parts/subscription/prompt.ts';
import { useSubscription } from '../../parts/subscription/queries.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface Message {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** text of the button to the plans */
  action?: string;
}

/**
 * The banner on one's own profile, for every status but active (rule SUB-17). Renders nothing while it loads, or when
 * it cannot.
 */
export function SubscriptionBanner({ providerId }: { providerId: number }) {
  const { data, isError } = useSubscription(providerId);
  // claimed while it loads, so that no other prompt comes and goes
  usePrompt('screen', data === undefined ? !isError : data?.status !== 'active');
  if (data === undefined || data?.status === 'active') return null;
  const { Icon, title, text, action } = messageOf(data);
  return (
    <section
      aria-label="Tu suscripción"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-warn-ground px-4 py-4 text-warn-ink sm:px-6"
    >
      <Icon size={24} aria-hidden="true" className="shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold font-heading text-lg">{title}</p>
        <p>{text}</p>
        {!action && (
          <Link to="/subscription" className="inline-flex min-h-11 items-center font-semibold underline">
            Ver mi suscripción
          </Link>
        )}
      </div>
      {action && (
        <LinkButton to="/subscription-plans" variant="accent" className="max-sm:w-full">
          {action}
        </LinkButton>
      )}
    </section>
  );
}

function messageOf(subscription: Subscription | null): Message {
  switch (subscription?.status) {
    case 'pending':
      return {
        Icon: Clock3,
        title: 'Pago pendiente',
        text: 'Tu pago se está procesando. Te avisamos apenas se confirme.',
      };
    case 'expired':
      return {
        Icon: CircleAlert,
        title: 'Suscripción expirada',
        text: 'Tus servicios están deshabilitados temporalmente: vuelven a verse cuando la renueves.',
        action: 'Renovar suscripción',
      };
    case 'cancelled':
      return {
        Icon: CircleAlert,
        title: 'Suscripción cancelada',
        text: stillOpen(subscription)
          ? `Tenés acceso hasta el ${stillOpen(subscription)}. Después necesitás una nueva suscripción.`
          : 'Necesitás una nueva suscripción para que tus servicios vuelvan a verse.',
        action: 'Suscribirse',
      };
    case 'suspended':
      return {
        Icon: CircleAlert,
        title: 'Suscripción suspendida',
        text: 'Está en pausa en MercadoPago. Reactivala desde tu cuenta de MercadoPago, o escribinos.',
      };
    case undefined:
      return {
        Icon: CircleAlert,
        title: 'Sin suscripción',
        text: 'Suscribite para publicar servicios y que los clientes te encuentren.',
        action: 'Suscribirse',
      };
    default:
      return {
        Icon: CircleAlert,
        title: subscriptionLabel(String(subscription?.status)),
        text: 'No pudimos leer cómo está tu suscripción. Recargá la página, o escribinos.',
      };
  }
}

function stillOpen({ entitled, end_date }: Subscription): string | null {
  return entitled && end_date ? longDate(end_date) : null;
}
