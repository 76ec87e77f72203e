import type { ReactNode } from 'react';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Shows the end of a password-reset form: its submit button, and the link back to the login. */
export function SubmitOrLogin({ busy, children }: { busy: boolean; children: ReactNode }) {
  const entry = useEntryPath();
  return (
    <>
      <Button type="submit" size="lg" wide busy={busy}>
        {children}
      </Button>
      <LinkButton to={entry('login')} variant="ghost">
        Volver a iniciar sesión
      </LinkButton>
    </>
  );
}
