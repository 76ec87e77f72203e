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

export function ProviderForm() {
  const form = useProviderForm();
  const details = detailsOf(form);
  const { submit, general, busy, notice } = useRegistration(form, useRegisterProvider(), providerDraft, blankProvider);
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
        <PasswordField form={form} name="password" label="Contraseña" hint="Al menos 6 caracteres." />
        <PasswordField form={form} name="confirmPassword" label="Repetí la contraseña" />
      </FormGroup>
      <div className="flex flex-col gap-4">
        <ConsentField form={form} name="accepts" />
        <RegisterButton fault={general} notice={notice} busy={busy} />
      </div>
    </form>
  );
}
