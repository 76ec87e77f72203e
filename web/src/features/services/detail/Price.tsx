import type { Service } from '@tero/shared/contract/services';
import { isAlsoQuoted, paymentTypeLabel, priceBounds, priceLabel, quotedLabel } from '@tero/shared/rules/money/price';
import { cx } from '../../../ui/cx.ts';

/** Shows the price, with its unit when there is a price. */
export function Price({ service, className }: { service: Service; className?: string }) {
  const showsPayment = service.payment_type !== 'a_convenir' && priceBounds(service) !== null;
  return (
    <p className={cx('font-bold font-heading text-2xl', className)}>
      {priceLabel(service)}
      {showsPayment && (
        <span className="font-normal font-sans text-base text-muted">
          {' '}
          {paymentTypeLabel(service.payment_type).toLowerCase()}
        </span>
      )}
      {isAlsoQuoted(service) && <span className="block font-normal font-sans text-base text-muted">{quotedLabel}</span>}
      {service.is_usual && (
        <span className="block font-normal font-sans text-base text-muted">Precio habitual en la zona</span>
      )}
    </p>
  );
}
