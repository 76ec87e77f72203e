import type { Service } from '@tero/shared/contract/services';
import { laterPart } from '../../../lib/lazy-part.tsx';
import { withTouch } from '../../../lib/session/wanted.ts';
import { Availability } from './Availability.tsx';
import { DetailText } from './DetailText.tsx';

const CompareLine = laterPart(
  withTouch(async () => (await import('../../../parts/compare/CompareLine.tsx')).CompareLine),
  <div className="h-11" />,
);

/** What there is to read of a service. */
export function DetailBody({ service }: { service: Service }) {
  return (
    <>
      <DetailText service={service} />
      <Availability days={service.available_days} hours={service.available_hours} pause={service.pause} />
      <CompareLine service={service} />
    </>
  );
}
