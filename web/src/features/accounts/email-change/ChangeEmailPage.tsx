import { emailChangeBody } from '@tero/shared/contract/accounts-email-change';
import MailCheck from 'lucide-react/icons/mail-check';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useRequestChange, useWaitingChange } from './queries.ts';
import { WaitingChange } from './WaitingChange.tsx';

const stepsOf = (isVerified: boolean) => [
  'Te mandamos un enlace al email nuevo. Sirve 24 horas.',
  'Abrí el enlace y confirmá. Desde ese momento entrás con el email nuevo; hasta entonces, con el de siempre.',
  // an unverified address may be mistyped, so the notice to it has no link (rule ACC-63)
  isVerified
    ? 'Avisamos al email anterior, con un botón para cancelar el cambio si no fuiste vos.'
    : 'Avisamos al email anterior.',
  'Cerramos las demás sesiones; la de este dispositivo sigue abierta.',
];

/** Changes the email of a client's or a provider's account (rule ACC-60). */
export function ChangeEmailPage() {
  const account = useAccount();
  const { waiting = null, delayed } = useWaitingChange().data ?? {};
  if (!account) return null;
  return (
    <div className="wrap max-w-5xl! py-6 sm:py-10">
      <PageHeading title="Cambiar email" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          {waiting && <WaitingChange {...waiting} delayed={delayed} />}
          <Card className="sm:p-7">
            <ChangeEmailForm email={account.email} again={Boolean(waiting)} />
          </Card>
        </div>
        <aside aria-labelledby="pasos" className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <h2 id="pasos" className="flex items-center gap-2 text-xl">
            <MailCheck size={22} aria-hidden="true" className="shrink-0" />
            Cómo funciona
          </h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
            {stepsOf(account.email_verified).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}

function ChangeEmailForm({ email, again }: { email: string; again: boolean }) {
  const form = useZodForm(emailChangeBody, { email: '' });
  const goBack = useGoBack();
  const request = useRequestChange();
  const { submit, failure } = useSubmit(form, request, {
    words: (error) => messageOf(error, 'No pudimos pedir el cambio. Probá de nuevo.'),
    onSent: () => form.reset({ email: '' }),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>
        <span className="block text-muted text-sm">Tu email actual</span>
        <span className="wrap-anywhere font-semibold">{email}</span>
      </p>
      <EmailField form={form} name="email" label="Email nuevo" autoComplete="off" />
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      {/* only for screen readers: the result is visible above the form */}
      <p role="status" className="sr-only">
        {request.isSuccess && request.data.message}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={goBack}>
          Volver
        </Button>
        <Button type="submit" busy={request.isPending}>
          {request.isPending ? 'Enviando...' : again ? 'Mandar otro enlace' : 'Mandar el enlace'}
        </Button>
      </div>
    </form>
  );
}
