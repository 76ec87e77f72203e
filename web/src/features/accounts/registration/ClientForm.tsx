import { registerClientBody } from '@tero/shared/contract/accounts';
import { useForm } from 'react-hook-form';
import { ClientPhoneField } from '../../../common/person/PersonTextFields.tsx';
import { cleaningResolver } from '../../../lib/cleaning-resolver.ts';
import { withBrief } from '../../../offline/drafts/drafts.ts';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { consent } from '../consent.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useRegisterClient } from '../queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personOf } from './person-form.ts';
import { RegisterButton, RegisterNotice } from './RegisterButton.tsx';
import { registrationDraft } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';
import { VerifyFirst } from './VerifyFirst.tsx';

const schema = registerClientBody.safeExtend(consent);
const draft = registrationDraft('register');

const blank = {
  name: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  accepts: false,
};

export function ClientForm() {
  const form = useForm({
    resolver: cleaningResolver(schema),
    reValidateMode: 'onSubmit',
    defaultValues: withBrief(draft, blank),
  });
  const registration = useRegistration(form, useRegisterClient(), { draft, blank, home: '/' });
  const { submit, general, busy, isDone, notice, unverified } = registration;
  if (unverified) return <VerifyFirst {...unverified} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <PersonFields form={personOf(form)} />
      <ClientPhoneField form={form} name="phone" />
      <NewPasswordField
        form={form}
        name="password"
        repetition="password_confirmation"
        label="Contraseña"
        hint={<PasswordRules control={form.control} name="password" />}
      />
      <PasswordField form={form} name="password_confirmation" label="Repetí la contraseña" />
      <ConsentField form={form} name="accepts" />
      <RegisterNotice fault={general} notice={notice} />
      <RegisterButton busy={busy} isDone={isDone} />
    </form>
  );
}
