import { chargedPrice, earlyAccess } from '@tero/shared/content/prices';
import Sprout from 'lucide-react/icons/sprout';
import { usePrompt } from '../../../common/subscription-prompt.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePlan } from '../../subscriptions/own-queries.ts';

/** Shows the price, and the early access while a seat is left (rules MONEY-7 and MONEY-8). */
export function PriceCards() {
  usePrompt('screen');
  const seats = usePlan().data?.early_access_seats_left ?? 0;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="flex flex-col sm:p-7">
        <h3 className="text-xl">Plan Premium</h3>
        <p className="mt-2 font-bold font-heading text-4xl text-link">{chargedPrice}</p>
        <p className="mt-3 mb-5">
          Es el precio de hoy, en un solo plan con todo incluido. El primer cobro se hace un mes después de la
          activación y cancelás cuando quieras.
        </p>
        <LinkButton to="/subscription-plans" variant="outline" className="mt-auto self-start">
          Ver el plan
        </LinkButton>
      </Card>
      {seats > 0 && (
        <Card className="border-transparent bg-warn-ground sm:p-7">
          <h3 className="flex items-center gap-2 text-xl">
            <Sprout size={24} aria-hidden="true" className="text-warn-ink" />
            Acceso anticipado
          </h3>
          <p className="mt-3 font-semibold text-lg">{earlyAccess}</p>
          <p className="mt-3">
            Los cupos son para proveedores verificados: primero verificá tu email y tu identidad. Si queda un cupo
            cuando te suscribís, tu suscripción arranca sin costo y lo ves en tu perfil. Si ya no quedan, pagás el plan
            de {chargedPrice}.
          </p>
        </Card>
      )}
    </div>
  );
}
