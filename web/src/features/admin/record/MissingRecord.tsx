import { FormNotice } from '../../../ui/FormNotice.tsx';

/** Says that the content of a link no longer exists. */
export function MissingRecord({ when }: { when: boolean }) {
  if (!when) return null;
  return (
    <FormNotice tone="warning" quiet>
      El contenido de este enlace ya no existe.
    </FormNotice>
  );
}
