import { FormNotice } from '../../../ui/FormNotice.tsx';

/** Says that what a link named is no longer there. */
export function MissingRecord({ when }: { when: boolean }) {
  if (!when) return null;
  return (
    <FormNotice tone="warning" quiet>
      El contenido de este enlace ya no existe.
    </FormNotice>
  );
}
