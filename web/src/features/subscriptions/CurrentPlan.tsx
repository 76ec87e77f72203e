import type { Subscription } from '@tero/shared/contract/subscriptions';
import { standingOf } from '@tero/shared/rules/plan/standing';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { FactList } from './FactList.tsx';
import { mercadoPagoHome } from './mercado-pago.ts';
import { planPrice } from './plan.ts';
import { factsOf, wordsOf } from './words.ts';

interface CurrentPlanProps {
  providerId: number;
  /** null: it never had one */
  subscription: Subscription | null;
}

const quiet = ['active', 'due', 'granted'];
/** Lists the states that the payer must fix at MercadoPago: a failing card or a paused subscription. */
const mendedThere = ['failing', 'suspended'];

export function CurrentPlan({ providerId, subscription }: CurrentPlanProps) {
  const { state, label, tone, remark, action } = wordsOf(subscription);
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
      {remark && quiet.includes(state) && <p className="text-muted">{remark}</p>}
      {remark && !quiet.includes(state) && (
        <FormNotice tone="warning" quiet>
          {remark}
        </FormNotice>
      )}
      {mendedThere.includes(state) && (
        <a href={mercadoPagoHome} className={buttonStyle({ size: 'lg', wide: true })}>
          Abrir Mercado Pago
        </a>
      )}
      {action && (
        <LinkButton
          to="/subscription-plans"
          variant={mendedThere.includes(state) ? 'outline' : 'primary'}
          size="lg"
          wide
        >
          {action}
        </LinkButton>
      )}
      {mayCancel && (
        <CancelSubscription
          providerId={providerId}
          accessUntil={standingOf({ ...subscription, status: 'cancelled' }, new Date()).until}
        />
      )}
    </Card>
  );
}
