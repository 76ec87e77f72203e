import { delays } from '@tero/shared/delays';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef, useState } from 'react';
import { Delayed, type DelayedBy } from '../../../common/delivery/Delayed.tsx';
import { isOwnDevice } from '../../../lib/device/platform.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { ResendButton } from '../email-verification/ResendButton.tsx';
import { loginNotice } from '../login-notice.ts';
import { useLogin } from '../queries.ts';
import { AddressForm } from './AddressForm.tsx';

interface VerifyFirstProps {
  email: string;
  password: string;
  /** set if the email with the link is delayed */
  delayed: DelayedBy;
  /** where the person goes after signing in */
  home: string;
}

const notYet = 'Tu email todavía no está confirmado. Abrí el enlace que te mandamos y volvé a tocar el botón.';

/** Shows what was sent and what to do after a registration whose email must be verified (rule ACC-41). */
export function VerifyFirst({ email: registered, password, delayed: registeredLate, home }: VerifyFirstProps) {
  const [{ email, delayed }, setSent] = useState({ email: registered, delayed: registeredLate });
  const [isCorrecting, setCorrecting] = useState(false);
  const enter = useLogin();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(enter.isSuccess, home, delays.loginRedirect);
  // the form is gone and had the focus, so the heading takes it
  useEffect(() => heading.current?.focus(), []);

  function correct(address: string, late: DelayedBy) {
    setSent({ email: address, delayed: late });
    setCorrecting(false);
    enter.reset();
    heading.current?.focus();
  }
  const refusal =
    enter.isError && (isApiError(enter.error, 'requires_verification') ? notYet : loginNotice(enter.error).text);
  return (
    <Card className="flex flex-col gap-5">
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-2xl">
          {delayed ? (
            <Clock size={28} aria-hidden="true" className="shrink-0 text-warn-ink" />
          ) : (
            <MailCheck size={28} aria-hidden="true" className="shrink-0 text-success" />
          )}
          {delayed ? 'Tu enlace va a demorar' : 'Revisá tu email'}
        </h2>
        <p className="mt-2">
          Tu cuenta está creada. {delayed ? 'Vamos a mandar' : 'Mandamos'} un enlace a{' '}
          <strong className="wrap-anywhere">{email}</strong>. Abrilo para verificar que el email es tuyo y ya podés
          entrar.
        </p>
        {!delayed && (
          <p className="mt-2 text-muted">El enlace sirve durante 24 horas. ¿No llegó? Mirá en la carpeta de spam.</p>
        )}
      </div>
      <Delayed by={delayed} />
      {refusal && <FormNotice tone="warning">{refusal}</FormNotice>}
      {enter.isSuccess && <FormNotice tone="success">¡Inicio de sesión exitoso!</FormNotice>}
      <Button
        size="lg"
        wide
        busy={enter.isPending || enter.isSuccess}
        onClick={() => enter.mutate({ identifier: email, password, remember: isOwnDevice() })}
      >
        Ya verifiqué mi email, entrar
      </Button>
      <div className="flex flex-wrap items-start gap-3 border-line border-t pt-5 max-sm:flex-col max-sm:items-stretch">
        <ResendButton key={email} email={email} failure="Error al reenviar el email de verificación." />
        {!isCorrecting && (
          <Button variant="ghost" onClick={() => setCorrecting(true)}>
            Cambiar el email
          </Button>
        )}
      </div>
      {isCorrecting && (
        <AddressForm email={email} password={password} onDone={correct} onCancel={() => setCorrecting(false)} />
      )}
    </Card>
  );
}
