import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';

interface RegisterResult {
  /** why the account was not created, if no field shows the reason */
  fault: string | null;
  /** the text that says the account was created */
  notice: string | null;
}

/** Shows the result of submitting a registration form. */
export function RegisterNotice({ fault, notice }: RegisterResult) {
  return (
    <>
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      {notice && <FormNotice tone="success">{notice}</FormNotice>}
    </>
  );
}

/** Submits a registration form; `isDone` is true once the account exists. */
export function RegisterButton({ busy, isDone }: { busy: boolean; isDone: boolean }) {
  return (
    <Button type="submit" size="lg" wide busy={busy}>
      {busy && !isDone ? 'Registrando...' : 'Registrarse'}
    </Button>
  );
}
