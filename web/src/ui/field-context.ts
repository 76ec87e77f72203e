import { createContext, useContext } from 'react';

interface FieldLink {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldLink | null>(null);

/**
 * Returns the attributes that connect a control with the label, hint and error of its `Field`; no attributes outside a
 * `Field`.
 */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The shared style of text inputs, text areas and selects. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3.5 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:border-2 disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken focus-visible:outline-offset-0';
