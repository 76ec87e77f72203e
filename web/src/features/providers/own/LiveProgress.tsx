import { missingFields } from '@tero/shared/rules/completeness';
import { useWatch } from 'react-hook-form';
import { ProfileProgress } from '../../subscriptions/entitlement/ProfileProgress.tsx';
import type { ProfileForm } from './profile-form.ts';

/** Shows the missing fields of the profile, updated during typing. */
export function LiveProgress({ form, email }: { form: ProfileForm; email: string }) {
  const typed = useWatch({ control: form.control });
  const text = (value: string | null | undefined) => value ?? null;
  const missing = missingFields({
    name: text(typed.name),
    username: text(typed.username),
    email,
    phone: text(typed.phone),
    service: text(typed.service),
    company_name: text(typed.company_name),
    cedula_number: text(typed.cedula_number),
  });
  return <ProfileProgress missing={missing} />;
}
