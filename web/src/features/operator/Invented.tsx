import { FormNotice } from '../../ui/FormNotice.tsx';

/** Stands at the head of what the demo invented (rule SUPP-92). */
export function Invented() {
  return (
    <div className="mb-4">
      <FormNotice tone="warning" quiet>
        Inventado para la demostración: no es de nadie.
      </FormNotice>
    </div>
  );
}
