import { zodResolver } from '@hookform/resolvers/zod';
import { createOfferBody, offerFiles } from '@tero/shared/contract/offers';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../lib/attempt.ts';
import type { KeptDraft } from '../../offline/drafts.ts';
import { restoredPhotos } from '../../parts/draft/restored.ts';
import { type FormDraft, useDraft } from '../../parts/draft/use-draft.ts';
import { usePhotos } from '../../parts/photos/use-photos.ts';

export interface OfferFields {
  startDate: string;
  endDate: string;
}
export type OfferDraft = KeptDraft<FormDraft<OfferFields>> | null;

export const draftForm = 'create-offer';

/** The dates and the picture of a promotion, kept on the device until they are sent. */
export function useOfferForm(account: number, draft: OfferDraft) {
  const form = useForm<OfferFields, unknown, OfferFields>({
    resolver: zodResolver(createOfferBody),
    reValidateMode: 'onSubmit',
    defaultValues: draft?.values.fields ?? { startDate: '', endDate: '' },
  });
  const photos = usePhotos({ rules: offerFiles, initial: restoredPhotos(draft) });
  const attempt = useAttempt(draft?.values.attempt);
  const kept = useDraft({
    owner: { account, form: draftForm },
    form,
    photos,
    keptAt: draft?.keptAt,
    attempt: attempt.current,
  });
  return { form, photos, attempt, kept };
}
