import { Link } from 'react-router-dom';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import type { PublishFault } from './publish-fault.ts';

/** Says why a form was not sent, and that its data is kept. */
export function FaultNotice({ fault }: { fault: PublishFault }) {
  return (
    <FormNotice tone="danger">
      <p>{fault.general}</p>
      {fault.help === 'profile' && (
        <Link to="/edit-profile" className="inline-flex min-h-11 items-center font-semibold underline">
          Completar perfil
        </Link>
      )}
      <p className="font-normal text-sm">
        {fault.next?.to === 'subscription'
          ? 'Te llevamos a la página del plan. Tu borrador queda en este dispositivo.'
          : 'Lo que escribiste y tus fotos siguen acá.'}
      </p>
    </FormNotice>
  );
}
