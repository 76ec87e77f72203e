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
  /** the text shown until something is typed */
  hint?: string;
  /** centésimos are rounded */
  whole?: boolean;
  /** 0 is read as 'Sin costo' */
  mayBeFree?: boolean;
}

/**
 * Shows a field for an amount in pesos. Its value in the form is the typed text; a line below says how the text is
 * read.
 */
export function MoneyField<V extends FieldValues, Out>(props: MoneyFieldProps<V, Out>) {
  const { form, name, label, optional, hint, whole = false, mayBeFree = false } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  return (
    <Bound {...{ form, name, label, optional }} hint={hint && !typed ? hint : readBack(typed, whole, mayBeFree)}>
      <MoneyInput {...registered(form, name)} />
    </Bound>
  );
}

/** Returns the text that says how an amount is read, so that nobody publishes a price by mistake. */
export function readBack(typed: unknown, whole = false, mayBeFree = false): string {
  // drafts from before hold numbers
  const text = typeof typed === 'string' || typeof typed === 'number' ? `${typed}`.trim() : '';
  if (text === '') return 'En pesos.';
  const pesos = pesosOf(text);
  if (pesos === null) return whole ? 'Escribí el precio así: 1.500.' : 'Escribí el precio así: 1.500 o 1.500,50.';
  if (mayBeFree && pesos === 0) return 'Sin costo.';
  if (!whole || Number.isInteger(pesos)) return `Son ${formatPesos(pesos)}.`;
  return `Queda en ${formatPesos(Math.round(pesos))}: el presupuesto va sin centésimos.`;
}
