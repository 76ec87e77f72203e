import { EmailField } from '../../../common/person/EmailField.tsx';
import { NameField, UsernameField } from '../../../common/person/PersonTextFields.tsx';
import type { PersonForm } from './person-form.ts';
import { useSuggestedUsername } from './use-suggested-username.ts';

/** Shows the fields that every account has. */
export function PersonFields({ form }: { form: PersonForm }) {
  const suggested = useSuggestedUsername(form);
  function take() {
    form.setValue('username', suggested, { shouldDirty: true });
    form.clearErrors('username');
    form.setFocus('username');
  }
  return (
    <>
      <NameField form={form} name="name" />
      <div>
        <UsernameField form={form} name="username" />
        <div role="status">
          {suggested && (
            <button
              type="button"
              onClick={take}
              className="wrap-anywhere -mb-2 min-h-11 w-full rounded-control text-left text-sm"
            >
              ¿Querés usar <span className="font-semibold text-link underline underline-offset-2">{suggested}</span>?
            </button>
          )}
        </div>
      </div>
      <EmailField form={form} name="email" />
    </>
  );
}
