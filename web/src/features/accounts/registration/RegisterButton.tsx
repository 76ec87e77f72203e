import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';

interface RegisterButtonProps {
  /** why the account was not made, where no field says it */
  fault: string | null;
  /** that the account was made */
  notice: string | null;
  busy: boolean;
}

/** The end of both forms for a new account. */
export function RegisterButton({ fault, notice, busy }: RegisterButtonProps) {
  return (
    <>
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      {notice && <FormNotice tone="success">{notice}</FormNotice>}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy && !notice ? 'Registrando...' : 'Registrarse'}
      </Button>
    </>
  );
}
