import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { fieldWords, type ReviewedField, reviewedFields, vouchedFields } from '@tero/shared/rules/verification';
import { useWatch } from 'react-hook-form';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import type { ProfileForm } from './profile-form.ts';

interface ReviewNoticeProps {
  form: ProfileForm;
  profile: OwnProvider;
  hasPhoto: boolean;
}

/** Says before it is saved that a change will be verified (rule PROV-10). */
export function ReviewNotice({ form, profile, hasPhoto }: ReviewNoticeProps) {
  const typed = useWatch({ control: form.control });
  const isChanged = (field: ReviewedField) =>
    field === 'profile_image' ? hasPhoto : (typed[field] ?? '').trim() !== (profile[field] ?? '');
  if (profile.verification_status === 'approved') {
    const changed = vouchedFields.filter(isChanged);
    if (changed.length === 0) return null;
    return (
      <FormNotice tone="warning">
        Vamos a revisar el cambio de {fieldWords(changed)}. Mientras tanto tu perfil no muestra la insignia
        «Verificado»; te avisamos cuando esté.
      </FormNotice>
    );
  }
  if (profile.verification_status === 'rejected' && reviewedFields.some(isChanged)) {
    return <FormNotice tone="warning">Vamos a revisar tu perfil de nuevo cuando guardes los cambios.</FormNotice>;
  }
  return null;
}
