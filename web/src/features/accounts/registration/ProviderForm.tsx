import { passwordHint } from '../../../parts/account/password-hint.ts';
import { detailsOf } from '../../../parts/provider/details-form.ts';
import { IdentityFields } from '../../../parts/provider/IdentityFields.tsx';
import { PhoneField } from '../../../parts/provider/PhoneField.tsx';
import { TradeFields } from '../../../parts/provider/TradeFields.tsx';
import { WhatsAppTest } from '../../../parts/provider/WhatsAppTest.tsx';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { useRegisterProvider } from '../queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personOf } from './person-form.ts';
import { blankProvider, providerDraft, useProviderForm } from './provider-form.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { useRegistration } from './use-registration.ts';
import { VerifyFirst } from './VerifyFirst.tsx';

export function ProviderForm() {
  const form = useProviderForm();
  const details = detailsOf(form);
  const registration = useRegistration(form, useRegisterProvider(), {
    draft: providerDraft,
    blank: blankProvider,
    home: '/provider-profile',
  });
  const { submit, general, busy, notice, unverified } = registration;
  if (unverified) return <VerifyFirst {...unverified} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <FormGroup title="Tus datos">
        <PersonFields form={personOf(form)} />
        <PhoneField form={details} />
        <WhatsAppTest form={details} />
      </FormGroup>
      <FormGroup title="Tu trabajo">
        <TradeFields form={details} />
      </FormGroup>
      <FormGroup title="Tu identidad" text="Solo la ve quien verifica las cuentas. Nunca se publica.">
        <IdentityFields form={details} />
      </FormGroup>
      <FormGroup title="Tu contraseña">
        <PasswordField form={form} name="password" label="Contraseña" hint={passwordHint()} />
        <PasswordField form={form} name="confirmPassword" label="Repetí la contraseña" />
      </FormGroup>
      <div className="flex flex-col gap-4">
        <ConsentField form={form} name="accepts" />
        <RegisterButton fault={general} notice={notice} busy={busy} />
      </div>
    </form>
  );
}
