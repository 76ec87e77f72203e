import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The fields that only providers have. */
export const blankDetails = {
  phone: '',
  service: '',
  company_name: '',
  location: '',
  cedula_number: '',
  birth_date: '',
  address: '',
};

type Details = typeof blankDetails;

/** The part that all provider forms share. */
export type DetailsForm = UseFormReturn<Details>;

/** Narrows a form with more fields to the shared fields. The form's type cannot express this. */
export function detailsOf<V extends { [K in keyof Details]?: unknown } & FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
): DetailsForm {
  return form as unknown as DetailsForm;
}
