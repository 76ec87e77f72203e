import { mobilePhone } from '@tero/shared/contract/phone';
import type { PasswordOwner } from '@tero/shared/rules/passwords/password-strength';
import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Bound } from '../../../ui/FormFields.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { PasswordVerdict } from './PasswordVerdict.tsx';
import { useTryPassword } from './password-queries.ts';
import { proposedPassword } from './proposed-password.ts';
import { usePasswordJudge } from './use-password-judge.ts';

interface NewPasswordFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  /** the field that repeats the password; a proposed password fills it too */
  repetition?: FieldPath<V>;
  label: string;
  hint?: ReactNode;
  /** the owner of the password, in addition to the data in the form */
  owner?: PasswordOwner | null;
}

/**
 * Shows the field for a new password, which is judged during typing (rule ACC-14), and a button that proposes a
 * password (rule ACC-92). When the person leaves the field, its fault appears below it. If the judge has not loaded,
 * the field asks the server. Without an answer the person learns of the fault when they send the form.
 */
export function NewPasswordField<V extends FieldValues, Out>(props: NewPasswordFieldProps<V, Out>) {
  const { form, name, repetition, label, hint, owner } = props;
  const { mutateAsync: ask } = useTryPassword();
  const { judge, loadJudge } = usePasswordJudge();
  const [shown, setShown] = useState(false);
  const [proposed, setProposed] = useState('');
  const typed: unknown = useWatch({ control: form.control, name });
  const password = typeof typed === 'string' ? typed : '';
  const { error } = form.getFieldState(name, form.formState);

  async function leave() {
    const given = known(form.getValues());
    if (password === '') return;
    const fault = judge?.(password, { ...owner, ...given }) ?? (await ask({ password, ...given }).catch(() => null));
    const isAsIs = form.getValues(name) === password && !form.getFieldState(name).error;
    if (fault && isAsIs) form.setError(name, { type: 'server', message: fault });
  }
  function propose() {
    const text = proposedPassword();
    const names = repetition ? [name, repetition] : [name];
    for (const each of names) {
      form.setValue(each, text as FieldPathValue<V, typeof each>, { shouldDirty: true });
      form.clearErrors(each);
    }
    setProposed(text);
    setShown(true);
  }
  const asked = form.register(name, {
    onChange: () => form.clearErrors(name),
    onBlur: () => void leave(),
  });
  return (
    <div>
      <Bound {...{ form, name, label, hint }}>
        <PasswordInput autoComplete="new-password" reveal={{ shown, setShown }} onFocus={loadJudge} {...asked} />
      </Bound>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PasswordVerdict
          password={error ? '' : password}
          isProposed={password !== '' && password === proposed}
          judge={(text) => judge?.(text, { ...owner, ...known(form.getValues()) })}
        />
        <button
          type="button"
          onClick={propose}
          // leaving the field may show a fault above, which would move this button away from the finger
          onMouseDown={(event) => event.preventDefault()}
          className="min-h-11 rounded-control font-semibold text-link text-sm underline underline-offset-2"
        >
          Proponeme una contraseña
        </button>
      </div>
    </div>
  );
}

/** Returns what the form currently says about the owner of the password. */
function known(values: FieldValues) {
  const names = ['name', 'username', 'email', 'company_name'] as const;
  const texts = Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
  // ignores an incomplete phone number
  const phone = mobilePhone.safeParse(values.phone);
  return { ...texts, ...(phone.success && { phone: phone.data }) };
}
