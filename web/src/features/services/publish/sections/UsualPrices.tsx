import { usualWords } from '@tero/shared/rules/places/usual-words';
import { useWatch } from 'react-hook-form';
import { useUsualPrices } from './queries.ts';
import type { ServiceForm } from './service-form.ts';

/**
 * What others ask for it where the service is offered, in the way of paying that is chosen; nothing where nothing is known
 * (rule PRICE-4). Its line is kept free, so that what is typed below stays in its place.
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
