import type { Subscription } from '@tero/shared/contract/subscriptions';
import { paymentMethodLabels } from '@tero/shared/rules/subscription';
import { longDate } from '@tero/shared/rules/time/time';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { FactList } from './FactList.tsx';
import { planPrice } from './plan.ts';
import { standingOf } from './standing.ts';
import { wordsOf } from './words.ts';

interface CurrentPlanProps {
  providerId: number;
  /** null: it never had one */
  subscription: Subscription | null;
}

const quiet = ['active', 'granted'];
/** What is mended at MercadoPago: a card, a pause. */
const mendedThere = ['failing', 'suspended'];

export function CurrentPlan({ providerId, subscription }: CurrentPlanProps) {
  const standing = standingOf(subscription);
  const { label, tone, remark, action } = wordsOf(subscription);
  const mayCancel = subscription?.status === 'active' || subscription?.status === 'suspended';
  return (
    <Card className="flex flex-col gap-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-muted text-sm">Plan Mensual</p>
          <h2 className="text-2xl">Plan Premium</h2>
        </div>
        <Badge tone={tone} className="text-sm!">
          {label}
        </Badge>
      </div>
      <FactList facts={subscription ? factsOf(subscription) : [['Precio', `${planPrice} al mes`]]} />
      {remark && quiet.includes(standing) && <p className="text-muted">{remark}</p>}
      {remark && !quiet.includes(standing) && (
        <FormNotice tone="warning" quiet>
          {remark}
        </FormNotice>
      )}
      {mendedThere.includes(standing) && (
        <a href={mercadoPagoHome} className={buttonStyle({ size: 'lg', wide: true })}>
          Abrir Mercado Pago
        </a>
      )}
      {action && (
        <LinkButton
          to="/subscription-plans"
          variant={mendedThere.includes(standing) ? 'outline' : 'primary'}
          size="lg"
          wide
        >
          {action}
        </LinkButton>
      )}
      {mayCancel && (
        <CancelSubscription
          providerId={providerId}
          accessUntil={subscription.entitled ? subscription.end_date : null}
        />
      )}
    </Card>
  );
}

const mercadoPagoHome = 'https://www.mercadopago.com.uy';

function factsOf(subscription: Subscription): [string, string][] {
  const { status, entitled, early_access, start_date, end_date, next_payment_date } = subscription;
  const facts: [string, string][] = [
    ['Precio', early_access ? 'Sin costo, por acceso anticipado' : `${planPrice} al mes`],
  ];
  if (!early_access) facts.push(['Medio de pago', paymentMethodLabels[subscription.payment_method]]);
  if (start_date && status !== 'pending') facts.push(['Desde', longDate(start_date)]);
  if (end_date && status !== 'pending') {
    const name = status === 'active' ? 'Válida hasta' : entitled ? 'Acceso hasta' : 'Terminó';
    facts.push([name, longDate(end_date)]);
    const { charge_failed, access_until } = subscription;
    if (charge_failed && access_until) facts.push(['Se ve hasta', longDate(access_until)]);
  }
  // the day of a charge that failed is among the payments
  if (status === 'active' && next_payment_date && !subscription.charge_failed)
    facts.push([subscription.first_charge_ahead ? 'Primer pago' : 'Próximo pago', longDate(next_payment_date)]);
  return facts;
}
