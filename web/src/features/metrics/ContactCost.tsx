import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money';
import { Card } from '../../ui/Card.tsx';

/** The cost of the subscription per contact, with a separate text when there were none. */
export function ContactCost({ spent, contacts, perContact }: ProviderMetrics['cost']) {
  const people = contacts === 1 ? '1 contacto' : `${contacts} contactos`;
  return (
    <Card>
      <h2 className="text-lg">Costo de la suscripción por contacto</h2>
      {spent === 0 ? (
        <p className="mt-2 text-muted">
          En este período no hubo días de suscripción{contacts > 0 && `, y tuviste ${people}`}.
        </p>
      ) : perContact === null ? (
        <>
          <p className="mt-2 font-bold font-heading text-2xl">Sin contactos</p>
          <p className="mt-1 text-muted">
            La suscripción costó {formatPesos(spent)} en este período y todavía no trajo ningún contacto.
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 font-bold font-heading text-3xl">{formatPesos(perContact)}</p>
          <p className="mt-1 text-muted">
            {formatPesos(spent)} de suscripción en este período, entre {people}.
          </p>
        </>
      )}
      <p className="mt-3 text-muted text-sm">
        Contamos {formatPesos(limits.subscriptionPrice)} cada 30 días, por los días con la suscripción activa.
      </p>
    </Card>
  );
}
