import { useOnline } from '../../lib/http/connectivity.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** Says beside a button, when there is no connection, what the person cannot do and why. */
export function NeedsLine({ why }: { why: string }) {
  if (useOnline()) return null;
  return (
    <FormNotice tone="warning" quiet>
      Sin conexión no podés {why}
    </FormNotice>
  );
}
