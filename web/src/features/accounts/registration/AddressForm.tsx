import { email as emailSchema } from '@tero/shared/contract/fields';
import { useEffect } from 'react';
import { z } from 'zod';
import type { DelayedBy } from '../../../common/delivery/Delayed.tsx';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useCorrectAddress } from '../queries.ts';

const schema = z.object({ email: emailSchema });

interface AddressFormProps {
  /** the mistyped address */
  email: string;
  password: string;
  onDone: (address: string, delayed: DelayedBy) => void;
  onCancel: () => void;
}

/** Corrects the email address of an unverified account. The verification link goes to the new address. */
export function AddressForm({ email, password, onDone, onCancel }: AddressFormProps) {
  const correct = useCorrectAddress();
  const form = useZodForm(schema, { email });
  const { setFocus, setError } = form;
  useEffect(() => setFocus('email', { shouldSelect: true }), [setFocus]);
  const submit = form.handleSubmit((given) =>
    correct.mutate(
      { email, password, new_email: given.email },
      {
        onSuccess: ({ delayed }) => onDone(given.email, delayed),
        onError: (error) => {
          const message = isApiError(error) ? error.errors.new_email : undefined;
          if (message) setError('email', { message }, { shouldFocus: true });
        },
      },
    ),
  );
  const isGeneral = correct.isError && !(isApiError(correct.error) && correct.error.errors.new_email);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField form={form} name="email" hint="Te mandamos otro enlace a ese email. El anterior deja de servir." />
      {isGeneral && (
        <FormNotice tone="danger">
          {messageOf(correct.error, 'No pudimos cambiar el email. Probá de nuevo.')}
        </FormNotice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={correct.isPending}>
          {correct.isPending ? 'Guardando...' : 'Mandar el enlace'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
