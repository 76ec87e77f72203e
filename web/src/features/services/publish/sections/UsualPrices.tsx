import { usualWords } from '@tero/shared/rules/places/usual-words';
import { useWatch } from 'react-hook-form';
import { useUsualPrices } from './queries.ts';
import type { ServiceForm } from './service-form.ts';

/**
 * Shows the usual price where the service is offered, for the chosen payment type; shows nothing if it is unknown (rule
 * PRICE-4). Its line is kept free, so that the fields below do not move.
 */
export function UsualPrices({ form }: { form: ServiceForm }) {
  const [category, area, payment] = useWatch({
    control: form.control,
    name: ['category', 'coverage_area', 'payment_type'],
  });
  const { data = [] } = useUsualPrices(category, area);
  const own = data.filter(({ payment_type }) => payment_type === payment);
  return (
    <p role="status" className="min-h-6 text-muted">
      {usualWords(own)}
    </p>
  );
}
