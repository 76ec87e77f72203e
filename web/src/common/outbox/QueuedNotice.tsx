import { Link } from 'react-router-dom';
import { queuedMessage } from '../../lib/http/messages.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import type { FormResult } from '../form/use-sending.ts';

interface QueuedNoticeProps {
  what: string;
  result: FormResult<unknown> | null;
}

/** Says in a live region that a message waits on this device, and why. Stays until the next message. */
export function QueuedNotice({ what, result }: QueuedNoticeProps) {
  if (result?.state !== 'queued') return null;
  return (
    <FormNotice tone="warning" quiet>
      {queuedMessage(`Guardamos ${what} en este dispositivo y lo enviamos`, result.item.fault)}{' '}
      <Link to="/pendientes" className="-my-3 inline-block py-3 font-semibold underline">
        Ver pendientes
      </Link>
    </FormNotice>
  );
}
