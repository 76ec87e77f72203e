import { Link } from 'react-router-dom';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** Says in a live region that a message waits for a connection. Stays until the next message. */
export function QueuedNotice({ what }: { what: string }) {
  return (
    <FormNotice tone="warning" quiet>
      Sin señal. {what} quedó guardado en este dispositivo y sale solo cuando vuelva.{' '}
      <Link to="/pendientes" className="-my-3 inline-block py-3 font-semibold underline">
        Ver pendientes
      </Link>
    </FormNotice>
  );
}
