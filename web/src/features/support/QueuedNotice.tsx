import { Link } from 'react-router-dom';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** In a live region: what was sent without signal. It stays until the next one. */
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
