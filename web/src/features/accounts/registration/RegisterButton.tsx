import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';

interface RegisterResult {
  /** why the account was not made, where no field says it */
  fault: string | null;
  /** that the account was made */
  notice: string | null;
}

/** Shows what became of sending either form for a new account. */
export function RegisterNotice({ fault, notice }: RegisterResult) {
  return (
    <>
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      {notice && <FormNotice tone="success">{notice}</FormNotice>}
    </>
  );
}

/** Sends either form for a new account; `isDone`: it was made. */
export function RegisterButton({ busy, isDone }: { busy: boolean; isDone: boolean }) {
  return (
    <Button type="submit" size="lg" wide busy={busy}>
      {busy && !isDone ? 'Registrando...' : 'Registrarse'}
    </Button>
  );
}
