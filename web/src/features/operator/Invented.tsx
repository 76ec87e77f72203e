import { FormNotice } from '../../ui/FormNotice.tsx';

/** Shows a note above content that was invented for the demo (rule SUPP-92). */
export function Invented() {
  return (
    <div className="mb-4">
      <FormNotice tone="warning" quiet>
        Inventado para la demostración: no es de nadie.
      </FormNotice>
    </div>
  );
}
