import type { Subscription } from '@tero/shared/contract/subscriptions';
import { paymentMethodLabels, subscriptionLabel } from '@tero/shared/rules/subscription';
import { longDate } from '@tero/shared/rules/time/time';
import { planPrice } from '../../parts/subscription/plan.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { FactList } from './FactList.tsx';

const tones: Record<string, BadgeTone> = { active: 'success', pending: 'warning', expired: 'danger' };

interface CurrentPlanProps {
  providerId: number;
  /** null: it never had one */
  subscription: Subscription | null;
}

export function CurrentPlan({ providerId, subscription }: CurrentPlanProps) {
  const status = subscription?.status ?? 'none';
  const isActive = status === 'active';
  return (
    <Card className="flex flex-col gap-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Plan Mensual</h2>
        <Badge tone={tones[status] ?? 'neutral'} className="text-sm!">
          {subscriptionLabel(status)}
        </Badge>
      </div>
      <FactList facts={subscription ? factsOf(subscription) : [['Precio', `${planPrice} al mes`]]} />
      {subscription && <Remark subscription={subscription} />}
      {!isActive && (
        <LinkButton to="/subscription-plans" variant="accent" size="lg" wide>
          {status === 'pending' ? 'Continuar con el pago' : 'Suscribirme'}
        </LinkButton>
      )}
      {subscription && (isActive || status === 'suspended') && (
        <CancelSubscription
          providerId={providerId}
          accessUntil={subscription.entitled ? subscription.end_date : null}
        />
      )}
    </Card>
  );
}

function factsOf(subscription: Subscription): [string, string][] {
  const { status, entitled, early_access, start_date, end_date, next_payment_date, auto_renewal } = subscription;
  const facts: [string, string][] = [
    ['Precio', early_access ? 'Sin costo, por acceso anticipado' : `${planPrice} al mes`],
  ];
  if (!early_access) facts.push(['Medio de pago', paymentMethodLabels[subscription.payment_method]]);
  if (start_date && status !== 'pending') facts.push(['Desde', longDate(start_date)]);
  if (end_date && status !== 'pending') {
    const name = status === 'active' ? 'Válida hasta' : entitled ? 'Acceso hasta' : 'Terminó';
    facts.push([name, longDate(end_date)]);
  }
  if (status === 'active' && auto_renewal && next_payment_date)
    facts.push(['Próximo pago', longDate(next_payment_date)]);
  return facts;
}

/** Explains what the status means for the provider. */
function Remark({ subscription: { status, entitled, auto_renewal } }: { subscription: Subscription }) {
  switch (status) {
    case 'active':
      if (auto_renewal) return null;
      return <p className="text-muted">No se renueva sola: cuando termine podés volver a suscribirte.</p>;
    case 'pending':
      return (
        <FormNotice tone="warning" quiet>
          Todavía no recibimos tu pago. Si ya pagaste, puede demorar unos minutos en confirmarse.
        </FormNotice>
      );
    case 'expired':
      return (
        <FormNotice tone="warning" quiet>
          Tus servicios están deshabilitados temporalmente. Vuelven a verse cuando renueves.
        </FormNotice>
      );
    case 'cancelled':
      return (
        <FormNotice tone="warning" quiet>
          {entitled
            ? 'No se te cobra más. Tus servicios se siguen viendo hasta esa fecha.'
            : 'Para publicar y que tus servicios se vean necesitás una nueva suscripción.'}
        </FormNotice>
      );
    case 'suspended':
      return (
        <FormNotice tone="warning" quiet>
          Está en pausa en MercadoPago. Reactivala desde tu cuenta de MercadoPago, o suscribite de nuevo.
        </FormNotice>
      );
    default:
      return null;
  }
}
