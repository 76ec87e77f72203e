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

/** The part of a provider form that all of them share. */
export type DetailsForm = UseFormReturn<Details>;

/** Narrows a form with more fields to these, which its type cannot express. */
export function detailsOf<V extends { [K in keyof Details]?: unknown } & FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
): DetailsForm {
  return form as unknown as DetailsForm;
}
