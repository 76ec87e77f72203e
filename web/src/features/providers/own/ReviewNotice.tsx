import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { fieldWords, type ReviewedField, reviewedFields, type vouchedFields } from '@tero/shared/rules/verification';
import { useWatch } from 'react-hook-form';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import type { ProfileForm } from './profile-form.ts';

interface ProfileInForm {
  form: ProfileForm;
  profile: OwnProvider;
}

/**
 * Warns, beside a field of an approved profile, that a change removes the badge until the change is verified (rule
 * PROV-10).
 */
export function VouchedNotice({ form, profile, field }: ProfileInForm & { field: (typeof vouchedFields)[number] }) {
  const typed = useWatch({ control: form.control, name: field });
  if (profile.verification_status !== 'approved' || !isChanged(typed, profile[field])) return null;
  return (
    <FormNotice tone="warning">
      Vamos a revisar el cambio de {fieldWords([field])}. Mientras tanto no mostramos la marca de verificación en tu
      perfil. Te avisamos cuando terminemos.
    </FormNotice>
  );
}

/** Says, beside the button, that the team will verify any correction of a rejected profile (rule PROV-10). */
export function CorrectedNotice({ form, profile, hasPhoto }: ProfileInForm & { hasPhoto: boolean }) {
  const typed = useWatch({ control: form.control });
  const isCorrected = (field: ReviewedField) =>
    field === 'profile_image' ? hasPhoto : isChanged(typed[field], profile[field]);
  if (profile.verification_status !== 'rejected' || !reviewedFields.some(isCorrected)) return null;
  return <FormNotice tone="warning">Vamos a revisar tu perfil de nuevo cuando guardes los cambios.</FormNotice>;
}

function isChanged(typed: string | null | undefined, stored: string | null | undefined): boolean {
  return (typed ?? '').trim() !== (stored ?? '');
}
