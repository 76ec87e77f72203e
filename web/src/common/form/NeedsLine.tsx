import { useOnline } from '../../lib/http/connectivity.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** Says without signal why something does not wait on the device, where one would press it. */
export function NeedsLine({ why }: { why: string }) {
  if (useOnline()) return null;
  return (
    <FormNotice tone="warning" quiet>
      Sin señal: {why}
    </FormNotice>
  );
}
