import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { planPrice } from './plan.ts';

/** Says what publishing costs and since when, before a new provider is asked for the cédula (rule SUB-96). */
export function PlanAhead() {
  return (
    <p className="text-muted">
      Registrarte es gratis. Publicar cuesta {planPrice} al mes, IVA incluido. Si activás el plan hoy, el primer cobro
      es el {longDate(addMonths(new Date(), 1).toISOString())}.
    </p>
  );
}
