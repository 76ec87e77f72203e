import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { correctedEmail } from '@tero/shared/rules/text/mistyped-email';
import type { ComponentProps } from 'react';
import { type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextField } from '../../ui/FormFields.tsx';

type Props<V extends FieldValues, Out> = Omit<ComponentProps<typeof TextField<V, Out>>, 'label'> & { label?: string };

/** Shows a field for an email address, and suggests a correction for a probable typing mistake (rule ACC-89). */
export function EmailField<V extends FieldValues, Out>({ className, ...props }: Props<V, Out>) {
  const { form, name } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  function take(email: string) {
    form.setValue(name, email as FieldPathValue<V, typeof name>, { shouldDirty: true });
    form.clearErrors(name);
    form.setFocus(name);
  }
  return (
    <div className={className}>
      <TextField
        label="Email"
        // not type "email", because Chrome rewrites an international domain
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailMax}
        {...props}
      />
      <Correction typed={typeof typed === 'string' ? typed : ''} onTake={take} />
    </div>
  );
}

/** Shows the correction after a pause, so that the button below does not move while a finger is on its way to it. */
function Correction({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const settled = useDebounced(typed, delays.correctionPause);
  const meant = settled === typed ? correctedEmail(typed) : null;
  return (
    <div role="status">
      {meant && (
        <button
          type="button"
          onClick={() => onTake(meant)}
          className="wrap-anywhere -mb-2 min-h-11 w-full rounded-control text-left text-sm"
        >
          ¿Quisiste decir <span className="font-semibold text-link underline underline-offset-2">{meant}</span>?
        </button>
      )}
    </div>
  );
}
