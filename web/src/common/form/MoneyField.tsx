import { formatPesos } from '@tero/shared/rules/money/money';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Bound, registered } from '../../ui/FormFields.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

interface MoneyFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  label: string;
  optional?: boolean | undefined;
  /** what is said until something is typed */
  hint?: string;
}

/** A field for an amount of pesos. Its value in the form is the text that was typed; under it stands how it is read. */
export function MoneyField<V extends FieldValues, Out>(props: MoneyFieldProps<V, Out>) {
  const { form, name, label, optional, hint } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  return (
    <Bound {...{ form, name, label, optional }} hint={hint && !typed ? hint : readBack(typed)}>
      <MoneyInput {...registered(form, name)} />
    </Bound>
  );
}

/** Says how an amount is read, so that nobody publishes another price than the one that was meant. */
export function readBack(typed: unknown): string {
  // drafts from before hold numbers
  const text = typeof typed === 'string' || typeof typed === 'number' ? `${typed}`.trim() : '';
  if (text === '') return 'En pesos.';
  const pesos = pesosOf(text);
  return pesos === null ? 'Escribilo así: 1.500 o 1.500,50.' : `Son ${formatPesos(pesos)}.`;
}
