import { Link } from 'react-router-dom';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

/** Shows the account's own email in forms. It is changed on another page (rule ACC-60). */
export function OwnEmail({ email }: { email: string }) {
  return (
    <Field
      label="Email"
      hint={
        <>
          El email se cambia aparte, con una confirmación.{' '}
          <Link to="/change-email" className="font-semibold text-link underline underline-offset-2">
            Cambiar email
          </Link>
        </>
      }
    >
      <TextInput type="email" value={email} readOnly />
    </Field>
  );
}
