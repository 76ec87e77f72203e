import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { planPrice } from './plan.ts';

/** Shows what publishing costs and when charges begin, before a new provider must enter the cédula (rule SUB-96). */
export function PlanAhead() {
  return (
    <p className="text-muted">
      Registrarte es gratis. Publicar cuesta {planPrice} al mes, IVA incluido. Si activás el plan hoy, el primer cobro
      es el {longDate(addMonths(new Date(), 1).toISOString())}.
    </p>
  );
}
