import { changesSince, currentPolicies } from '@tero/shared/rules/policies';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { noteAsked, wasAsked } from './asked.ts';
import { useAcceptPolicies } from './queries.ts';

const texts = /^\/(terms|privacy|cookies|friendly-policies|policies)\b/;
const link = 'font-semibold text-link underline underline-offset-2';

/**
 * Shows once what changed in the policies that a person accepted earlier, and asks them to accept the new ones (rule
 * ACC-102).
 */
export function PolicyNotice() {
  const accepted = useAccount()?.accepted_policies ?? null;
  const { pathname } = useLocation();
  const accepting = useAcceptPolicies();
  const [isAsked, setAsked] = useState(() => wasAsked(currentPolicies));
  const isOld = accepted !== null && accepted < currentPolicies;
  if (!isOld || isAsked || texts.test(pathname)) return null;

  function close() {
    noteAsked(currentPolicies);
    setAsked(true);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !accepting.isPending && close()}
      size="sm"
      title="Cambiaron nuestras políticas"
      description="Novedades desde la última vez que las aceptaste:"
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={accepting.isPending}>
            Ahora no
          </Button>
          <Button busy={accepting.isPending} onClick={() => accepting.mutate(undefined, { onSuccess: close })}>
            {accepting.isPending ? 'Guardando...' : 'Acepto'}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-link">
        {changesSince(accepted).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="mt-4">
        Podés leer los{' '}
        <Link to="/terms" className={link}>
          términos
        </Link>{' '}
        y la{' '}
        <Link to="/privacy" className={link}>
          política de privacidad
        </Link>{' '}
        completos.
      </p>
      {accepting.isError && (
        <FormNotice tone="danger">
          {messageOf(accepting.error, 'No pudimos guardar tu aceptación. Probá de nuevo.')}
        </FormNotice>
      )}
    </Dialog>
  );
}
