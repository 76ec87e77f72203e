import { mobilePhone } from '@tero/shared/contract/phone';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Bound } from '../../ui/FormFields.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useTryPassword } from './password-queries.ts';

interface NewPasswordFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  label: string;
  hint: ReactNode;
}

/**
 * A new password. When the field is left the server is asked whether it would be refused (rule ACC-14): its list is too long
 * to be loaded. Without an answer it is told when the form is sent.
 */
export function NewPasswordField<V extends FieldValues, Out>({
  form,
  name,
  label,
  hint,
}: NewPasswordFieldProps<V, Out>) {
  const { mutateAsync: ask } = useTryPassword();

  async function leave() {
    const values: FieldValues = form.getValues();
    const password: unknown = values[name];
    if (typeof password !== 'string' || password === '') return;
    const fault = await ask({ password, ...known(values) }).catch(() => null);
    const isAsIs = form.getValues(name) === password && !form.getFieldState(name).error;
    if (fault && isAsIs) form.setError(name, { type: 'server', message: fault });
  }
  const asked = form.register(name, {
    onChange: () => form.clearErrors(name),
    onBlur: () => void leave(),
  });
  return (
    <Bound {...{ form, name, label, hint }}>
      <PasswordInput autoComplete="new-password" {...asked} />
    </Bound>
  );
}

/** What the form says of its owner by then. */
function known(values: FieldValues) {
  const names = ['name', 'username', 'email', 'company_name'] as const;
  const texts = Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
  // half a phone is none yet
  const phone = mobilePhone.safeParse(values.phone);
  return { ...texts, ...(phone.success && { phone: phone.data }) };
}
