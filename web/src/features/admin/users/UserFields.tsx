import { limits } from '@tero/shared/limits';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { ClientPhoneField, NameField, UsernameField } from '../../../common/person/PersonTextFields.tsx';
import { TextField, type TextPath } from '../../../ui/FormFields.tsx';
import { NewPasswordField } from '../../accounts/password/NewPasswordField.tsx';

interface UserFieldsProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  isNew: boolean;
  /** false for an account from social sign-in, which has no username until the person chooses one */
  hasUsername?: boolean;
}

/** Shows the fields for creating and editing a client. */
export function UserFields<V extends FieldValues, Out>(props: UserFieldsProps<V, Out>) {
  const { form, isNew, hasUsername = true } = props;
  const common = (name: string) => ({ form, name: name as TextPath<V>, autoComplete: 'off' });
  return (
    <>
      <NameField {...common('name')} />
      <EmailField {...common('email')} />
      {hasUsername && <UsernameField {...common('username')} />}
      {isNew && <NewPasswordField form={form} name={'password' as TextPath<V>} label="Contraseña" />}
      <ClientPhoneField {...common('phone')} optional />
      <TextField {...common('location')} label="Ubicación" optional maxLength={limits.addressMax} />
    </>
  );
}
