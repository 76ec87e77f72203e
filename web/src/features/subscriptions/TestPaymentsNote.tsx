import FlaskConical from 'lucide-react/icons/flask-conical';
import { usePlan } from './own-queries.ts';

/**
 * Shows a note at the end of every subscription screen while payments are simulated (facts, payments 1.6). It stands
 * at the end because it loads with the plan and would otherwise move the screen down.
 */
export function TestPaymentsNote() {
  const { data: plan } = usePlan();
  if (!plan?.test_payments) return null;
  return (
    <div className="border-line border-y bg-info-soft text-info">
      <p className="wrap flex items-center gap-2 py-2 text-sm">
        <FlaskConical size={18} aria-hidden="true" className="shrink-0" />
        <span>
          <strong>Pagos de prueba</strong>: acá no se cobra dinero de verdad.
        </span>
      </p>
    </div>
  );
}
