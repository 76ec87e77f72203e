import Sprout from 'lucide-react/icons/sprout';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BeforePaying } from './BeforePaying.tsx';
import { FirstCharge } from './FirstCharge.tsx';
import { OwnPlan } from './OwnPlan.tsx';
import { usePlan, useSubscription } from './own-queries.ts';
import { PlanBenefits, PlanPrice } from './PlanBenefits.tsx';
import { PlanInvitation } from './PlanInvitation.tsx';
import { planPrice } from './plan.ts';
import { TestPaymentsNote } from './TestPaymentsNote.tsx';
import { chargeSentence } from './words.ts';

export function SubscriptionPlansPage() {
  const { account, userType } = useSession();
  return (
    <>
      <div className="wrap max-w-5xl! py-6 sm:py-10">
        <PageHeading
          title="Plan Premium"
          lead="Un solo plan, con todo lo que necesitás para que te encuentren y te escriban."
        />
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <Card className="flex flex-col gap-4 border-primary sm:p-7 lg:col-start-2 lg:row-start-1">
            <h2 className="text-2xl">Premium</h2>
            <PlanPrice price={planPrice} />
            <ul className="list-disc pl-5 text-muted">
              <ChargeOnce />
              <li>Se renueva cada mes y cancelás cuando quieras.</li>
              <li>Si cancelás, conservás el acceso hasta que termine tu período actual.</li>
            </ul>
            <BeforePaying />
            <SeatsLeft />
            {account && userType === 'provider' ? (
              <OwnPlan providerId={account.id} email={account.email} />
            ) : (
              <PlanInvitation isClient={account !== null} />
            )}
            <p className="text-muted">
              ¿Tenés dudas?{' '}
              <Link to="/contact" className="font-semibold text-link underline underline-offset-2">
                Contactanos
              </Link>
            </p>
          </Card>
          <Card className="sm:p-7">
            <h2 className="text-2xl">Qué incluye</h2>
            <div className="mt-5">
              <PlanBenefits />
            </div>
          </Card>
        </div>
      </div>
      <TestPaymentsNote />
    </>
  );
}

/** Says when the first charge comes; shows nothing for subscribers. */
function ChargeOnce() {
  const { account, userType } = useSession();
  const own = useSubscription(userType === 'provider' ? (account?.id ?? 0) : 0).data;
  if (own?.status === 'active') return <li>{chargeSentence(own)}</li>;
  return (
    // a placeholder of the final height
    <li className="min-h-12">
      <FirstCharge />
    </li>
  );
}

function SeatsLeft() {
  const seats = usePlan().data?.early_access_seats_left ?? 0;
  if (seats === 0) return null;
  return (
    <FormNotice tone="success" quiet>
      <Sprout size={18} aria-hidden="true" className="mr-1 inline" />
      Acceso anticipado: {seats === 1 ? 'queda 1 cupo' : `quedan ${seats} cupos`} para empezar sin costo. Damos uno por
      cédula, a proveedores verificados. Antes de suscribirte verificá tu email y tu identidad.
    </FormNotice>
  );
}
