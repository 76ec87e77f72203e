import type { Service } from '@tero/shared/contract/services';
import { PickLine } from '../../compare/PickLine.tsx';
import { Availability } from './Availability.tsx';
import { DetailText } from './DetailText.tsx';

/** Shows the texts of a service. */
export function DetailBody({ service }: { service: Service }) {
  return (
    <>
      <DetailText service={service} />
      <Availability days={service.available_days} hours={service.available_hours} pause={service.pause} />
      <PickLine service={service} />
    </>
  );
}
