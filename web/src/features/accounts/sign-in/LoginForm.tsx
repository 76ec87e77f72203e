import { loginBody } from '@tero/shared/contract/accounts';
import { emailPattern } from '@tero/shared/contract/fields';
import { delays } from '@tero/shared/delays';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { cleaningResolver } from '../../../lib/cleaning-resolver.ts';
import { isOwnDevice } from '../../../lib/device/platform.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { nextPath, useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ResendButton } from '../email-verification/ResendButton.tsx';
import { ResendForm } from '../email-verification/ResendForm.tsx';
import { handedEmail, handedState } from '../handed-email.ts';
import { loginNotice } from '../login-notice.ts';
import { useLogin } from '../queries.ts';

const welcome = '¡Inicio de sesión exitoso!';

export function LoginForm() {
  const location = useLocation();
  const login = useLogin();
  const form = useForm({
    resolver: cleaningResolver(loginBody),
    reValidateMode: 'onSubmit',
    defaultValues: { identifier: handedEmail(location.state), password: '', remember: isOwnDevice(), code: '' },
  });
  const [asksCode, setAsksCode] = useState(false);
  const { errors } = form.formState;
  // one sentence covers both fields, in addition to what each field lacks (rule SES-1)
  const fault = errors.identifier?.message ?? errors.password?.message;
  const lack = (name: 'identifier' | 'password', text: string) =>
    errors[name] && (form.getValues(name) === '' ? text : errors[name].message);
  const entry = useEntryPath();
  // leaves time to read the message (rule SES-5)
  useArrival(login.isSuccess, nextPath(location.search) ?? '/', delays.loginRedirect);

  const { setFocus, resetField } = form;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  const submit = form.handleSubmit(
    ({ code, ...values }) =>
      login.mutate(
        { ...values, remember: values.remember ?? false, ...(asksCode && code && { code }) },
        {
          onSuccess: () => toast.success(welcome),
          onError: (error) => {
            setAsksCode(isApiError(error, 'second_step_required') || isApiError(error, 'second_step_wrong'));
            resetField('code');
          },
        },
      ),
    () => login.reset(),
  );
  const clearing = { onChange: () => form.clearErrors() };

  return (
    <div className="flex flex-col gap-4">
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      {login.isError && <Refusal error={login.error} identifier={login.variables.identifier} />}
      {login.isSuccess && <FormNotice tone="success">{welcome}</FormNotice>}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Email o nombre de usuario" error={lack('identifier', 'Escribí tu email o nombre de usuario.')}>
          <TextInput
            {...form.register('identifier', clearing)}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
          />
        </Field>
        <Field label="Contraseña" error={lack('password', 'Escribí tu contraseña.')}>
          <PasswordInput {...form.register('password', clearing)} autoComplete="current-password" enterKeyHint="go" />
        </Field>
        {asksCode && (
          <Field
            label="Código"
            hint={
              <>
                Los 6 dígitos de tu aplicación de autenticación, o un código de recuperación. ¿Perdiste las dos cosas?{' '}
                <Link to="/contact" className="font-semibold text-link underline underline-offset-2">
                  Contactar a soporte
                </Link>
              </>
            }
          >
            <TextInput
              {...form.register('code', clearing)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={40}
              enterKeyHint="go"
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Recordarme" {...form.register('remember')} />
          <Link
            to={entry('forgot')}
            state={handedState(form.watch('identifier'))}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
          >
            ¿Olvidaste tu contraseña?
          </Link>
        </div>
        <Button type="submit" size="lg" wide busy={login.isPending || login.isSuccess}>
          {login.isPending || login.isSuccess ? 'Iniciando sesión...' : 'Iniciar sesión'}
        </Button>
      </form>
    </div>
  );
}

/** Shows why a login failed; `identifier` is the email or username that the person entered. */
function Refusal({ error, identifier }: { error: unknown; identifier: string }) {
  const entry = useEntryPath();
  const { tone, text, offersRegister, offersResend } = loginNotice(error);
  return (
    <>
      <FormNotice tone={tone}>
        {text}
        {offersRegister && (
          <>
            {' '}
            <Link to={entry('register')} className="font-semibold underline underline-offset-2">
              Registrarme
            </Link>
          </>
        )}
      </FormNotice>
      {offersResend && <Resend identifier={identifier} />}
    </>
  );
}

/** Offers another verification email. Asks for the address if the person signed in with a username. */
function Resend({ identifier }: { identifier: string }) {
  const email = foldIdentifier(identifier);
  const failure = 'Error al reenviar el email de verificación.';
  return emailPattern.test(email) ? (
    <ResendButton email={email} failure={failure} />
  ) : (
    <Card>
      <ResendForm failure={failure} variant="outline" />
    </Card>
  );
}
