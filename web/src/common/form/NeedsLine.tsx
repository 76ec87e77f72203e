import { useOnline } from '../../lib/http/connectivity.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** Says, without a connection, at a button what the person cannot do and why. */
export function NeedsLine({ why }: { why: string }) {
  if (useOnline()) return null;
  return (
    <FormNotice tone="warning" quiet>
      Sin conexión no podés {why}
    </FormNotice>
  );
}
