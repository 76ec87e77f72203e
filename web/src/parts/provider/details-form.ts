import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What a provider tells beyond what every account does. */
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

/** A provider's form, as the fields that every one of them has see it. */
export type DetailsForm = UseFormReturn<Details>;

/** A form that asks for more is a form of these too, which its type cannot say. */
export function detailsOf<V extends { [K in keyof Details]?: unknown } & FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
): DetailsForm {
  return form as unknown as DetailsForm;
}
